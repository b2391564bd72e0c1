import { isDeepStrictEqual } from 'node:util'
import type { GameRules } from '#domain/table/game-rules.ts'
import type { Player } from '#domain/table/players.ts'

/** What a player is told: it starts with a capital and ends as a sentence does. */
export const sentence = /^\p{Lu}.+[.?!]$/su

/**
 * What is true of every game at any moment: there is a recap of everybody, and rest changes nothing
 * twice and ends nothing. It throws rather than expects: random games ask tens of thousands of times.
 */
export function expectGameInvariants<State extends { players: readonly Player[] }, Move, View, O>(
  rules: GameRules<State, Move, View, O>,
  state: State,
): void {
  const seats = [...state.players.keys()]
  const { rows, headline, winners } = rules.recap(state)
  const told = rows.map((row) => row.seat).sort((one, other) => one - other)
  if (!isDeepStrictEqual(told, seats)) throw new Error(`The recap leaves out somebody: ${told}`)
  if (!sentence.test(headline)) throw new Error(`No sentence: ${headline}`)
  if (!winners.every((seat) => seats.includes(seat)))
    throw new Error(`Somebody else won: ${winners}`)

  const rested = rules.pause(state)
  const again = rules.pause(rested)
  if (again !== rested && !isDeepStrictEqual(again, rested)) throw new Error('Rest changes twice.')
  if (rules.ended(rested) !== rules.ended(state)) throw new Error('Rest ended the game.')
}

/** Freezes a value, so that a move which changes it throws; it must be what JSON can hold. */
export function deepFreeze<T>(value: T): T {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (typeof value !== 'object') throw new Error(`Not plain JSON: ${String(value)}`)
  if (Object.isFrozen(value)) return value
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  if (!isPlain) throw new Error(`Not plain JSON: ${value}`)
  Object.values(Object.freeze(value)).forEach(deepFreeze)
  return value
}
