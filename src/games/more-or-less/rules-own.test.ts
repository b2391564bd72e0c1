import { describe, expect, test } from 'vitest'
import { tableOf } from '#tests/support/games/more-or-less-table.ts'
import { noTime } from '#tests/support/games/play-rules.ts'
import { rules } from './rules.ts'
import type { Say, State } from './rules-state.ts'

const { must, refusal, due, recap, start } = tableOf([1, 2, 3, 4, 5, 6, 7, 8, 9], 'own')
const seated = (state: State): State => ({
  ...state,
  teams: state.teams.map((team, at) => ({ ...team, seats: at === 0 ? [0, 1] : [2, 3] })),
})
const sides = seated(start())
const begun = must(sides, { type: 'begin' }, { by: 0 })

/** Says of the seats in order; null for one that says nothing. */
function say(state: State, ...says: (Say | null)[]): State {
  return says.reduce((at, type, by) => (type ? must(at, { type }, { by }) : at), state)
}

describe('the sides, with a phone each', () => {
  test('begin by themselves after twenty seconds', () => {
    expect(rules.due(sides)).toEqual({ atMs: 20_000, move: { type: 'timeout' } })
    expect(due(sides).phase).toBe('guess')
    const lonely = {
      ...sides,
      teams: sides.teams.map((team, at) => ({ ...team, seats: at ? [] : [0, 1, 2, 3] })),
    }
    expect(due(lonely).teams.map(({ seats }) => seats.length)).toEqual([2, 2])
  })

  test('are changed by everybody for themselves', () => {
    expect(refusal(sides, { type: 'swap', seat: 1 }, { by: 0 })).toMatch(/^Everybody changes sides/)
    expect(must(sides, { type: 'swap', seat: 0 }, { by: 0 }).teams[1]?.seats).toContain(0)
    expect(refusal(sides, { type: 'rename', team: 1, name: 'X' }, { by: 0 })).toMatch(/other side/)
  })
})

describe('a card, with a phone each', () => {
  test('is answered by both sides at once, in twenty seconds', () => {
    expect(rules.waitsFor(begun)).toEqual([0, 1, 2, 3])
    expect(rules.due(begun)?.atMs).toBe(20_000)
    expect(rules.view(begun, 0).clock?.leftMs).toBe(20_000)
    expect(say(begun, 'more', 'more', 'more').ballot?.clock.leftMs).toBe(10_000)
  })

  test.each<[string, (Say | null)[], Partial<State>]>([
    ['both say it', ['more', 'more', 'more', 'more'], { points: [1, 0], isAgainst: false }],
    [
      'the other side bets by saying otherwise',
      ['less', 'less', 'more', 'more'],
      { points: [0, 1] },
    ],
    ['and loses one', ['more', 'more', 'less', 'less'], { points: [1, -1], isAgainst: true }],
    [
      'a tie there is no bet',
      ['more', 'more', 'less', 'more'],
      { points: [1, 0], isAgainst: false },
    ],
  ])('%s', (_, says, expected) => {
    expect(say(begun, ...says)).toMatchObject({ phase: 'reveal', ...expected })
  })

  test('without a word from the side in play is wrong, without a bet', () => {
    const late = due(say(begun, null, null, 'more', 'more'))
    expect(late).toMatchObject({ answer: 'late', points: [0, 0], isAgainst: false })
  })

  test('with a tie in the side in play is decided by a coin', () => {
    const tied = say(begun, 'more', 'less', 'more')
    const [heads, tails] = [0.1, 0.9].map((coin) =>
      must(tied, { type: 'more' }, { by: 3, random: () => coin }),
    )
    expect([heads?.answer, tails?.answer]).toEqual(['more', 'less'])
  })

  test('may be said otherwise until it closes, and is nobody else’s to see', () => {
    const said = say(begun, 'less', 'more')
    for (const viewer of [1, 2, 'screen', 'audience'] as const) {
      expect(rules.view(said, viewer)).toMatchObject({ shown: null, tallies: null, answered: 2 })
    }
    expect(rules.view(said, 0).said).toBe('less')
    expect(rules.view(must(said, { type: 'more' }, { by: 0 }), 0).said).toBe('more')
  })

  test('shows how many of each side said what, and goes on by anybody', () => {
    const shown = say(begun, 'more', 'more', 'less', 'more')
    expect(rules.view(shown, 'screen').tallies).toEqual([
      { more: 2, less: 0 },
      { more: 1, less: 1 },
    ])
    const fewer = rules.leave(shown, 0, noTime())
    expect(rules.view(fewer, 'screen').tallies).toEqual(rules.view(shown, 'screen').tallies)
    expect(refusal(shown, { type: 'next' }, { by: 3, now: 3999 })).toBe('One moment.')
    expect(must(shown, { type: 'next' }, { by: 3, now: 4000 })).toMatchObject({ card: 2 })
    expect(recap(shown).rows.map(({ note }) => /right once/.test(note))).toContain(true)
  })

  test('waits for nobody who is passed over', () => {
    const passed = rules.passOver(say(begun, 'more', 'more', 'more'), 3, noTime())
    expect(passed).toMatchObject({ phase: 'reveal', points: [1, 0] })
  })

  test('a fresh measure comes after four cards on which all agree', () => {
    expect(say({ ...begun, agreed: 3 }, 'more', 'more', 'more', 'more').agreed).toBe(4)
    expect(say({ ...begun, agreed: 3 }, 'more', 'more', 'less', 'less').agreed).toBe(0)
  })
})

