import { describe, expect, test } from 'vitest'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { Move } from './rules-state.ts'
import { table, toMarking } from './rules-test-table.ts'

const { start, must, play, refusal, recap } = playRules(rules, messages, options.defaults, table)

const stop: Move = { type: 'stop' }
const done: Move = { type: 'done', seat: 1 }
const next: Move = { type: 'next' }
const none = (seat: number): Move => ({ type: 'mark', seat, mark: 'none' })
/** A whole round in which nobody has anything. */
const emptyRound: readonly Move[] = [...toMarking, next, next, next, next, next]

describe('columns', () => {
  test.each([
    [0, 3],
    [1, 4],
    [2, 5],
    [3, 6],
  ] as const)('with %i extras there are %i', (extras, count) => {
    const columns = start({ extras }).columns.map(({ raw }) => raw)
    expect(columns.slice(0, 3)).toEqual(['Country', 'Island', 'City'])
    expect(new Set(columns).size).toBe(count)
  })

  test('the extras are new every round', () => {
    const first = start()
    const second = play(first, ...emptyRound, next)
    expect(second.round).toBe(2)
    const extras = [...first.columns.slice(3), ...second.columns.slice(3)].map(({ raw }) => raw)
    expect(new Set(extras).size).toBe(4)
  })

  test('a pack of one gives one extra, not the same twice', () => {
    const players = [
      { id: 'a', name: 'Anna' },
      { id: 'b', name: 'Bo' },
    ]
    const state = rules.start(
      { players, lists: [['River']], options: options.defaults, seating: 'passed' },
      noTime(),
    )
    expect(state.columns.map(({ raw }) => raw)).toEqual(['Country', 'Island', 'City', 'River'])
  })

  test('without a pack there are the usual three', () => {
    const players = [{ id: 'a', name: 'Anna' }]
    const state = rules.start(
      { players, lists: [], options: options.defaults, seating: 'passed' },
      noTime(),
    )
    expect(state.columns).toHaveLength(3)
  })

  test('not for us swaps the extras free of charge, before and after the letter', () => {
    for (const before of [start(), play(start(), stop)]) {
      const after = play(before, { type: 'skip' })
      expect(after.columns.slice(0, 3)).toEqual(before.columns.slice(0, 3))
      expect(after.columns[3]).not.toEqual(before.columns[3])
      expect([after.round, after.letters]).toEqual([before.round, before.letters])
    }
  })

  test('there is nothing to swap without extras, or once pens are down', () => {
    expect(refusal(start({ extras: 0 }), { type: 'skip' })).not.toBeNull()
    expect(refusal(play(start(), ...toMarking), { type: 'skip' })).not.toBeNull()
    expect(rules.view(start({ extras: 0 }), 'device').canSkip).toBe(false)
    expect(rules.view(start(), 'device').canSkip).toBe(true)
  })

  test('other packs count from the next round on', () => {
    const restocked = rules.changePacks(start(), [['Cheese', 'Fruit']])
    expect(restocked.columns).toEqual(start().columns)
    const later = play(restocked, ...emptyRound, next)
    expect(later.columns.slice(3).map(({ raw }) => raw)).toEqual(['Cheese', 'Fruit'])
  })

  test('each extra is the prompt on the table when its turn comes; the usual three never are', () => {
    const shown: (string | null)[] = []
    let state = play(start(), ...toMarking)
    for (let column = 0; column < 5; column++) {
      shown.push(rules.prompt(state))
      state = play(state, next)
    }
    expect(shown).toEqual([null, null, null, 'Extra 0', 'Extra 1'])
  })
})

describe('the letter', () => {
  test('falls when the stopper stops the alphabet', () => {
    const state = play(start(), stop)
    expect(rules.view(start(), 'device').letter).toBeNull()
    expect(rules.view(state, 'device').letter).toBe(state.letters[0])
    expect(state.phase.name).toBe('writing')
  })

  test.each([2, 3, 5])('everybody of %i stops it, and reads, equally often', (playerCount) => {
    const stops = Array.from({ length: playerCount }, () => 0)
    let state = start({ rounds: 8, extras: 0 }, playerCount)
    while (!rules.ended(state)) {
      stops[state.stopper] = (stops[state.stopper] ?? 0) + 1
      expect(rules.waitsFor(state)).toEqual([state.stopper])
      state = play(state, ...toMarking, next, next, next, next)
    }
    expect(stops.reduce((sum, count) => sum + count, 0)).toBe(8)
    expect(Math.max(...stops) - Math.min(...stops)).toBeLessThanOrEqual(1)
  })
})

