import type { CarriedGame } from '#contract/rooms.ts'
import { copyKeys } from '#domain/prompts/tags.ts'
import type { GameSlug } from '#domain/table/game-slug.ts'
import { type Player, readPlayers, type Seat } from '#domain/table/players.ts'
import type { SavedGame } from '#domain/table/saved-game.ts'
import type { TableState } from '#domain/table/seating.ts'
import { settings } from '../device/settings.ts'
import { readSaved, save } from '../storage/storage.ts'

export type GameToCarry = {
  /** Everybody at the table, with their seats. */
  players: readonly { seat: Seat; player: Player }[]
  /** It was ended here. */
  isOver: boolean
  /** @param own who holds this phone */
  carry: (own: Seat) => CarriedGame
}

/** This phone's game in progress, to go on with a phone each; null when there is none. */
export function readGameToCarry(slug: GameSlug): GameToCarry | null {
  const game = readCarriedGame(slug)
  return game?.isOver ? null : game
}

/** This phone's game, also where it was ended. */
export function readCarriedGame(slug: GameSlug): GameToCarry | null {
  const saved = readSaved(`table:${slug}`) as Partial<SavedGame<TableState, unknown>> | null
  const { state, rulesVersion, options, source, topics, stopped = false } = saved ?? {}
  const { sober = settings.get().sober } = saved ?? {}
  if (!state || typeof rulesVersion !== 'number') return null
  const players = readPlayers(state.players, Infinity)
  const { left = [] } = state
  const names = players.map(({ name }, seat) => (left.includes(seat) ? null : name))
  return {
    players: players.flatMap((player, seat) => (left.includes(seat) ? [] : [{ seat, player }])),
    isOver: stopped,
    carry: (own) => ({
      game: slug,
      rulesVersion,
      state: { ...state },
      options,
      source: source ?? null,
      names,
      own,
      sober,
      ...(topics && { topics: copyKeys(topics) }),
    }),
  }
}

/** Saves a game that came back from a room: its start screen offers to carry on. Gives its `dealtAtMs`. */
export function saveGameFromRoom({ game, ...carried }: CarriedGame): number {
  const { rulesVersion, options, source, topics, sober } = carried
  const state = carried.state as unknown as TableState
  const dealtAtMs = Date.now()
  const saved: SavedGame<TableState, unknown> = {
    rulesVersion,
    options,
    source,
    state,
    players: state.players,
    dealtAtMs,
    stopped: false,
    left: true,
    sober: sober ?? false,
    ...(topics && { topics: copyKeys(topics) }),
  }
  save(`table:${game}`, saved)
  return dealtAtMs
}
