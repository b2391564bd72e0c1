import { expect, test } from 'vitest'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { type Options, options } from './rules-options.ts'
import type { Dice } from './rules-ranks.ts'
import type { Move, State } from './rules-state.ts'
import { lowest, meyer, rank, say, sixes, sixThree, table, throwing } from './rules-test-table.ts'

const { start, must, play, refusal } = playRules(
  rules,
  messages,
  { ...options.defaults, lives: 6 },
  table,
)
const open: Move = { type: 'open' }
const believe: Move = { type: 'believe' }
const timeout: Move = { type: 'timeout' }
const timed = { seconds: 45 } as const
const late = { now: 45_000 }

const rolls = (state: State, dice: Dice) =>
  must(state, { type: 'roll' }, { random: throwing(...dice) })

/** Bo holds the phone: Ann rolled these dice and said that. */
function claimed(dice: Dice, said: number, change: Partial<Options> = {}): State {
  return play(rolls(start(change), dice), say(said), open)
}

test.each<[string, Dice, Partial<State>]>([
  ['at the start of a round the truth is said', sixThree, { claim: rank.sixThree, blind: false }],
  ['the lowest is said as well', lowest, { claim: rank.lowest, blind: false }],
])('%s', (_, dice, expected) => {
  expect(must(rolls(start(timed), dice), timeout, late)).toMatchObject(expected)
})

test.each<[string, Dice, Partial<State>]>([
  ['the truth where it goes', sixes, { claim: rank.sixes, blind: false, claimBy: 1 }],
  ['else blind', lowest, { claim: rank.sixThree, blind: true, claimBy: 1 }],
])('after a claim: %s', (_, dice, expected) => {
  const state = rolls(play(claimed(sixThree, rank.sixThree, timed), believe), dice)
  expect(must(state, timeout, late)).toMatchObject(expected)
})

test('a claim is believed, a Meyer given its due, dice are thrown', () => {
  const believed = must(claimed(sixThree, rank.sixThree, timed), timeout, late)
  expect(believed).toMatchObject({ phase: 'roll', turn: 1, claim: rank.sixThree })
  expect(must(believed, timeout, { now: 90_000 }).phase).toBe('declare')
  expect(must(claimed(meyer, rank.meyer, timed), timeout, late).lives).toEqual([6, 5, 6])
})

test.each<[string, State]>([
  ['a claim to answer', claimed(sixThree, rank.sixThree, timed)],
  ['a Meyer to answer', claimed(meyer, rank.meyer, timed)],
  ['dice to name', rolls(start(timed), sixThree)],
])('slept through it costs nobody anything, and lies covered: %s', (_, state) => {
  const woken = must(state, timeout, { now: 60_000 })
  expect(woken).toEqual({ ...state, covered: true, clock: { ...state.clock, runningSince: null } })
  expect(play(woken, open).clock).toMatchObject({ leftMs: 45_000, runningSince: 0 })
})

test('starts when the phone is opened, not while it is passed', () => {
  const passed = play(rolls(start(timed), sixThree), say(rank.sixThree))
  expect(refusal(passed, timeout, late)).toBe('The clock is not running.')
  expect(play(passed, open).clock?.runningSince).toBe(0)
})

test('rests with the phone, under a cover', () => {
  const rested = rules.pause(claimed(sixThree, rank.sixThree, timed))
  expect(rested).toMatchObject({ covered: true, clock: { runningSince: null } })
  expect(refusal(rested, timeout, late)).toBe('The clock is not running.')
  expect(play(rested, open).clock).toMatchObject({ leftMs: 45_000, runningSince: 0 })
})

test('is not up before its time, and not there by house rule', () => {
  const state = claimed(sixThree, rank.sixThree, timed)
  expect(refusal(state, timeout, { now: 44_999 })).toBe('There is time left.')
  expect(refusal(claimed(sixThree, rank.sixThree), timeout, late)).toBe('The clock is not running.')
})
