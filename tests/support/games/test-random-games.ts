import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Player, Seat } from '#domain/table/players.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import { testComingAndGoing } from './come-and-go-games.ts'
import { deepFreeze, expectGameInvariants, sentence } from './game-invariants.ts'
import { countTables, playGame, type RandomGame, type RandomGames } from './random-games.ts'

/** Words that only some hands may see; as they would stand in the JSON of a view. */
export type Secret = { text: string; seats: readonly Seat[] }

type Games<State, Move, View, Options> = RandomGames<State, Move, View, Options> & {
  /** What is secret at this moment: no other seat's view may hold it, nor the view of all. */
  secret?: (state: State) => Secret | null
  /** What is true of this game at any moment; throws when it is not. */
  holds?: (state: State) => void
}

const runs = 1000
const timeoutMs = 60_000
const maxMoves = 200

/**
 * A thousand random games, shrunk to the shortest that fails: states and views stay plain JSON, no
 * move changes the state it is given, an illegal one is refused in a sentence, an ended game takes
 * none, each holds what is true of every game, a secret is in nobody else's view, a seed gives one
 * game, and players may come and go.
 */
export function testRandomGames<State extends { players: readonly Player[] }, Move, View, O>(
  name: string,
  games: Games<State, Move, View, O>,
): void {
  const game = fc.record({
    seed: fc.nat(),
    table: fc.nat({ max: countTables(games) - 1 }),
    wishes: fc.array(fc.nat({ max: 999 }), { minLength: 20, maxLength: maxMoves, size: 'max' }),
  })

  describe(`${name}: a thousand random games`, () => {
    test(
      'hold what is true of every game',
      () => {
        let ended = 0
        const property = fc.property(game, (each) => {
          const states = playOut(games, each)
          for (const state of states) checkInvariants(games, state)
          if (games.rules.ended(states.at(-1) as State)) ended += 1
        })
        fc.assert(property, { numRuns: runs, seed: 20261122 })
        expect(ended).toBeGreaterThan(0)
      },
      timeoutMs,
    )

    test(
      'are the same games from the same seeds',
      () => {
        const property = fc.property(game, (each) => {
          expect(playOut(games, each).at(-1)).toEqual(playOut(games, each).at(-1))
        })
        fc.assert(property, { numRuns: 50, seed: 20261122 })
      },
      timeoutMs,
    )

    testComingAndGoing(games)
  })
}

function playOut<State extends { players: readonly Player[] }, Move, View, Options>(
  games: Games<State, Move, View, Options>,
  game: RandomGame,
): State[] {
  const states: State[] = []
  // Sealed, so that a move which changes the state it is given throws.
  const keep = (state: State) => {
    states.push(deepFreeze(state))
    return state
  }
  for (const { state, outcome } of playGame(games, game, keep)) {
    if (isRefusal(outcome)) {
      if (!sentence.test(outcome.refused)) throw new Error(`No sentence: ${outcome.refused}`)
    } else if (games.rules.ended(state)) throw new Error('An ended game took a move.')
  }
  return states
}

function checkInvariants<State extends { players: readonly Player[] }, Move, View, Options>(
  { rules, secret, holds }: Games<State, Move, View, Options>,
  state: State,
): void {
  const seats = [...state.players.keys()]
  const hidden = secret?.(state) ?? null
  for (const seat of hidden ? [null, ...seats] : [null, rules.holder(state)]) {
    const view = deepFreeze(rules.view(state, seat))
    if (!hidden || (seat !== null && hidden.seats.includes(seat))) continue
    if (JSON.stringify(view).includes(hidden.text)) {
      throw new Error(`Seat ${seat} sees ${hidden.text}`)
    }
  }
  expectGameInvariants(rules, state)
  holds?.(state)
}
