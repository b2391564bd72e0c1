import type { Room, RoomGame } from './room.ts'
import type { RoomMove, RoomRules } from './room-rules.ts'

/** `promptSinceMs` is of the view it was made on; missing from older pages. */
export type SentMove = RoomMove & { promptSinceMs?: number | undefined }

export function isSamePrompt(
  before: RoomGame | null,
  game: RoomGame,
  { rules }: RoomRules,
): boolean {
  return (
    before?.dealtAtMs === game.dealtAtMs && rules.prompt(before.state) === rules.prompt(game.state)
  )
}

/** After every change: marks when the prompt, or a round without one, came on the table. */
export function markPrompt(before: Room, room: Room, played: RoomRules, now: number): Room {
  const { game } = room
  if (!game) return room
  const isMarked = game.promptSinceMs !== undefined && isSameAsked(before.game, game, played)
  return isMarked ? room : { ...room, game: { ...game, promptSinceMs: now } }
}

/** The same words may come again. */
function isSameAsked(before: RoomGame | null, game: RoomGame, played: RoomRules): boolean {
  const { isEdge, promptId } = played.rules
  if (!before || !isSamePrompt(before, game, played)) return false
  const [one, other] = [before.state, game.state]
  // Undo goes back over an edge.
  if (isEdge?.(one, other) || isEdge?.(other, one)) return false
  return promptId?.(one) === promptId?.(other)
}

/** Made for a prompt that has gone by: without a network, or by the second of two who tapped Next. */
export function isForEarlierPrompt({ game }: Room, move: SentMove, { rules }: RoomRules): boolean {
  if (move.promptSinceMs === undefined || game?.promptSinceMs === undefined) return false
  return game.promptSinceMs !== move.promptSinceMs && !rules.anyPrompt?.includes(move.type)
}
