import { describe, expect, test } from 'vitest'
import { cast, ownPhones } from '#tests/support/games/most-likely-to-table.ts'
import { noTime } from '#tests/support/games/play-rules.ts'
import { rules } from './rules.ts'
import type { Move, State } from './rules-state.ts'

const { start, must, refusal, due } = ownPhones
const appeal: Move = { type: 'appeal' }

/** Bo has two of four votes, Anna one, Cem one. */
const crowned = due(cast(start(), 1, 2, 1, 0))
const pleads = must(crowned, appeal, { by: 1 })
const judged = (...guilty: (boolean | null)[]) =>
  guilty.reduce<State>(
    (state, verdict, by) =>
      verdict === null
        ? state
        : must(state, { type: 'judge', guilty: verdict }, { by, now: 15_000 + 4000 }),
    due(pleads),
  )

test('is for the crowned only', () => {
  expect(rules.view(crowned, 1).mayAppeal).toBe(true)
  expect(rules.view(crowned, 0).mayAppeal).toBe(false)
  expect(refusal(crowned, appeal, { by: 0 })).toBe(
    'Whoever wears the crown may appeal, once a game.',
  )
})

test('is not there by house rule', () => {
  const state = due(cast(start({ appeal: false }), 1, 2, 1, 1))
  expect(rules.view(state, 1).mayAppeal).toBe(false)
})

describe('the plea', () => {
  test('takes 15 seconds, or less', () => {
    expect(rules.waitsFor(pleads)).toEqual([1])
    expect((rules.due(pleads)?.atMs ?? 0) - 0).toBe(15_000)
    expect(must(pleads, { type: 'rest' }, { by: 1 }).card.phase).toBe('verdict')
    expect(refusal(pleads, { type: 'rest' }, { by: 0 })).toBe('Bo speaks first.')
  })

  test('of somebody away goes on to the verdict', () => {
    expect(rules.passOver(pleads, 1, noTime()).card.phase).toBe('verdict')
  })

  test('opens by itself when all name one, once the crown has been seen', () => {
    const open = due(cast(start(), 1, 2, 1, 1))
    const { wakesAtMs } = open.card
    expect(open.card).toMatchObject({ phase: 'plea', appeal: { seat: 1 } })
    expect(rules.due(open)?.atMs).toBe(wakesAtMs + 15_000)
  })

  test('ends without whoever leaves', () => {
    expect(rules.leave(pleads, 1, noTime()).card).toMatchObject({ phase: 'reveal', appeal: null })
  })
})

describe('the verdict', () => {
  test('is for the others, 8 seconds, secret', () => {
    const open = due(pleads)
    expect(rules.waitsFor(open)).toEqual([0, 2, 3])
    expect(rules.due(open)?.atMs).toBe(15_000 + 8000)
    const guilty: Move = { type: 'judge', guilty: true }
    expect(refusal(open, guilty, { by: 1 })).toBe('Nobody judges themselves.')
    const one = must(open, guilty, { by: 0, now: 16_000 })
    expect(rules.view(one, 0).verdict).toBe(true)
    expect(rules.view(one, 'screen')).toMatchObject({ verdict: null, appeal: { judged: 1 } })
  })

  test.each([
    ['guilty', [true, null, true, false], [0, 1, 0, 0], [1, 2, 1, 0]],
    ['acquitted: the crown to the second', [false, null, false, true], [1, 0, 1, 0], [1, 0, 1, 0]],
  ])('%s', (_, verdicts, crowns, penalties) => {
    const state = judged(...verdicts)
    expect(state).toMatchObject({ crowns, points: crowned.points, card: { phase: 'reveal' } })
    expect(rules.view(state, 'screen').penalties).toEqual(penalties)
  })

  test.each([
    ['a tie', [true, null, false]],
    ['nobody', []],
  ])('%s: guilty', (_, verdicts) => {
    expect(due(judged(...verdicts)).crowns).toEqual([0, 1, 0, 0])
  })
})

test('is once a game each', () => {
  const after = judged(true, null, true, true)
  const again = must(after, { type: 'next' }, { by: 0, now: after.card.wakesAtMs })
  expect(again.appealed).toEqual([1])
  expect(rules.view(due(cast(again, 1, 2, 1, 0)), 1).mayAppeal).toBe(false)
})