test('each loser’s phone asks for the whole margin, and so many count', () => {
  const shown = say(begun, 'more', 'more', 'more', 'more')
  const last: State = { ...shown, card: 20, side: 1, points: [2, 0] }
  expect(rules.view(last, 2)).toMatchObject({ nextSide: null, owed: [0, 2] })
  const { teams } = last
  const behind = (seat: number) => (teams[1]?.seats.includes(seat) ? 2 : 0)
  expect(rules.asks?.(last)?.counts).toEqual([0, 1, 2, 3].map(behind))
})

test('from a phone each to one, and back: the card begins again, points stay', () => {
  const scored = { ...say(begun, 'more'), points: [4, 2] }
  const passed = rules.reseat(scored, 'passed', noTime())
  expect(passed).toMatchObject({ phase: 'guess', ballot: null, points: [4, 2], b: scored.b })
  const own = rules.reseat(passed, 'own', noTime())
  expect(own).toMatchObject({ phase: 'guess', clock: null, points: [4, 2] })
  expect(own.ballot?.choices).toEqual({})
})

describe('the audience', () => {
  const level: (Say | null)[] = ['more', 'less', 'more']
  const close = (audience: Record<string, number>, random: () => number) =>
    must(say(begun, ...level), { type: 'more' }, { by: 3, audience, random })

  test('is asked once a card', () => {
    expect(rules.audience?.(begun)).toMatchObject({
      id: '1 Thing 0 of m',
      kind: 'more-or-less',
      offers: ['more', 'less'],
    })
    expect(rules.audience?.(sides)).toBeNull()
    expect(rules.audience?.(say(begun, 'more', 'more', 'more', 'more'))).toBeNull()
  })

  test.each<[string, Record<string, number>, () => number, Partial<State>]>([
    ['breaks a tie', { less: 5 }, () => 0, { answer: 'less', isByCoin: false }],
    ['both ways', { more: 3, less: 2 }, () => 0.9, { answer: 'more', isByCoin: false }],
    ['has no say below five taps', { less: 4 }, () => 0, { answer: 'more', isByCoin: true }],
    ['level itself, the coin falls', { more: 4, less: 4 }, () => 0.9, { answer: 'less' }],
  ])('%s, before the coin', (_, taps, random, expected) => {
    expect(close(taps, random)).toMatchObject(expected)
  })

  test('makes no answer for a side that says nothing', () => {
    const silent = say(begun, null, null, 'more', 'less')
    const { atMs, move } = rules.due(silent) ?? { atMs: 0, move: { type: 'next' } as const }
    const closed = must(silent, move, { by: 'clock', now: atMs, audience: { more: 9 } })
    expect(closed.answer).toBe('late')
  })
})
