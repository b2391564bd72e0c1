import { describe, expect, test } from 'vitest'
import { inGame, layOn, lists, prompt } from '#tests/support/games/mix-table.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { openGames } from './rules-draw.ts'
import { type MixedGame, options } from './rules-options.ts'
import { rulesOf } from './rules-played.ts'
import type { Move, State } from './rules-state.ts'

const defaults = { ...options.defaults, lasting: false }
const { start, must, refusal, due } = playRules(rules, messages, defaults, {
  lists,
  seating: 'own',
})
const lay = (game: MixedGame, names?: number) =>
  layOn(names === undefined ? start() : start({}, names as never), game)

/** Moves by seats, one after the other; the last at this time. */
function act(state: State, now: number, ...moves: [number, Move][]): State {
  return moves.reduce((current, [by, move]) => must(current, move, { by, now }), state)
}

const never = (type: string, details?: object) => inGame('never-have-i-ever', type, details)
const answered = (has: readonly boolean[], calls: readonly (number | null)[]) =>
  act(
    lay('never-have-i-ever'),
    10,
    ...has.map((each, seat): [number, Move] => [seat, never('answer', { has: each })]),
    ...calls.flatMap((count, seat): [number, Move][] =>
      count === null ? [] : [[seat, never('call', { count })]],
    ),
  )

describe('points with a phone each', () => {
  test('Never: a wrong call takes the point, a right one takes one off, having costs none', () => {
    const before = answered([true, true, false, false], [2, 0, 2, null])
    const closed = must(before, never('timeout'), { by: 'clock', now: 60_000 })
    expect(closed.card).toMatchObject({ card: { phase: 'show' } })
    expect(rules.view(closed, 'screen').owed).toEqual([-1, 1, -1, 0])
    expect(closed.points).toEqual([0, 1, 0, 0])
  })

  test('a right call takes one off, and nobody has less than none', () => {
    const before = {
      ...answered([true, true, false, false], [2, 0, 2, null]),
      points: [3, 0, 0, 1],
    }
    const closed = must(before, never('timeout'), { by: 'clock', now: 60_000 })
    expect(closed.points).toEqual([2, 1, 0, 1])
  })

  test('what a card costs is nobody’s to see before it is shown', () => {
    const before = answered([true, true, false, false], [2, 0, 2, null])
    expect(rules.view(before, 0).owed).toEqual([0, 0, 0, 0])
  })

  test('Charades: the first to buzz guesses, and has one less if right', () => {
    const ready = { ...lay('charades'), points: [0, 0, 2, 0] }
    const buzzed = act(ready, 10, [1, inGame('charades', 'start')], [2, inGame('charades', 'buzz')])
    expect(refusal(buzzed, inGame('charades', 'buzz'), { by: 3, now: 11 })).not.toBeNull()
    const known = act(buzzed, 12, [1, inGame('charades', 'judge', { isRight: true })])
    expect(known.points).toEqual([0, 0, 1, 0])
  })

  test('Charades: not guessed in a minute is one for the actor', () => {
    const acting = act(lay('charades'), 10, [1, inGame('charades', 'start')])
    expect(due(acting).points).toEqual([0, 1, 0, 0])
  })

  test('Letters: all write one column for 20 s; empty takes one', () => {
    const writing = lay('country-island-city')
    expect(rules.due(writing)?.atMs).toBe(20_000)
    const filled = [0, 1].map((seat): [number, Move] => [
      seat,
      inGame('country-island-city', 'draft', { answers: [`B${seat}`] }),
    ])
    let state = due(act(writing, 10, ...filled))
    while (rules.due(state)) state = due(state)
    expect(rules.view(state, 'screen').owed).toEqual([0, 0, 1, 1])
  })
})

