import { describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/table/seating.ts'
import { latePlayer } from '#tests/support/games/late-player.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { Dice } from './rules-ranks.ts'
import type { Move, State } from './rules-state.ts'
import { lowest, meyer, rank, say, sixes, sixThree, throwing } from './rules-test-table.ts'

const names = ['Ann', 'Bo', 'Cy', 'Di']
const own = { names, lists: [], seating: 'own' } as const
const { start, must, refusal, due, recap } = playRules(rules, messages, options.defaults, own)
const minute = 60_000
const viewers: Viewer[] = ['device', 'screen', 'audience', 0, 1, 2, 3]

const rolled = (dice: Dice, state = start()) =>
  must(state, { type: 'roll' }, { by: state.turn, random: throwing(...dice) })

/** Ann rolled these dice and said that; Bo answers. */
const claimed = (dice: Dice, said: number, state = start()) =>
  must(rolled(dice, state), say(said), { by: state.turn })

const answer = (state: State, type: 'believe' | 'lift' | 'concede', now = 4000) =>
  must(state, { type }, { by: state.turn, now })

const call = (state: State, by: number, bluff: boolean) =>
  must(state, { type: 'call', bluff }, { by })

describe('limits', () => {
  test.each<[string, State, number, Partial<State>]>([
    ['10 seconds to throw', start(), 10_000, { phase: 'declare', turn: 0 }],
    ['30 to say: the truth', rolled(sixThree), 30_000, { claim: rank.sixThree, turn: 1 }],
    [
      '30 to say: else blind',
      rolled(lowest, answer(claimed(sixThree, rank.sixThree), 'believe')),
      30_000,
      { claim: rank.sixThree, blind: true, turn: 2 },
    ],
    ['20 to answer: it is believed', claimed(sixThree, 11), 20_000, { phase: 'roll', turn: 1 }],
    ['20 to answer: a Meyer is conceded', claimed(meyer, 21), 20_000, { lives: [6, 5, 6, 6] }],
  ])('%s', (_, state, ms, expected) => {
    expect(state.clock?.lengthMs).toBe(ms)
    expect(due(state)).toMatchObject(expected)
  })

  test('cost the time that a server slept', () => {
    expect(must(start(), { type: 'timeout' }, { now: 100_000 }).phase).toBe('declare')
  })

  test('stop in a pause and go on after it', () => {
    const paused = rules.pause(start())
    expect([rules.due(paused), paused.covered]).toEqual([null, false])
    expect(rules.due(rules.resume(paused, 500))?.atMs).toBe(10_500)
  })
})

test.each([
  ['told where the claim is lifted', claimed(sixThree, 11), 'lift', true],
  ['void where it is believed', claimed(sixThree, 11), 'believe', false],
  ['void where a Meyer is conceded', claimed(meyer, 21), 'concede', false],
] as const)('what the audience called is %s', (_, state, type, isTold) => {
  expect(rules.tellsAudience?.(answer(state, type))).toBe(isTold)
})

describe('who may act', () => {
  test.each<[string, State, Move, number, string]>([
    ['throw', start(), { type: 'roll' }, 1, 'It is Ann’s turn.'],
    ['say', rolled(sixThree), say(21), 1, 'Only Ann looks.'],
    ['answer', claimed(sixThree, 11), { type: 'lift' }, 0, 'It is Bo’s turn.'],
    ['answer at once', claimed(sixThree, 11), { type: 'lift' }, 1, 'One moment.'],
    ['go on', claimed(sixThree, 11), { type: 'next' }, 2, 'This round is not over.'],
    [
      'call before',
      rolled(sixThree),
      { type: 'call', bluff: true },
      2,
      'There is no claim to call.',
    ],
    [
      'call one’s own',
      claimed(sixes, 11),
      { type: 'call', bluff: true },
      0,
      'You know what you rolled.',
    ],
    [
      'call instead',
      claimed(sixes, 11),
      { type: 'call', bluff: true },
      1,
      'Believe it or lift it.',
    ],
  ])('not %s', (_, state, move, by, sentence) => {
    expect(refusal(state, move, { by, now: 1000 })).toBe(sentence)
  })

  test('anybody goes on, four seconds after the cup is up', () => {
    const shown = answer(claimed(lowest, rank.sixes), 'lift')
    expect(refusal(shown, { type: 'next' }, { by: 3, now: 7999 })).toBe('One moment.')
    expect(must(shown, { type: 'next' }, { by: 3, now: 8000 })).toMatchObject({ turn: 0, round: 2 })
  })

  test('nothing waits but for the player in turn', () => {
    expect(rules.waitsFor(claimed(sixes, 11))).toEqual([1])
    expect(rules.waitsFor(answer(claimed(sixes, 11), 'lift'))).toEqual([])
  })

  test('two players make no calls, and answer at once', () => {
    const two = claimed(sixes, 11, start({}, ['Ann', 'Bo']))
    expect(refusal(two, { type: 'lift' }, { by: 1 })).toBeNull()
  })
})

describe('who sees the dice', () => {
  const seenBy = (state: State) => viewers.filter((viewer) => rules.view(state, viewer).dice)

  test.each<[string, State, Viewer[]]>([
    ['the claimer, while they say', rolled(sixThree), [0]],
    ['and until it is answered', claimed(sixThree, 19), [0]],
    ['nobody once it is believed', answer(claimed(sixThree, 11), 'believe'), []],
    ['nobody once a Meyer is conceded', answer(claimed(lowest, 21), 'concede'), []],
  ])('%s', (_, state, expected) => {
    expect(seenBy(state)).toEqual(expected)
  })

  test('nobody sees a blind throw', () => {
    const second = rolled(lowest, answer(claimed(sixThree, 11), 'believe'))
    expect(seenBy(must(second, { type: 'blind' }, { by: 1 }))).toEqual([])
  })

  test('all, once the cup is up', () => {
    const shown = answer(claimed(sixThree, 19), 'lift')
    expect(viewers.map((viewer) => rules.view(shown, viewer).shown?.dice)).toEqual(
      viewers.map(() => sixThree),
    )
  })
})

describe('calls', () => {
  const called = call(call(claimed(lowest, rank.sixes), 2, false), 3, false)

  test('are changeable, and seen by their own seat alone', () => {
    const changed = call(called, 2, true)
    expect(viewers.map((viewer) => rules.view(changed, viewer).call)).toEqual([
      ...[null, null, null, null, null],
      true,
      false,
    ])
  })

  test('right ones are named at a lift, wrong ones counted', () => {
    const { shown, rightCalls, calls } = answer(call(called, 2, true), 'lift')
    expect(shown).toMatchObject({ knew: [2], missed: 1, saved: [] })
    expect([rightCalls, calls]).toEqual([[0, 0, 1, 0], {}])
  })

  test.each(['believe', 'concede'] as const)('are void without one: %s', (type) => {
    const state = call(claimed(lowest, type === 'believe' ? 11 : 21), 2, true)
    expect(answer(state, type)).toMatchObject({ rightCalls: [0, 0, 0, 0], calls: {} })
  })

  const fourRight = (lives: number[]): State => ({
    ...call(claimed(lowest, rank.sixes), 2, true),
    rightCalls: [3, 2, 4, 0],
    lives,
    outIn: lives.map((count) => (count === 0 ? 1 : null)),
  })

  test.each<[string, number[], number[]]>([
    ['a life', [6, 6, 3, 6], [5, 6, 4, 6]],
    ['never more than at the start', [6, 6, 6, 6], [5, 6, 6, 6]],
    ['back in, while three are in', [6, 6, 0, 6], [5, 6, 1, 6]],
    ['not back in, with fewer', [1, 6, 0, 6], [0, 6, 0, 6]],
  ])('the fifth right one is worth %s, and all begin anew', (_, before, lives) => {
    const lifted = answer(fourRight(before), 'lift')
    expect(lifted).toMatchObject({ lives, rightCalls: [0, 0, 0, 0] })
    if (lives[2] === 1) expect(lifted.outIn[2]).toBeNull()
  })

  test('are worth no life from minute 8 on', () => {
    const late = answer(fourRight([6, 6, 3, 6]), 'lift', 8 * minute)
    expect(late).toMatchObject({ lives: [5, 6, 3, 6], rightCalls: [3, 2, 5, 0] })
  })
})

describe('lives', () => {
  test.each([
    [2, 6],
    [4, 6],
    [5, 4],
    [6, 4],
    [7, 3],
    [9, 3],
    [10, 2],
    [12, 2],
    [13, 1],
    [20, 1],
  ])('of %i players: %i each', (count, lives) => {
    expect(
      start(
        {},
        Array.from({ length: count }, (_, at) => `P${at}`),
      ).lives[0],
    ).toBe(lives)
  })

  test('are rolled anew only where the game began with four or more', () => {
    const seven = start({}, ['A', 'B', 'C', 'D', 'E', 'F', 'G'])
    expect(rules.view({ ...seven, lives: [1, 3, 3, 3, 3, 3, 3] }, 0).canRollLives).toBe(false)
    expect(rules.view({ ...start(), lives: [3, 6, 6, 6] }, 0).canRollLives).toBe(true)
    expect([seven, start()].map((state) => rules.view(state, 0).rerollLives)).toEqual([0, 3])
  })

  const shown = answer(claimed(lowest, rank.sixes), 'lift')
  const next = (now: number) => must(shown, { type: 'next' }, { by: 2, now })

  test('at minute 8 everybody in has one, once', () => {
    expect(next(8 * minute - 1)).toMatchObject({ lives: [5, 6, 6, 6], isShort: false })
    expect(next(8 * minute)).toMatchObject({ lives: [1, 1, 1, 1], isShort: true })
  })

  test('at minute 14 most lives win', () => {
    const over = next(14 * minute)
    expect([over.over, recap(over)]).toMatchObject([
      true,
      { headline: 'Bo, Cy and Di have most lives: six.', winners: [1, 2, 3] },
    ])
  })

  test('at minute 14 nothing ends where the table plays until one is left', () => {
    const endless = { ...shown, options: { ...shown.options, length: 0 as const } }
    const on = must(endless, { type: 'next' }, { by: 2, now: 14 * minute })
    expect(on.over).toBe(false)
    expect(rules.isEdge?.(endless, on)).toBe(true)
  })

  test('a pause costs no minute', () => {
    const rested = rules.resume(rules.pause(shown), 20 * minute)
    expect(must(rested, { type: 'next' }, { by: 1, now: 21 * minute }).isShort).toBe(false)
  })

  test('a pause gives no minute back', () => {
    expect(rules.pause(next(5 * minute)).gameClock.leftMs).toBe(9 * minute)
  })

  test('a latecomer has none after minute 8', () => {
    const joined = rules.join(shown, latePlayer, { ...noTime(), now: 8 * minute })
    expect([joined.lives, joined.outIn[4]]).toEqual([[5, 6, 6, 6, 0], 1])
    expect(rules.join(shown, latePlayer, noTime()).lives[4]).toBe(5)
  })
})

describe('away', () => {
  const away = (seat: number) => ({ ...noTime(), away: [seat] })
  const passOver = (state: State, seat: number) => rules.passOver(state, seat, away(seat))

  test('who answers: the same claim goes to the next, at no cost', () => {
    const passed = passOver(call(claimed(meyer, 21), 2, true), 1)
    expect(passed).toMatchObject({ turn: 2, phase: 'decide', claim: 21, calls: {} })
    expect(passed.lives).toEqual([6, 6, 6, 6])
  })

  test('who answers, with nobody else to: the round is void', () => {
    const two = claimed(sixes, 11, start({}, ['Ann', 'Bo']))
    expect(passOver(two, 1)).toMatchObject({ turn: 0, phase: 'roll', claim: null })
  })

  test('who throws or says: as when time is up', () => {
    expect(passOver(rolled(sixThree), 0)).toMatchObject({ claim: rank.sixThree, turn: 1 })
    expect(passOver(start(), 0)).toMatchObject({ phase: 'decide', claimBy: 0, turn: 1 })
  })

  test('no turn goes to them', () => {
    expect(must(rolled(sixes), say(11), { by: 0, away: [1, 2] }).turn).toBe(3)
    const shown = answer(claimed(lowest, rank.sixes), 'lift')
    expect(must(shown, { type: 'next' }, { by: 1, now: 9000, away: [0] }).turn).toBe(1)
  })

  test('the claimer leaves for good: the round is void', () => {
    const left = rules.leave(call(claimed(sixes, 19), 2, true), 0, noTime())
    expect(left).toMatchObject({ phase: 'roll', turn: 1, claim: null, calls: {}, covered: false })
  })
})

test('from own phones to one and back: the same claim, covered there, its calls gone', () => {
  const passed = rules.reseat(call(claimed(sixes, 11), 2, true), 'passed', noTime())
  expect(passed).toMatchObject({ phase: 'decide', turn: 1, covered: true, clock: null, calls: {} })
  const back = rules.reseat(passed, 'own', noTime())
  expect(back).toMatchObject({ claim: 11, turn: 1, covered: false, clock: { leftMs: 20_000 } })
})