describe('færdig', () => {
  const called = must(play(start(), stop), done, { now: 10_000 })

  test.each([
    [15, 15_000],
    [30, 30_000],
  ] as const)('gives the others %i seconds', (grace, lengthMs) => {
    const state = must(play(start({ grace }), stop), done, { now: 10_000 })
    expect(state.phase).toMatchObject({ name: 'grace', caller: 1, clock: { lengthMs } })
  })

  test('goes straight to marking by house rule', () => {
    expect(play(start({ grace: 0 }), stop, done).phase.name).toBe('marking')
  })

  test.each([
    ['not before the time is out', 24_999, 'There is time left.'],
    ['when it is', 25_000, null],
    ['not when the clock was set back', 3000, 'There is time left.'],
  ])('ends %s', (_, now, expected) => {
    expect(refusal(called, { type: 'timeout' }, { now })).toBe(expected)
  })

  test('ends early when everybody is done', () => {
    expect(play(called, { type: 'pens-down' }).phase.name).toBe('marking')
  })

  test('a phone asleep costs nobody anything: rest, resume, the whole time again', () => {
    const rested = rules.pause(called)
    expect(refusal(rested, { type: 'timeout' }, { now: 900_000 })).toBe('The clock is not running.')
    const resumed = must(rested, { type: 'resume' }, { now: 900_000 })
    expect(refusal(resumed, { type: 'timeout' }, { now: 914_999 })).toBe('There is time left.')
    expect(must(resumed, { type: 'timeout' }, { now: 915_000 }).phase.name).toBe('marking')
  })

  test('a timeout found long afterwards waits for the table instead', () => {
    const state = must(called, { type: 'timeout' }, { now: 90_000 })
    expect(state.phase).toMatchObject({ name: 'grace', clock: { runningSince: null } })
  })

  test('is called by somebody at the table, once', () => {
    expect(refusal(play(start(), stop), { type: 'done', seat: 9 })).toBe('Nobody sits there.')
    expect(refusal(called, done)).not.toBeNull()
    expect(refusal(called, { type: 'resume' })).toBe('The clock is running.')
  })
})

describe('the end', () => {
  /** Two columns in which Anna alone has an answer, and three in which all have one. */
  const alone: Move[] = [none(1), none(2), next]
  const round: Move[] = [...toMarking, ...alone, ...alone, next, next, next]

  test.each([3, 5, 8] as const)('comes after %i letters', (rounds) => {
    let state = start({ rounds })
    for (let played = 0; played < rounds; played++) {
      expect(rules.ended(state)).toBe(false)
      expect(rules.view(state, 'device').lowest).toBeNull()
      state = play(state, ...round)
      if (played === rounds - 1) {
        const count = Math.min(3, Math.floor((rounds * 40) / 20))
        expect(rules.view(state, 'device').lowest).toEqual({ seats: [1, 2], count })
      }
      state = play(state, next)
    }
    expect(rules.ended(state)).toBe(true)
    expect(rules.prompt(state)).toBeNull()
    expect(refusal(state, next)).toBe('The game is over.')
  })

  test('the last place pays nothing by house rule', () => {
    const moves = [...round, next, ...round, next, ...round]
    const paying = play(start({ rounds: 3 }), ...moves)
    const free = play(start({ rounds: 3, lowest: false }), ...moves)
    expect(rules.view(paying, 'device').lowest).not.toBeNull()
    expect(rules.view(free, 'device').lowest).toBeNull()
  })

  test('says who did what, and at any time before', () => {
    const opening = start()
    expect(recap(opening)).toMatchObject({
      headline: 'Nobody left the harbour.',
      winners: [],
    })
    const state = play(opening, ...round)
    const letter = state.letters[0]
    expect(recap(state)).toMatchObject({
      headline: 'Anna has been places.',
      winners: [0],
      rows: [
        { seat: 0, score: '70', note: `best letter ${letter}, 70` },
        { seat: 1, score: '30', note: `best letter ${letter}, 30` },
        { seat: 2, score: '30', note: `best letter ${letter}, 30` },
      ],
    })
  })
})
