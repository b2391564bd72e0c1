import { describe, expect, test } from 'vitest'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import { actorsOf, rivalTeams, turnOf } from './rules-sides.ts'
import type { State } from './rules-state.ts'

const lists = [Array.from({ length: 90 }, (_, at) => `Phrase ${at}`)]
const { start, must, due } = playRules(rules, messages, options.defaults, {
  lists,
  seating: 'own',
})

const rivalsOf = (state: State) =>
  rivalTeams(state).flatMap((team) => state.teams[team]?.seats ?? [])
const see = (state: State) => rules.view(state, 'screen')

/** One hit, which the rivals forecast so. */
function list(players: number, calls: readonly number[]): State {
  const ready = must(start({}, players), { type: 'begin' }, { by: 0 })
  const called = calls.reduce(
    (state, hits, at) => must(state, { type: 'call', hits }, { by: rivalsOf(ready)[at] ?? 0 }),
    ready,
  )
  const running = must(called, { type: 'start' }, { by: turnOf(called), now: 4000 })
  const hit = { type: 'hit', phrase: running.phraseNumber } as const
  return due(due(must(running, hit, { by: actorsOf(running)[0] ?? 0, now: 5000 })))
}

const leave = (state: State, seat: number) => rules.leave(state, seat, noTime())

describe('a forecast is as it was when the list came', () => {
  test.each([
    ['right, and one with a right call leaves', [1, 1, 4], 0, true],
    ['right, and one with a high call leaves', [0, 1, 4], 2, true],
    ['wrong, and the one who spoilt it leaves', [1, 2, 2], 1, false],
  ])('%s', (_, calls, place, isRight) => {
    const shown = list(6, calls)
    const left = leave(shown, rivalsOf(shown)[place] ?? 0)
    expect(see(shown).knew).toHaveLength(isRight ? 1 : 0)
    const { knew, points, gained } = see(shown)
    expect(see(left)).toMatchObject({ knew, points, gained })
    const next = must(left, { type: 'next' }, { by: turnOf(left), now: left.wakesAtMs })
    expect(next).toMatchObject({ points, forecasts: [] })
  })

  test('also when the side that acted has one player left', () => {
    const shown = list(4, [1, 1])
    const left = leave(shown, actorsOf(shown)[0] ?? 0)
    expect(see(left)).toMatchObject({ knew: see(shown).knew, points: see(shown).points })
  })

  test('but a hit that is taken off changes who was right', () => {
    const shown = list(6, [0, 0, 0])
    expect(see(shown).knew).toEqual([])
    expect(see(must(shown, { type: 'toggle', row: 0 }, { by: 0 })).knew).toHaveLength(1)
  })
})
