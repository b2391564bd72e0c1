import { expect } from 'vitest'
import { memorySize } from '#domain/prompts/memory.ts'
import { pick, randomInt, seeded } from '#domain/random.ts'
import type { GameRules } from '#domain/table/game-rules.ts'
import type { Player } from '#domain/table/players.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import { deepFreeze, expectGameInvariants, sentence } from './game-invariants.ts'

type AnyState = { players: readonly Player[] }

type RandomRun<State, Move> = {
  opening: State
  /** Moves somebody might try here, allowed or not. */
  tries: (state: State) => readonly Move[]
  seed: number
}

export const tableSizes = [2, 3, 8, 20]

const maxMoves = 300
const maxWaitMs = 10_000

/**
 * Plays at random until the game ends, for 300 moves at most, and holds each state against what is
 * true of every game: plain JSON, a view for every seat, a recap at any moment, a refusal with
 * words, a move that is allowed before long, rest that changes nothing twice and ends nothing, and
 * no prompt within 40 of itself. Returns the states in order.
 */
export function playRandomGame<State extends AnyState, Move, View, Options>(
  rules: GameRules<State, Move, View, Options>,
  { opening, tries, seed }: RandomRun<State, Move>,
): State[] {
  const random = seeded(seed)
  let state = checkState(rules, opening)
  let now = 1_000_000
  let movedAt = now
  const states = [state]
  for (let count = 0; count < maxMoves; count++) {
    now += randomInt(4000, random)
    const context = { seat: rules.holder(state), now, random }
    const outcomes = tries(state).map((move) => rules.move(state, move, context))
    for (const outcome of outcomes) {
      if (isRefusal(outcome) && !sentence.test(outcome.refused)) {
        throw new Error(`No sentence: ${outcome.refused}`)
      }
    }
    if (rules.ended(state)) break
    const allowed = outcomes.filter((outcome): outcome is State => !isRefusal(outcome))
    if (allowed.length === 0) {
      expect(now - movedAt).toBeLessThan(maxWaitMs)
      continue
    }
    const moved = pick(allowed, random)
    movedAt = now
    state = checkState(rules, random() < 0.05 ? rules.pause(moved) : moved)
    states.push(state)
  }
  noPromptTooSoon(states.map(rules.prompt))
  return states
}

function checkState<State extends AnyState, Move, View, Options>(
  rules: GameRules<State, Move, View, Options>,
  state: State,
): State {
  // Sealed, so that a move which changes the state it is given throws.
  deepFreeze(state)
  const seats = [null, ...state.players.keys()]
  for (const seat of seats) deepFreeze(rules.view(state, seat))
  const holder = rules.holder(state)
  if (!seats.includes(holder)) throw new Error(`Seat ${holder} holds the phone.`)
  expectGameInvariants(rules, state)
  return state
}

function noPromptTooSoon(shown: (string | null)[]): void {
  const drawn = shown.filter((prompt, at) => prompt !== null && prompt !== shown[at - 1])
  for (const [at, prompt] of drawn.entries()) {
    expect(drawn.slice(Math.max(0, at - memorySize), at)).not.toContain(prompt)
  }
}
