import { describe, expect, test } from 'vitest'
import { playRules } from '#tests/support/games/play-rules.ts'
import { dare, defaultOptions, lines, many, rule, truth } from '#tests/support/games/venue-cards.ts'
import { venueMessages } from './messages.ts'
import type { VenueMove } from './moves.ts'
import type { VenueState } from './state.ts'
import { venueRules } from './venue-rules.ts'

const follow: VenueMove = { type: 'follow', isCounted: true }
const pass: VenueMove = { type: 'pass', isCounted: true }
const take = (...seats: number[]): VenueMove => ({ type: 'take', seats })
const names = ['Ann', 'Bo', 'Cy']
const look = (state: VenueState) => venueRules.view(state, 'device')
const priced = (at: number) => ({ ...rule(at), text: `{A} makes rule ${at}. A slip is {n}.` })

function table(...cards: Parameters<typeof lines>) {
  return playRules(
    venueRules,
    venueMessages,
    { ...defaultOptions, most: 1 },
    { names, lists: lines(...cards) },
  )
}

describe('a sober table', () => {
  const { start, play, refusal, recap: recapOf } = table(...many(dare))

  test('says after a card that costs something who takes the points', () => {
    const asked = play(start(), follow)
    expect(look(asked)).toMatchObject({ phase: 'points', round: 1, points: [0, 0, 0] })
    expect(refusal(asked, follow)).toBe('Say first who takes the points.')
    const taken = play(asked, take(0, 2))
    expect(look(taken)).toMatchObject({ phase: 'card', round: 2, points: [1, 0, 1] })
    expect(look(play(taken, follow, take())).points).toEqual([1, 0, 1])
    expect(refusal(taken, take(1))).toBe('Nobody takes any points now.')
  })

  test('is not asked after a card that costs nothing', () => {
    const { start, play } = table(...many(truth))
    expect(look(play(start(), follow))).toMatchObject({ phase: 'card', round: 2 })
  })

  test('counts a pass for the player whose card it was', () => {
    const before = start()
    const after = look(play(before, pass))
    expect(after).toMatchObject({ phase: 'card', round: 2 })
    expect(after.points[before.card?.a ?? -1]).toBe(1)
    expect(after.points.filter((count) => count === 0)).toHaveLength(2)
  })

  test('counts a slip against a rule in force, by what the rule costs', () => {
    const ruled = table(...many(truth, 2), priced(1), ...many(dare), ...many(truth))
    const on = ruled.play(ruled.start(), follow, follow, follow)
    expect(on.lasting).toHaveLength(1)
    const slipped = ruled.play(on, { type: 'slip', rule: 0, seat: 1 })
    expect(look(slipped)).toMatchObject({ round: on.round, points: [0, 1, 0] })
    const asked = ruled.play(slipped, follow)
    expect(ruled.play(asked, { type: 'slip', rule: 0, seat: 1 }).points).toEqual([0, 2, 0])
    for (const move of [
      { type: 'slip', rule: 1, seat: 1 },
      { type: 'slip', rule: 0, seat: 3 },
    ] as const) {
      expect(ruled.refusal(on, move)).toBe('That rule is not in force.')
    }
  })

  test('hears at the end who has the fewest points', () => {
    const played = play(start(), follow, take(0, 1), follow, take(0))
    const recap = recapOf(played)
    expect(recap.headline).toBe('Cy wins with the fewest points.')
    expect(recap.winners).toEqual([2])
    expect(recap.rows.map(({ seat, score }) => [seat, score])).toEqual([
      [2, '0'],
      [1, '1'],
      [0, '2'],
    ])
    expect(recap.rows[1]?.note).toMatch(/^point; \d followed, 0 passed$/)
    expect(recapOf(play(start(), follow, take(0))).headline).toBe(
      'Bo and Cy win with the fewest points.',
    )
    expect(recapOf(play(start(), follow, take())).headline).toBe('Level on points. All of you win.')
  })
})

test('many winners are a number', () => {
  const { start, play, recap } = table(...many(dare))
  const five = start({}, 5)
  const { headline } = recap(play(five, follow, take(0)))
  expect(headline).toBe('Fewest points: four of you win.')
})

test('a table with sips counts nothing', () => {
  const { start, play, recap } = table(...many(dare))
  const played = play(start(), { type: 'follow' }, { type: 'pass' })
  expect(played).toMatchObject({ phase: 'card', round: 3 })
  expect(played.points).toBeUndefined()
  expect(recap(played).headline).toMatch(/played along/)
})