describe('who may act, and what is seen', () => {
  test('the phrase is the actor’s until it is shown', () => {
    const ready = lay('charades')
    for (const viewer of [0, 2, 3, 'screen', 'audience'] as const)
      expect(rules.view(ready, viewer).card).toMatchObject({ view: { prompt: null } })
    expect(rules.view(ready, 1).card).toMatchObject({ view: { prompt } })
    expect(rules.waitsFor(ready)).toEqual([1])
  })

  test('buttons of a new card wake after two seconds', () => {
    const ready = { ...lay('charades'), wakesAtMs: 2000 }
    const begin = inGame('charades', 'start')
    expect(refusal(ready, begin, { by: 1, now: 1999 })).toBe('One moment.')
    expect(refusal(ready, begin, { by: 1, now: 2000 })).toBeNull()
    expect(start().wakesAtMs).toBe(2000)
  })

  test('not for us is on every phone, until it is shown', () => {
    const swapped = act(lay('never-have-i-ever'), 10, [3, { type: 'skip' }])
    expect(swapped.card).not.toMatchObject({ card: { prompt } })
    const shown = layOn(start(), 'never-have-i-ever', { phase: 'show' })
    expect(refusal(shown, { type: 'skip' }, { by: 3 })).toBe('That one is settled.')
  })

  test('a rule forgotten is a point once two have said so within eight seconds', () => {
    const state = { ...lay('category'), lasting: [{ prompt, left: 3 }] }
    const slip: Move = { type: 'slip', seat: 2 }
    const once = act(state, 0, [0, slip], [0, slip])
    expect(once.points).toEqual([0, 0, 0, 0])
    expect(act(once, 8000, [1, slip]).points).toEqual([0, 0, 1, 0])
    expect(act(once, 8001, [1, slip]).points).toEqual([0, 0, 0, 0])
  })

  test('away: a story, a turn, a vote pass on at no cost', () => {
    const ready = lay('charades')
    const passed = rules.passOver(ready, 1, { ...noTime(), away: [1] })
    expect(passed).toMatchObject({ round: 2, points: [0, 0, 0, 0] })
  })
})

describe('the next card', () => {
  const at = (round: number, names: number) => ({ ...start({}, names as never), round, recent: [] })

  test('two play without charades', () => {
    expect(openGames(at(3, 2))).not.toContain('charades')
    expect(openGames(at(3, 3))).toContain('charades')
  })

  test('from six players three cards in five ask all', () => {
    const asks = [0, 1, 2, 3, 4].map((round) =>
      openGames(at(round, 6)).map((game) => rulesOf(game).asksAll),
    )
    expect(asks.map((games) => new Set(games).size)).toEqual([1, 1, 1, 1, 1])
    expect(asks.filter(([all]) => all)).toHaveLength(3)
    const small = openGames(at(0, 5)).map((game) => rulesOf(game).asksAll)
    expect(new Set(small).size).toBe(2)
  })

  test('from twelve the turn hops among those with fewest', () => {
    const turns = Array.from({ length: 12 }, (_, seat) => (seat === 7 || seat === 4 ? 0 : 1))
    const state = { ...layOn(start({}, 12 as never), 'charades'), turns, turn: 7 }
    const next = rules.passOver(state, 7, noTime())
    expect(next.turn).toBe(4)
  })

  test('a turn goes to nobody who is away', () => {
    const next = rules.passOver(lay('charades'), 1, { ...noTime(), away: [1, 2] })
    expect(next.turn).toBe(3)
  })
})

describe('every fifth card', () => {
  const voting = rules.passOver({ ...lay('charades'), round: 4 }, 1, noTime())

  test('is voted for between two games, for ten seconds', () => {
    expect(voting.card).toMatchObject({ game: 'vote' })
    expect(rules.due(voting)).toMatchObject({ atMs: 10_000 })
    expect(rules.waitsFor(voting)).toEqual([0, 1, 2, 3])
  })

  test('is the game with most votes, as soon as all have voted', () => {
    if (voting.card.game !== 'vote') throw new Error('No vote')
    const [one, other] = voting.card.games
    const choose = (game: MixedGame): Move => ({ type: 'choose', game })
    const early = act(voting, 3000, [0, choose(one)], [1, choose(other)], [2, choose(other)])
    expect(rules.view(early, 3).card).toMatchObject({ choice: null, voted: 3 })
    expect(act(early, 3000, [3, choose(other)])).toMatchObject({ round: 5, card: { game: other } })
    expect(due(early).card.game).toBe(other)
  })
})

test('from one phone to a phone each the card starts again, and points stay', () => {
  const one = playRules(rules, messages, defaults, { lists })
  const before = { ...layOn(one.start(), 'never-have-i-ever'), points: [1, 2, 0, 0] }
  const after = rules.reseat(before, 'own', noTime())
  expect(after).toMatchObject({ seating: 'own', points: [1, 2, 0, 0], round: 1 })
  expect(after.card).toMatchObject({ card: { prompt, phase: 'ask', calls: {} } })
  expect(rules.reseat(after, 'passed', noTime()).card).toEqual(before.card)
})
