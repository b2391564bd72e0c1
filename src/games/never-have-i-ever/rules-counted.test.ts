import { describe, expect, test } from 'vitest'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { State } from './rules-state.ts'

const { start, must, due } = playRules(rules, messages, options.defaults, { seating: 'own' })

/** The first `guilty` of so many players have, and these are called. */
function show(players: number, guilty: number, calls: readonly number[]): State {
  const answered = Array.from({ length: players }, (_, seat) => seat).reduce(
    (state, seat) => must(state, { type: 'answer', has: seat < guilty }, { by: seat }),
    start({}, players),
  )
  const called = calls.reduce(
    (state, count, by) => must(state, { type: 'call', count }, { by }),
    answered,
  )
  return calls.length === players ? called : due(called)
}

const leave = (state: State, ...seats: readonly number[]) =>
  seats.reduce((left, seat) => rules.leave(left, seat, noTime()), state)
const asked = (state: State) => rules.asks?.(state)?.counts

describe('what was shown stays when somebody leaves', () => {
  test.each<[string, State, readonly number[]]>([
    ['one who has', show(4, 2, [2, 1, 2, 0]), [0]],
    ['one whose call was right', show(4, 2, [2, 1, 2, 0]), [2]],
    ['one whose call was wrong', show(4, 2, [2, 1, 2, 0]), [3]],
    ['so many that calls must be exact', show(8, 3, [2, 3, 4, 5]), [6, 7]],
    ['so many that bands become narrower', show(14, 5, [9, 4, 5]), [12, 13]],
  ])('%s', (_, shown, gone) => {
    const [before, after] = [shown, leave(shown, ...gone)].map((state) =>
      rules.view(state, 'screen'),
    )
    const { knew, wrongCalls, guilty, petals } = before ?? {}
    expect(after).toMatchObject({ phase: 'show', knew, wrongCalls, guilty, petals })
    expect(leave(shown, ...gone).calls).toEqual(shown.calls)
  })

  test('nobody else pays for the only one who has', () => {
    const shown = show(4, 1, [3, 1, 3, 0])
    expect([asked(shown), asked(leave(shown, 0))]).toEqual([
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ])
  })

  test('nor the second for the most cynical', () => {
    const shown = show(4, 0, [3, 2, 1, 0])
    expect([asked(shown), asked(leave(shown, 0))]).toEqual([
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ])
  })

  test.each([
    ['the only one who has tells nothing', 1, 0],
    ['of two who have, neither tells it alone', 2, 0],
  ])('%s', (_, guilty, gone) => {
    const left = leave(show(4, guilty, [3, 1, 3, 0]), gone)
    expect(must(left, { type: 'next' }, { by: 3, now: 9000 })).toMatchObject({
      round: 2,
      card: { phase: 'ask' },
    })
  })
})

test('a band above the lowest is cynical, a number of the lowest is not', () => {
  const calls = (high: number) => [high, ...Array<number>(11).fill(1)]
  expect(show(12, 0, calls(2)).lost[0]).toBe(0)
  expect(show(12, 0, calls(3)).lost[0]).toBe(1)
})
