import { describe, expect, test } from 'vitest'
import { memorySize } from '#domain/prompts/memory.ts'
import { pick, type Random, randomInt, seeded } from '#domain/random.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import { rules } from './rules.ts'
import { isDefaultColumn } from './rules-columns.ts'
import { type Move, type Options, options, type State } from './rules-state.ts'

const lists = [Array.from({ length: 90 }, (_, index) => `Extra ${index}`)]

/** Any move at all, half of them nonsense for the moment. */
function anyMove(state: State, random: Random): Move {
  const seat = randomInt(state.players.length + 1, random)
  const letter = state.letters.at(-1) ?? 'B'
  const hands = () => randomInt(4, random)
  return pick<() => Move>(
    [
      () => ({ type: 'stop' }),
      () => ({ type: 'done', seat }),
      () => ({ type: 'pens-down' }),
      () => ({ type: 'timeout' }),
      () => ({ type: 'resume' }),
      () => ({ type: 'answer' }),
      () => ({ type: 'skip' }),
      () => ({ type: 'next' }),
      () => ({ type: 'mark', seat, mark: pick(['shared', 'none'] as const, random) }),
      () => ({ type: 'rule-out', seat }),
      () => ({ type: 'write', seat, answer: `${letter}${randomInt(3, random)}` }),
      () => ({ type: 'turn-to', column: randomInt(7, random) }),
      () => ({ type: 'challenge', seat }),
      () => ({ type: 'vote', vote: { upheld: hands(), against: hands() } }),
      () => ({ type: 'judge' }),
      () => ({ type: 'drop' }),
    ],
    random,
  )()
}

const tables: [number, Partial<Options>][] = [2, 3, 8, 20].flatMap((count) => [
  [count, {}] as [number, Partial<Options>],
  [count, { answers: 'typed', grace: 0, extras: 3, rounds: 8 }],
  [count, { mode: 'verbal', hardLetters: true, danishLetters: true, rounds: 8 }],
])

describe.each(tables)('%i players, %o', (playerCount, changed) => {
  test.each([11, 12])('300 random moves (seed %i)', (seed) => {
    const random = seeded(seed)
    const players = Array.from({ length: playerCount }, (_, seat) => ({
      id: `p${seat}`,
      name: `Player ${seat}`,
    }))
    const chosen = { ...options.defaults, ...changed }
    let state = rules.start({ players, lists, options: chosen }, random)
    let now = 1_000_000
    const extras: string[] = []
    for (let step = 0; step < 300; step++) {
      const before = state.columns
      now += randomInt(4000, random)
      const move = anyMove(state, random)
      const outcome = rules.move(state, move, { seat: null, now, random })
      if (isRefusal(outcome)) expect(outcome.refused).toMatch(/\w.*[.?]$/)
      else state = outcome
      if (state.columns !== before) {
        extras.push(
          ...state.columns.filter((column) => !isDefaultColumn(column)).map(({ raw }) => raw),
        )
      }
      expect(JSON.parse(JSON.stringify(state))).toEqual(state)
      const view = rules.view(state, rules.holder(state))
      expect(view.totals).toHaveLength(playerCount)
      expect(rules.recap(state).rows).toHaveLength(playerCount)
      expect(rules.pause(state).phase.name).toBe(state.phase.name)
    }
    extras.forEach((extra, index) => {
      expect(extras.slice(Math.max(0, index - memorySize), index)).not.toContain(extra)
    })
  })

  test('comes to an end', () => {
    const random = seeded(21)
    const players = Array.from({ length: playerCount }, (_, seat) => ({
      id: `p${seat}`,
      name: `Player ${seat}`,
    }))
    let state = rules.start(
      { players, lists, options: { ...options.defaults, ...changed } },
      random,
    )
    let now = 0
    for (let step = 0; step < 5000 && !rules.ended(state); step++) {
      now += randomInt(4000, random)
      const move = anyMove(state, random)
      if (move.type === 'skip') continue
      const outcome = rules.move(state, move, { seat: null, now, random })
      if (!isRefusal(outcome)) state = outcome
    }
    expect(rules.ended(state)).toBe(true)
  })
})
