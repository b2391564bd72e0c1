import { expect } from 'vitest'
import { memorySize } from '#domain/prompts/memory.ts'
import { pick, type Random, seeded } from '#domain/random.ts'
import { type GameRules, isRefusal, type MoveContext } from '#domain/table/game-rules.ts'
import type { Player } from '#domain/table/players.ts'

type Circumstance = Partial<MoveContext>

const always: Random = () => 0.2

/** Players with these names, or so many of them. */
export function seatPlayers(names: readonly string[] | number): Player[] {
  const list =
    typeof names === 'number' ? Array.from({ length: names }, (_, at) => `P${at}`) : names
  return list.map((name) => ({ id: name, name }))
}

/** A game's rules as a test plays them: moves that must go through, and why others do not. */
export function playRules<State extends object, Move, View, Options>(
  rules: GameRules<State, Move, View, Options>,
) {
  function attempt(state: State, move: Move, circumstance: Circumstance = {}) {
    const seat = rules.holder(state)
    return rules.move(state, move, { seat, now: 0, random: always, ...circumstance })
  }

  function must(state: State, move: Move, circumstance?: Circumstance): State {
    const outcome = attempt(state, move, circumstance)
    if (isRefusal(outcome)) throw new Error(outcome.refused)
    return outcome
  }

  function refusal(state: State, move: Move, circumstance?: Circumstance): string | null {
    const outcome = attempt(state, move, circumstance)
    return isRefusal(outcome) ? outcome.refused : null
  }

  /** A random evening of at most 300 moves: every state is sound, every move an answer. */
  function playEvening(opening: State, everyMove: (state: State) => Move[], seed: number): State {
    const random = seeded(seed)
    const shown: string[] = []
    let state = opening
    for (let count = 0; count < 300 && !rules.ended(state); count++) {
      const now = count * 1000
      const before = rules.prompt(state)
      state = pick(
        everyMove(state).flatMap((move) => {
          const outcome = attempt(state, move, { now, random })
          return isRefusal(outcome) ? [] : [outcome]
        }),
        random,
      )
      expectSound(state)
      const prompt = rules.prompt(state)
      if (prompt === null || prompt === before) continue
      expect(shown.slice(-memorySize)).not.toContain(prompt)
      shown.push(prompt)
    }
    return state
  }

  function expectSound(state: State): void {
    expect(JSON.parse(JSON.stringify(state))).toEqual(state)
    expect(rules.view(state, rules.holder(state))).toBeTypeOf('object')
    expect(rules.view(state, null)).toBeTypeOf('object')
    expect(rules.recap(state).headline).not.toBe('')
    expect(rules.ended(rules.rest(state))).toBe(rules.ended(state))
  }

  return { must, refusal, playEvening }
}
