import { expect } from 'vitest'
import { memorySize } from '#domain/prompts/memory.ts'
import { pick, randomInt, seeded } from '#domain/random.ts'
import { type GameRules, isRefusal } from '#domain/table/game-rules.ts'
import type { Player } from '#domain/table/players.ts'

type AnyState = { players: readonly Player[] }

type Evening<State, Move> = {
  opening: State
  /** Moves somebody might try here, allowed or not. */
  tries: (state: State) => readonly Move[]
  seed: number
}

export const tableSizes = [2, 3, 8, 20]

const mostMoves = 300
const longestWaitMs = 10_000
const sentence = /^\p{Lu}.+[.?!]$/u

/**
 * Plays at random until the game ends, for 300 moves at most, and holds each state against what is
 * true of every game: plain JSON, a view for every seat, a recap at any moment, a refusal with
 * words, a move that is allowed before long, rest that changes nothing twice and ends nothing, and
 * no prompt within 40 of itself. Returns the states in order.
 */
export function playEvening<State extends AnyState, Move, View, Options>(
  rules: GameRules<State, Move, View, Options>,
  { opening, tries, seed }: Evening<State, Move>,
): State[] {
  const random = seeded(seed)
  let state = opening
  let now = 1_000_000
  let movedAt = now
  const states = [opening]
  holdsForEveryGame(rules, opening)
  for (let count = 0; count < mostMoves; count++) {
    now += randomInt(4000, random)
    const context = { seat: rules.holder(state), now, random }
    const outcomes = tries(state).map((move) => rules.move(state, move, context))
    for (const { refused } of outcomes.filter(isRefusal)) expect(refused).toMatch(sentence)
    if (rules.ended(state)) break
    const allowed = outcomes.filter((outcome): outcome is State => !isRefusal(outcome))
    if (allowed.length === 0) {
      expect(now - movedAt).toBeLessThan(longestWaitMs)
      continue
    }
    const moved = pick(allowed, random)
    movedAt = now
    state = random() < 0.05 ? rules.rest(moved) : moved
    holdsForEveryGame(rules, state)
    states.push(state)
  }
  noPromptTooSoon(states.map(rules.prompt))
  return states
}

function holdsForEveryGame<State extends AnyState, Move, View, Options>(
  rules: GameRules<State, Move, View, Options>,
  state: State,
): void {
  expectPlainJson(state)
  const seats = [...state.players.keys()]
  for (const seat of [null, ...seats]) expectPlainJson(rules.view(state, seat))
  expect([null, ...seats]).toContain(rules.holder(state))

  const rested = rules.rest(state)
  expect(rules.rest(rested)).toEqual(rested)
  expect(rules.ended(rested)).toBe(rules.ended(state))

  const recap = rules.recap(state)
  expect(recap.headline).toMatch(sentence)
  expect(recap.rows.map((row) => row.seat).sort((one, other) => one - other)).toEqual(seats)
  for (const winner of recap.winners) expect(seats).toContain(winner)
}

function expectPlainJson(value: unknown): void {
  expect(value).toBeTypeOf('object')
  expect(JSON.parse(JSON.stringify(value))).toEqual(value)
}

function noPromptTooSoon(shown: (string | null)[]): void {
  const drawn = shown.filter((prompt, at) => prompt !== null && prompt !== shown[at - 1])
  for (const [at, prompt] of drawn.entries()) {
    expect(drawn.slice(Math.max(0, at - memorySize), at)).not.toContain(prompt)
  }
}
