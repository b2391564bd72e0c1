import { forgetLines } from '../prompts/deck-copy.ts'
import type { TableContext } from '../table/game-rules.ts'
import type { TableState } from '../table/seating.ts'
import { findNext } from './keep-moving.ts'
import { withoutAsked } from './more-time.ts'
import { isGameOver } from './play.ts'
import type { Room, RoomGame } from './room.ts'
import type { RoomRules } from './room-rules.ts'

/**
 * Names the moment of which the host's phone may have a copy: a reveal, or a deal of which every
 * viewer sees the same. Null while anything is hidden.
 */
export function copyIdOf({ game }: Pick<Room, 'game'>, played: RoomRules): string | null {
  if (!game || isGameOver(game, played)) return null
  const { revealedAtMs, isNew, dealtAtMs, reveals = 0, state } = game
  const isOpen = revealedAtMs !== undefined || (isNew && isAlikeForAll(state, played))
  return isOpen ? `${dealtAtMs}-${reveals}` : null
}

function isAlikeForAll(state: TableState, { rules }: RoomRules): boolean {
  const viewers = [...state.players.keys(), 'screen' as const]
  return new Set(viewers.map((viewer) => JSON.stringify(rules.view(state, viewer)))).size === 1
}

/**
 * As one phone goes on with it, from the next round on. Null while anything is hidden, and where too
 * little is left to play on.
 */
export function copyGame(
  room: Pick<Room, 'game' | 'time'>,
  played: RoomRules,
  context: TableContext,
): TableState | null {
  const { game } = room
  if (!game || copyIdOf(room, played) === null) return null
  const open = forgetLines(game.state, game.topics, played.rules.lines?.isPlayable)
  if (!open) return null
  const state = game.revealedAtMs === undefined ? open : nextRound(open, played, context)
  if (!state || played.rules.ended(state)) return null
  return toOnePhone({ ...game, state: withoutAsked(room, state) }, played, context)
}

/** Drops the round's secret answers. */
function nextRound(
  state: TableState,
  { rules }: RoomRules,
  context: TableContext,
): TableState | null {
  for (const by of state.players.keys()) {
    const next = findNext(rules, state, { ...context, by })
    if (next) return next.after
  }
  return null
}

/**
 * For one phone: the prompt on the table starts again; lines and secret counts are left out. Null
 * where too little is left to play on.
 */
export function toOnePhone(
  { state, topics }: Pick<RoomGame, 'state' | 'topics'>,
  { rules }: RoomRules,
  context: TableContext,
): TableState | null {
  const passed = rules.pause(rules.reseat(state, 'passed', { ...context, away: [] }))
  const { chances: _, ...open } = passed
  const none = open.players.map(() => 0)
  const counts = Object.fromEntries((rules.secretCounts ?? []).map((name) => [name, none]))
  return forgetLines({ ...open, ...counts }, topics, rules.lines?.isPlayable)
}
