import { describe, expect, test } from 'vitest'
import type { Random } from '#domain/random.ts'
import type { Viewer } from '#domain/table/seating.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { Call, Move, State } from './rules-state.ts'

// Ann throws first; Bo sits on her left, Dot on her right.
const names = ['Ann', 'Bo', 'Cy', 'Dot']
const own = { names, lists: [], seating: 'own' } as const
const { start, must, refusal, due, recap } = playRules(rules, messages, options.defaults, own)
const viewers: Viewer[] = ['device', 'screen', 'audience', 0, 1, 2, 3]

function showing(...faces: number[]): Random {
  const left = [...faces]
  return () => ((left.shift() ?? 1) - 0.5) / 6
}

/** Who is in turn throws these dice, once the others had time to call. */
const cast = (state: State, ...dice: [number, number]) =>
  must(state, { type: 'throw' }, { by: state.turn, now: state.wakesAtMs, random: showing(...dice) })

const call = (state: State, by: number, said: Call) =>
  must(state, { type: 'call', call: said }, { by })
const give = (state: State, seat: number) => must(state, { type: 'give', seat }, { by: state.turn })
const dodge = (state: State, by: number, seat: number) =>
  must(state, { type: 'dodge', seat }, { by })

describe('limits', () => {
  const few: State = { ...start(), taken: [0, 2, 1, 2] }

  test.each<[string, State, number, Partial<State>]>([
    ['10 seconds to throw', start(), 10_000, { throws: 1 }],
    ['20 to give: those with fewest hits first', cast(few, 4, 4), 20_000, { given: [2, 1, 2, 3] }],
    [
      '20 to name: the one with fewest hits',
      cast({ ...few, threeMan: 0 }, 3, 1),
      20_000,
      { threeMan: 2, task: null },
    ],
    ['40 to make a rule: none', cast(start(), 6, 6), 40_000, { lasting: null, task: null }],
  ])('%s', (_, state, ms, expected) => {
    expect(state.clock?.lengthMs).toBe(ms)
    expect(due(state)).toMatchObject(expected)
  })

  test('are not given again with every hit', () => {
    const asked = cast(start(), 4, 4)
    expect(must(asked, { type: 'give', seat: 1 }, { by: 0, now: 9000 }).clock).toEqual(asked.clock)
  })

  test('stop in a pause and go on after it; none runs before the dice go on', () => {
    const paused = rules.pause(start())
    expect(rules.due(paused)).toBeNull()
    expect(rules.due(rules.resume(paused, 500))?.atMs).toBe(10_500)
    expect(rules.due(cast(start(), 6, 4))).toBeNull()
  })

  test('on one phone there are none', () => {
    expect(rules.due(rules.reseat(start(), 'passed', noTime()))).toBeNull()
  })
})

describe('who may act', () => {
  test.each<[string, State, Move, number, string]>([
    ['throw', start(), { type: 'throw' }, 1, 'Ann has the dice.'],
    ['throw at once', start(), { type: 'throw' }, 0, 'One moment.'],
    ['give', cast(start(), 4, 4), { type: 'give', seat: 2 }, 1, 'Ann has the dice.'],
    ['challenge', start(), { type: 'challenge', seat: 2 }, 1, 'Ann has the dice.'],
    ['make the rule', cast(start(), 6, 6), { type: 'rule', text: 'x' }, 1, 'Ann has the dice.'],
    ['pass too soon', cast(start(), 6, 4), { type: 'pass' }, 2, 'One moment.'],
    ['call one’s own throw', start(), { type: 'call', call: 7 }, 0, 'There is no throw to call.'],
    ['dodge nothing', start(), { type: 'dodge', seat: 2 }, 1, 'There is no hit to dodge.'],
    ['catch without a rule', start(), { type: 'caught', seat: 2 }, 1, 'There is no rule in force.'],
  ])('not %s', (_, state, move, by, sentence) => {
    expect(refusal(state, move, { by, now: 3999 })).toBe(sentence)
  })

  test('anybody passes the dice on, four seconds after they lie', () => {
    const nothing = cast(start(), 6, 4)
    expect(rules.waitsFor(nothing)).toEqual([])
    expect(must(nothing, { type: 'pass' }, { by: 3, now: 8000 }).turn).toBe(1)
  })
})

