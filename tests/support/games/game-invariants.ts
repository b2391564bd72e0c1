import { isDeepStrictEqual } from 'node:util'
import type { GameRules } from '#domain/table/game-rules.ts'
import type { Message, Messages } from '#domain/table/messages.ts'
import { sayRecap } from '#domain/table/recap.ts'
import type { Refusal } from '#domain/table/refusal.ts'
import { sayMessage } from '#domain/table/say-message.ts'
import type { TableState } from '#domain/table/seating.ts'
import { tableMessages } from '#domain/table/table-messages.ts'

/** What a player reads: it starts with a capital and ends as a sentence does. */
const sentence = /^\p{Lu}.+[.?!]$/su
const unfilled = /undefined|null|NaN|\[object/

/** What rooms store with every move. */
const maxStateLength = 40_000

type AnyRules<State, Move, View, O> = GameRules<State, Move, View, O, string>

/**
 * What is true of every game at any moment: a recap of everybody in words, a state that fits into a
 * row, and a pause that changes nothing twice and ends nothing. It throws rather than expects:
 * random games ask tens of thousands of times.
 */
export function expectGameInvariants<State extends TableState, Move, View, O>(
  rules: AnyRules<State, Move, View, O>,
  ownMessages: Messages,
  state: State,
): void {
  const seats = [...state.players.keys()]
  const messages = { ...tableMessages, ...ownMessages }
  const { rows, headline, winners } = sayRecap(rules.recap(state), messages, state.players)
  const listed = rows.map((row) => row.seat).sort((one, other) => one - other)
  if (!isDeepStrictEqual(listed, seats)) throw new Error(`The recap leaves out a seat: ${listed}`)
  expectSentence(headline)
  for (const { note } of rows) if (unfilled.test(note)) throw new Error(`Unfilled: ${note}`)
  if (!winners.every((seat) => seats.includes(seat))) throw new Error(`Nobody's seat: ${winners}`)

  const paused = rules.pause(state)
  const again = rules.pause(paused)
  if (again !== paused && !isDeepStrictEqual(again, paused)) throw new Error('Pause changes twice')
  if (rules.ended(paused) !== rules.ended(state)) throw new Error('A pause ended the game')
  if (rules.due(paused)) throw new Error('A clock runs in a pause')
  const { length } = JSON.stringify(state)
  if (length > maxStateLength) throw new Error(`The state is ${length} characters long`)
}

export function expectRefusalSentence(
  { refused: code, params = {} }: Refusal,
  ownMessages: Messages,
  { players }: TableState,
): void {
  const message: Message = { code, params }
  expectSentence(sayMessage({ ...tableMessages, ...ownMessages }, message, players))
}

function expectSentence(words: string): void {
  if (!sentence.test(words) || unfilled.test(words)) throw new Error(`No sentence: ${words}`)
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
