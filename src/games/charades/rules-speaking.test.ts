import { describe, expect, test } from 'vitest'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import { actorsOf, rivalTeams, turnOf } from './rules-sides.ts'
import type { State } from './rules-state.ts'

describe('guesses', () => {
  const { start, must, due } = playRules(rules, messages, options.defaults, {
    seating: 'own',
    lists: [Array.from({ length: 90 }, (_, at) => `Phrase ${at}`)],
  })
  const run = (count: number) => {
    const ready = must(start({}, count), { type: 'begin' }, { by: 0 })
    return must(ready, { type: 'start' }, { by: turnOf(ready), now: 4000 })
  }
  const seatsIn = (state: State) => rules.speaking?.(state)?.seats ?? null
  const rivalsOf = (state: State) =>
    rivalTeams(state).flatMap((team) => state.teams[team]?.seats ?? [])

  test('are the guesser’s, for the whole turn', () => {
    const running = run(6)
    expect(seatsIn(running)).toEqual([turnOf(running)])
    const hit = { type: 'hit', phrase: running.phraseNumber } as const
    const next = must(running, hit, { by: actorsOf(running)[0] ?? 0, now: 5000 })
    expect(rules.speaking?.(next)).toEqual(rules.speaking?.(running))
  })

  test('are the others’ of a team in which one acts', () => {
    const running = run(10)
    expect(seatsIn(running)).toHaveLength(4)
    expect(seatsIn(running)).not.toContain(turnOf(running))
  })

  test('are the thief’s in a steal, once there is one', () => {
    const steal = due(run(6))
    expect(seatsIn(steal)).toBeNull()
    const [thief = 0] = rivalsOf(steal)
    const now = (steal.limit?.runningSince ?? 0) + 1
    expect(seatsIn(must(steal, { type: 'buzz' }, { by: thief, now }))).toEqual([thief])
  })
})
