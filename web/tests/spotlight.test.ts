import './browser'
import { describe, expect, it } from 'vitest'
import { beside, worst } from '../src/lib/spotlight'

const ROOM = { x: 8, y: 8, w: 374, h: 678 }
const BUBBLE = { w: 374, h: 178 }

describe('the light of a lesson', () => {
  it('covers none of what it speaks of where there is room', () => {
    const goods = { x: 5, y: 155, w: 380, h: 52 }
    const cards = [466, 576].map((y) => ({ x: 2, y, w: 386, h: 76 }))
    const place = beside([goods], [goods, ...cards], [], BUBBLE, ROOM)
    expect(worst(place, [goods, ...cards])).toBe(0)
  })
  it('rather lies on what could be done besides than on what it speaks of', () => {
    const goods = { x: 8, y: 186, w: 374, h: 400 }
    const own = { x: 8, y: 8, w: 374, h: 178 }
    const place = beside([goods], [goods], [own], BUBBLE, ROOM)
    expect(worst(place, [goods])).toBe(0)
    expect(worst(place, [own])).toBe(1)
  })
})
