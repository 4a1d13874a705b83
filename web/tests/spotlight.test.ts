import './browser'
import { describe, expect, it } from 'vitest'
import { beside } from '../src/lib/spotlight'

const ROOM = { x: 8, y: 8, w: 374, h: 678 }
const BUBBLE = { w: 374, h: 178 }

describe('the light of a lesson', () => {
  it('leaves a narrow row in sight and covers a part of a higher one', () => {
    const goods = { x: 5, y: 155, w: 380, h: 52 }
    const cards = [292, 396, 466].map((y) => ({ x: 2, y, w: 386, h: 76 }))
    const { y } = beside([goods, ...cards], [], BUBBLE, ROOM)
    expect(y).toBeGreaterThanOrEqual(goods.y + goods.h)
  })
})