describe('calls', () => {
  test('are seen by their own seat alone, and may be changed', () => {
    const called = call(call(start(), 1, 7), 1, 'double')
    expect(viewers.map((viewer) => rules.view(called, viewer).call)).toEqual([
      ...[null, null, null, null],
      'double',
      ...[null, null],
    ])
  })

  test.each<[Call, [number, number]]>([
    [7, [5, 2]],
    [9, [6, 3]],
    [11, [6, 5]],
    ['double', [4, 4]],
  ])('%s: right ones are named, wrong ones counted', (said, dice) => {
    const state = cast(call(call(start(), 2, said), 3, said === 7 ? 9 : 7), ...dice)
    expect(state).toMatchObject({ knew: [2], missed: 1, dodges: [2], rightCalls: [0, 0, 1, 0] })
  })

  test('one a turn', () => {
    const thrown = cast(call(start(), 2, 9), 5, 2)
    expect(refusal(thrown, { type: 'call', call: 7 }, { by: 2 })).toBe('One call a turn.')
    expect(call(thrown, 1, 7).calls).toEqual({ 1: 7 })
  })

  test('is called by an audience too, until the first die is down', () => {
    const duel = must(start(), { type: 'challenge', seat: 2 }, { by: 0, now: 4000 })
    expect(rules.audience?.(duel)).toEqual({ id: 'duel 1 0 2', kind: 'duel', offers: ['0', '2'] })
    const half = must(duel, { type: 'throw' }, { by: 2, now: 8000, random: showing(3) })
    expect(rules.audience?.(half)).toBeNull()
  })

  test('of the winner of a duel, for fame', () => {
    const duel = must(start(), { type: 'challenge', seat: 2 }, { by: 0, now: 4000 })
    const called = must(duel, { type: 'callWinner', seat: 2 }, { by: 1, now: 4000 })
    expect(viewers.filter((viewer) => rules.view(called, viewer).winnerCall !== null)).toEqual([1])
    const first = must(called, { type: 'throw' }, { by: 0, now: 8000, random: showing(1) })
    expect(refusal(first, { type: 'callWinner', seat: 0 }, { by: 3 })).toBe(
      'There is no throw to call.',
    )
    const over = must(first, { type: 'throw' }, { by: 2, now: 8000, random: showing(5) })
    expect(over).toMatchObject({ knew: [1], dodges: [], taken: [4, 0, 0, 0] })
    expect(recap(over).rows.find(({ seat }) => seat === 1)?.note).toBe('hits taken, 1 called right')
  })
})

