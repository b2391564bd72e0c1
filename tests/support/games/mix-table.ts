import { listOf } from '#games/mix/mixed-card.ts'
import type { MixedGame } from '#games/mix/rules-options.ts'
import { rulesOf, withCard } from '#games/mix/rules-played.ts'
import type { CardMove, Move, State } from '#games/mix/rules-state.ts'
import { noTime } from './play-rules.ts'

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
