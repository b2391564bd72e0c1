import { expect } from 'vitest'
import { memorySize } from '#domain/prompts/memory.ts'
import { pick, seeded } from '#domain/random.ts'
import { type GameRules, isRefusal, type Setup } from '#domain/table/game-rules.ts'
import type { Player } from '#domain/table/players.ts'

export const tableSizes = [2, 3, 8, 20]

export function seatPlayers(count: number): Player[] {
  return Array.from({ length: count }, (_, seat) => ({ id: `id-${seat}`, name: `Player ${seat}` }))
}

/** Enough prompts that none need come twice in an evening. */
export function numberedPrompts(count = 500): string[] {
  return Array.from({ length: count }, (_, index) => `prompt ${index}`)
}

type Evening<State, Move, View, Options> = {
  rules: GameRules<State, Move, View, Options>
  setup: Setup<Options>
  /** Moves somebody might try here, allowed or not. */
  tries: (state: State, seatCount: number) => Move[]
  seed: number
  moves?: number
}

/**
 * Plays moves at random and holds each state against what is true of every game: plain JSON, a view
 * for every seat, a recap at any moment, a refusal with words, rest that changes nothing twice, and
 * no prompt within 40 of itself. Returns the states in order.
 */
export function playEvening<State extends object, Move, View, Options>(
  evening: Evening<State, Move, View, Options>,
): State[] {
  const { rules, setup, tries, seed, moves = 300 } = evening
  const random = seeded(seed)
  const seatCount = setup.players.length
  let state = rules.start(setup, random)
  let now = 1_000_000
  const states = [state]
  for (let turn = 0; turn < moves; turn++) {
    now += Math.floor(random() * 4000)
    if (random() < 0.05) state = rules.rest(state)
    const move = pick(tries(state, seatCount), random)
    const outcome = rules.move(state, move, { seat: rules.holder(state), now, random })
    if (isRefusal(outcome)) expect(outcome.refused).toMatch(/^\p{Lu}.+[.?!]$/u)
    else state = outcome
    holdsForEveryGame(rules, state, seatCount)
    states.push(state)
  }
  noPromptTooSoon(states.map((each) => rules.prompt(each)))
  return states
}

function holdsForEveryGame<State extends object, Move, View, Options>(
  rules: GameRules<State, Move, View, Options>,
  state: State,
  seatCount: number,
): void {
  expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  const seats = Array.from({ length: seatCount }, (_, seat) => seat)
  for (const seat of [null, ...seats]) {
    const view = rules.view(state, seat)
    expect(JSON.parse(JSON.stringify(view))).toEqual(view)
  }
  expect([null, ...seats]).toContain(rules.holder(state))
  const rested = rules.rest(state)
  expect(rules.rest(rested)).toEqual(rested)
  const recap = rules.recap(state)
  expect(recap.headline).toMatch(/^\p{Lu}.+[.?!]$/u)
  expect(recap.rows.map((row) => row.seat).sort((one, other) => one - other)).toEqual(seats)
  for (const winner of recap.winners) expect(seats).toContain(winner)
}

function noPromptTooSoon(shown: (string | null)[]): void {
  const drawn = shown.filter((prompt, at) => prompt !== null && prompt !== shown[at - 1])
  for (const [at, prompt] of drawn.entries()) {
    const before = drawn.slice(Math.max(0, at - memorySize), at)
    // The same prompt again is what comes back after a turn that had none on the table.
    if (before.at(-1) !== prompt) expect(before).not.toContain(prompt)
  }
}