describe('a dodge', () => {
  /** Bo has one; Cy too. */
  const ready: State = { ...start(), dodges: [1, 2] }

  test('sends the next hit on to somebody else, who may dodge it in turn', () => {
    const hit = cast(ready, 5, 2)
    expect(hit).toMatchObject({ taken: [0, 1, 0, 0], dodging: [1], dodges: [2] })
    expect(rules.waitsFor(hit)).toEqual([1])
    expect(refusal(hit, { type: 'throw' }, { by: 0, now: 9000 })).toBe('First things first.')
    const moved = dodge(hit, 1, 2)
    expect(moved).toMatchObject({ taken: [0, 0, 1, 0], dodging: [2], dodges: [] })
    expect(dodge(moved, 2, 3)).toMatchObject({ taken: [0, 0, 0, 1], dodging: [] })
  })

  test('lapses after eight seconds', () => {
    const hit = cast(ready, 5, 2)
    expect(hit.clock?.lengthMs).toBe(8000)
    expect(due(hit)).toMatchObject({ taken: [0, 1, 0, 0], dodging: [] })
  })

  test('comes after all that is given', () => {
    const given = give(give(cast(ready, 2, 2), 1), 2)
    expect(rules.waitsFor(given)).toEqual([1, 2])
  })

  test('is one at most, and none by house rule', () => {
    const again = cast(call(ready, 1, 9), 6, 3)
    expect(again.dodges).toEqual([1, 2])
    expect(cast(call(start({ dodges: false }), 1, 9), 6, 3)).toMatchObject({
      knew: [1],
      dodges: [],
    })
  })

  test('moves one hit of a lost duel', () => {
    const duel = must(ready, { type: 'challenge', seat: 1 }, { by: 0, now: 4000 })
    const first = must(duel, { type: 'throw' }, { by: 1, now: 8000, random: showing(1) })
    const over = must(first, { type: 'throw' }, { by: 0, now: 8000, random: showing(6) })
    expect(dodge(over, 1, 0).taken).toEqual([1, 4, 0, 0])
  })

  test('goes neither to oneself nor to nobody', () => {
    const hit = cast(ready, 5, 2)
    expect(refusal(hit, { type: 'dodge', seat: 1 }, { by: 1 })).toBe(
      'Somebody else has to take it.',
    )
    expect(refusal(hit, { type: 'dodge', seat: 9 }, { by: 1 })).toBe('Nobody sits there.')
  })
})

describe('a duel', () => {
  const duel = must(start(), { type: 'challenge', seat: 2 }, { by: 0, now: 4000 })
  const one = must(duel, { type: 'throw' }, { by: 2, now: 8000, random: showing(3) })

  test('is thrown by both, each on their own phone', () => {
    expect(rules.waitsFor(duel)).toEqual([0, 2])
    expect(rules.waitsFor(one)).toEqual([0])
    expect(one.duel).toMatchObject({ thrown: { 2: 3 }, dice: null })
    expect(refusal(one, { type: 'throw' }, { by: 2, now: 8000 })).toBe('Your die is down.')
    expect(refusal(one, { type: 'throw' }, { by: 1, now: 8000 })).toBe('Ann has the dice.')
  })

  test('is thrown for both after ten seconds', () => {
    expect(duel.clock?.lengthMs).toBe(10_000)
    expect(due(duel).duel?.dice).not.toBeNull()
  })

  test('a tie is thrown again at once, for double', () => {
    const tie = must(one, { type: 'throw' }, { by: 0, now: 8000, random: showing(3) })
    expect(tie).toMatchObject({ wakesAtMs: 0, duel: { stake: 2, thrown: {} } })
  })
})

describe('a rule', () => {
  const asked = cast(start(), 6, 6)
  const suggest = (state: State, by: number, text: string) =>
    must(state, { type: 'suggest', text }, { by })
  const made = must(asked, { type: 'rule', text: 'Left hands' }, { by: 0 })
  const tap = (state: State, by: number, now: number) =>
    must(state, { type: 'caught', seat: 3 }, { by, now })

  test('is suggested unsigned: its maker sees all, others their own, the room none', () => {
    const both = suggest(suggest(suggest(asked, 1, 'One'), 2, 'Two'), 1, 'Third')
    const seen = viewers.map((viewer) => rules.view(both, viewer).suggestions)
    expect(seen).toEqual([[], [], [], ['Two', 'Third'], ['Third'], ['Two'], []])
    expect(must(both, { type: 'rule', text: 'Two' }, { by: 0 }).suggestions).toEqual([])
  })

  test('broken and caught by two within eight seconds: a hit', () => {
    const first = tap(made, 1, 0)
    expect(rules.view(first, 'screen').caught).toEqual([{ seat: 3, untilMs: 8000 }])
    expect(tap(first, 1, 5000).taken).toEqual([0, 0, 0, 0])
    expect(tap(first, 2, 8000)).toMatchObject({ taken: [0, 0, 0, 1], caught: [] })
    expect(tap(first, 2, 8001).taken).toEqual([0, 0, 0, 0])
    expect(refusal(made, { type: 'caught', seat: 1 }, { by: 1 })).toBe(
      'Somebody else has to catch you.',
    )
  })
})

