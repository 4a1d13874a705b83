import { beforeEach, describe, expect, it } from 'vitest'
import { Plan } from '../src/lib/plan.svelte'
import type { GamesOut } from '../src/lib/wire'

const ABOUT = { data: '', lessons: [], puzzles: 0, minutes: 60, about: {}, weight: {}, poster: false }
const GAMES: GamesOut = {
  games: [
    {
      name: 'cuba',
      title: 'Cuba',
      ...ABOUT,
      edition: 1,
      least_seats: 2,
      most_seats: 5,
      options: [
        { name: 'expansion', values: ['off', 'on'], statement: 'EP-001', only: {} },
        { name: 'crowd', values: ['few', 'many'], statement: 'X-1', only: { many: [4, 5] } },
      ],
    },
    { ...ABOUT, name: 'duel', title: 'Duel', edition: 1, least_seats: 2, most_seats: 2, options: [] },
  ],
  levels: ['deckhand', 'trader', 'captain'],
}

let plan: Plan
beforeEach(() => {
  plan = new Plan()
  plan.game = 'cuba'
})

describe('a plan', () => {
  it('has one pace, and sends nothing of the others', () => {
    plan.found = GAMES
    expect(plan.table('Ana', String)).not.toHaveProperty('days')
    plan.pace = 'live'
    expect(plan.table('Ana', String)).toMatchObject({ days: 0, minutes: 20, increment: 30, late: 'move' })
    plan.pace = 'days'
    plan.who = 'friends'
    plan.joint = true
    const table = plan.table('Ana', String)
    expect(table).toMatchObject({ days: 3, minutes: 0, increment: 0, visibility: 'private' })
    expect(table.draws).toBeUndefined()
  })

  it('knows with whom one plays from the seats', () => {
    plan.found = GAMES
    for (const who of ['hot-seat', 'open', 'friends', 'bots'] as const) {
      plan.who = who
      expect(plan.who).toBe(who)
    }
    expect(plan.table('Ana', String)).toMatchObject({ visibility: 'link' })
    plan.sit('open', 1)
    expect(plan.who).toBe('friends')
  })

  it('lets those who watch be behind, where anybody may watch', () => {
    plan.found = GAMES
    expect(plan.table('Ana', String)).not.toHaveProperty('delay')
    plan.delay = 3
    expect(plan.table('Ana', String)).toMatchObject({ visibility: 'link', delay: 3 })
    plan.visibility = 'private'
    expect(plan.table('Ana', String)).not.toHaveProperty('delay')
  })

  it('has defaults that follow the answers, and choices that do not', () => {
    plan.seats = 3
    plan.level = 'captain'
    plan.found = GAMES
    expect(plan.seats).toBe(3)
    expect(plan.level).toBe('captain')
    plan.found = { ...GAMES }
    expect(plan.seats).toBe(3)
    plan.game = 'duel'
    expect(plan.seats).toBe(2)
    plan.game = 'cuba'
    expect(plan.seats).toBe(3)
  })

  it('is private and without hints among friends, unless somebody wants it otherwise', () => {
    plan.found = GAMES
    expect(plan.table('Ana', String)).toMatchObject({ visibility: 'link', hints: true })
    plan.sit('open')
    expect(plan.table('Ana', String)).toMatchObject({ visibility: 'private', hints: false })
    plan.visibility = 'public'
    plan.hints = true
    expect(plan.table('Ana', String)).toMatchObject({ visibility: 'public', hints: true })
  })

  it('names everybody at this screen', () => {
    plan.found = GAMES
    plan.seats = 3
    plan.sit('me')
    plan.call(1, ' Bea ')
    expect(plan.table('Ana', (seat) => `Player ${seat + 1}`).seats.map((seat) => seat.name)).toEqual(['Ana', 'Bea', 'Player 3'])
  })

  it('sends only options that were chosen, and none that the seats forbid', () => {
    plan.found = GAMES
    plan.choose('crowd', 'many')
    expect(plan.table('Ana', String).options).toEqual({ crowd: 'many' })
    plan.seats = 2
    expect(plan.table('Ana', String).options).toEqual({ crowd: 'few' })
    expect(plan.expanded).toBe(false)
    plan.choose('expansion', 'on')
    expect(plan.expanded).toBe(true)
  })
})
