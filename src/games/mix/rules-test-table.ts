import { noTime } from '#tests/support/games/play-rules.ts'
import { listOf } from './mixed-card.ts'
import type { MixedGame } from './rules-options.ts'
import { rulesOf, withCard } from './rules-played.ts'
import type { CardMove, Move, State } from './rules-state.ts'

export const lists = Object.keys(listOf).map((name) =>
  Array.from({ length: 70 }, (_, at) => `${name} ${at}`),
)

export const prompt = { raw: 'prompt', parts: [{ text: 'prompt' }] }

/** That game's card, played by Bo. */
export function layOn(state: State, game: MixedGame, change: object = {}): State {
  const table = { ...state, turn: 1, round: 1, recent: [game], wakesAtMs: 0 }
  const dealer = { draw: () => prompt, drawLetter: () => 'B' }
  const card = rulesOf(game).deal(dealer, table, noTime()) as object
  return withCard(table, game, { ...card, ...change })
}

/** A move of the card on the table. */
export function inGame(game: MixedGame, type: string, details: object = {}): Move {
  return { type: 'card', game, move: { type, ...details } } as CardMove
}