describe('away', () => {
  const passOver = (state: State, seat: number) =>
    rules.passOver(state, seat, { ...noTime(), away: [seat] })

  test.each<[string, State]>([
    ['before the throw', start()],
    ['with hits to give', cast(start(), 2, 2)],
    ['with a rule to make', cast(start(), 6, 6)],
    ['in a duel', must(start(), { type: 'challenge', seat: 2 }, { by: 0, now: 4000 })],
  ])('the dice go left: %s', (_, state) => {
    const passed = passOver(state, 0)
    expect(passed).toMatchObject({ turn: 1, task: null, duel: null })
    expect(passed.taken[0]).toBe(0)
  })

  test('the rival: no duel, and a dodge lapses', () => {
    const duel = must(start(), { type: 'challenge', seat: 2 }, { by: 0, now: 4000 })
    expect(passOver(duel, 2)).toMatchObject({ duel: null, turn: 0 })
    expect(passOver(cast({ ...start(), dodges: [1] }, 5, 2), 1).dodging).toEqual([])
  })

  test('no turn goes to them', () => {
    const pass: Move = { type: 'pass' }
    expect(must(cast(start(), 6, 4), pass, { by: 3, now: 8000, away: [1, 2] }).turn).toBe(3)
  })
})

describe('a TV', () => {
  const seen = (state: State) => rules.view(state, 'screen')

  test('has 2.6 seconds for a throw, and nobody throws meanwhile', () => {
    const all = [1, 2, 3].reduce((state, seat) => call(state, seat, 9), start())
    const thrown = cast(all, 5, 2)
    expect(thrown).toMatchObject({ revealAtMs: 6600, wakesAtMs: 6600 })
    expect(refusal(thrown, { type: 'throw' }, { by: 0, now: 6599 })).toBe('One moment.')
    expect(seen(give(cast(all, 2, 2), 1)).revealAtMs).toBe(6600)
  })

  test('sees hits taken, sent on, and fined, until the next throw', () => {
    const moved = dodge(cast({ ...start(), dodges: [1] }, 5, 2), 1, 3)
    expect(seen(moved)).toMatchObject({ taken: [0, 0, 0, 1], dodged: [{ by: 1, to: 3 }] })
    const ruled: State = { ...moved, lasting: { by: 0, text: '' } }
    const caught = [1, 2].reduce(
      (state, by) => must(state, { type: 'caught', seat: 3 }, { by, now: 5000 }),
      ruled,
    )
    expect(seen(caught).fined).toEqual([3])
    expect(seen(cast(caught, 5, 2))).toMatchObject({ dodged: [], fined: [] })
  })

  test('of a game saved before has nothing to wait for', () => {
    const { revealAtMs, dodged, fined, ...saved } = start()
    expect(seen(saved)).toMatchObject({ revealAtMs: 0, dodged: [], fined: [] })
  })
})

test('to one phone and back: hits, dodges and right calls stay, open calls go', () => {
  const hit = cast({ ...call(start(), 2, 9), dodges: [1, 3], rightCalls: [0, 2, 0, 0] }, 5, 2)
  const open: State = { ...hit, calls: { 3: 7 } }
  const passed = rules.reseat(open, 'passed', noTime())
  expect(passed).toMatchObject({ dodges: [3], dodging: [], calls: {}, taken: [0, 1, 0, 0] })
  expect(rules.reseat(passed, 'own', noTime())).toMatchObject({ rightCalls: [0, 2, 0, 0], turn: 0 })
})
