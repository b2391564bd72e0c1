import type { CarriedGame } from '#contract/rooms.ts'
import { copyKeys } from '#domain/prompts/tags.ts'
import type { GameSlug } from '#domain/table/game-slug.ts'
import { type Player, readPlayers, type Seat } from '#domain/table/players.ts'
import type { SavedGame } from '#domain/table/saved-game.ts'
import type { TableState } from '#domain/table/seating.ts'
import { readSaved, save } from '../storage/storage.ts'

export type GameToCarry = {
  /** Everybody at the table, with their seats. */
  players: readonly { seat: Seat; player: Player }[]
  /** @param own who holds this phone */
  carry: (own: Seat) => CarriedGame
}

/** This phone's game in progress, to go on with a phone each; null when there is none. */
export function readGameToCarry(slug: GameSlug): GameToCarry | null {
  const saved = readSaved(`table:${slug}`) as Partial<SavedGame<TableState, unknown>> | null
  const { state, rulesVersion, options, source, topics, stopped } = saved ?? {}
  if (!state || typeof rulesVersion !== 'number' || stopped) return null
  const players = readPlayers(state.players, Infinity)
  const { left = [] } = state
  const names = players.map(({ name }, seat) => (left.includes(seat) ? null : name))
  return {
    players: players.flatMap((player, seat) => (left.includes(seat) ? [] : [{ seat, player }])),
    carry: (own) => ({
      ...{ game: slug, rulesVersion, state: { ...state }, options, source: source ?? null },
      ...{ names, own, ...(topics && { topics: copyKeys(topics) }) },
    }),
  }
}

/** Saves a game that came back from a room: its start screen offers to carry on. */
export function saveGameFromRoom({ game, ...carried }: CarriedGame): void {
  const { rulesVersion, options, source, topics } = carried
  const state = carried.state as unknown as TableState
  const saved: SavedGame<TableState, unknown> = {
    ...{ rulesVersion, options, source, state, players: state.players },
    ...{ dealtAtMs: Date.now(), stopped: false, left: true },
    ...(topics && { topics: copyKeys(topics) }),
  }
  save(`table:${game}`, saved)
}
