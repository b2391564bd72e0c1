import { countTaps } from '../table/audience.ts'
import { isHere } from '../table/presence.ts'
import { askOf, type RoomContext } from './play.ts'
import { playerOf, type Room, type RoomGame, seatsOf } from './room.ts'
import type { RoomRules } from './room-rules.ts'

/** Sits out, or comes in with the next prompt: its tap counts with those of the audience. */
export function watchesPrompt(room: Room, seat: number): boolean {
  const player = playerOf(room, seat)
  return player === null || !room.game || !isHere(room.game.state, player)
}

/** Shows the audience's answer once its question is over, unless it is void; the next one clears it. */
export function showAudience(
  before: Room,
  room: Room,
  played: RoomRules,
  { now, asked: tapped }: RoomContext,
): Room {
  const { game } = room
  if (!game) return room
  const ask = askOf(room, played)
  const asked = isSameGame(before, game) ? askOf(before, played) : null
  const tells = played.rules.tellsAudience?.(game.state)
  const isNextPrompt = ask === null && before.game?.promptSinceMs !== game.promptSinceMs
  const isStale = game.heard !== undefined && (tells === false || isNextPrompt)
  const isSame = ask?.id === asked?.id && ask?.isClosed === asked?.isClosed
  if (isSame && !isStale) return room
  const { heard: _, ...silent } = game
  const isOver = asked !== null && asked.id !== ask?.id
  const isShown = isOver && (tells ?? ask === null)
  const taps = tapped && tapped.id === asked?.id ? tapped.taps : {}
  if (!isShown || countTaps(taps) < minShownTaps(room)) {
    return game.heard ? { ...room, game: silent } : room
  }
  const { kind, texts } = asked
  const heard = { kind, taps, ...(texts && { texts }), atMs: now }
  return { ...room, game: { ...game, heard } }
}

/** A single tap may be that of the one seat that watches: everybody knows whose. */
function minShownTaps(room: Room): number {
  return seatsOf(room).some((seat) => watchesPrompt(room, seat)) ? 2 : 1
}

function isSameGame({ game }: Room, { slug, dealtAtMs }: RoomGame): boolean {
  return game?.slug === slug && game.dealtAtMs === dealtAtMs
}
