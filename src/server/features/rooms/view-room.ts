import type { RoomTable, RoomView } from '#contract/room-view.ts'
import { eveningRows } from '#domain/room/evening.ts'
import { roomExpiryMs } from '#domain/room/limits.ts'
import { isGameOver, type RoomRules } from '#domain/room/play.ts'
import { awayPlayers, isSeatHere } from '#domain/room/presence.ts'
import { playerOf, type Room, seatsOf } from '#domain/room/room.ts'
import { skippablePlayers } from '#domain/room/settle.ts'
import type { Viewer } from '#domain/table/seating.ts'
import type { StoredRoom } from './room-repository.ts'

export type RoomViewer = number | 'screen' | 'audience'

type Counts = { screens: number; audience: number }

/** The only way from a room's state to a phone: what this viewer may see. */
export function viewRoom(
  { code, room, touchedAtMs }: StoredRoom,
  rules: RoomRules | null,
  viewer: RoomViewer,
  { screens, audience, now }: Counts & { now: number },
): RoomView {
  const isHost = viewer === room.host
  return {
    code,
    phase: room.game ? 'playing' : room.isNight ? 'night' : 'lobby',
    isLocked: room.isLocked,
    host: room.host,
    game: room.game?.slug ?? room.pick,
    seats: seatsOf(room).map((seat) => viewSeat(room, seat)),
    evening: viewEvening(room, rules),
    written: viewWritten(room, viewer),
    screens,
    audience,
    expiresAtMs: touchedAtMs + roomExpiryMs,
    knocks: isHost ? room.knocks.map(({ seat }) => seat) : [],
    table: rules && viewTable(room, rules, viewer, now),
  }
}

/** The host's own among them is known to the host alone. */
function viewWritten({ written, host }: Room, viewer: RoomViewer): RoomView['written'] {
  const waiting = written.filter(({ isPlayed }) => !isPlayed)
  const shown = waiting.filter(({ seat }) => viewer === host || viewer === seat)
  return {
    count: waiting.length,
    shown: shown.map(({ id, game, text, seat }) => ({ id, game, text, isOwn: seat === viewer })),
  }
}

function viewEvening(room: Room, rules: RoomRules | null): RoomView['evening'] {
  const isPlaying = room.game && rules && !isGameOver(room.game, rules)
  if (room.evening.games === 0 || isPlaying) return null
  return { games: room.evening.games, rows: eveningRows(room) }
}

function viewSeat(room: Room, seat: number): RoomView['seats'][number] {
  const player = playerOf(room, seat)
  const isHere = isSeatHere(room, seat)
  const sitsOut = room.sitOut.includes(seat)
  const isWatching = sitsOut || (room.game !== null && player === null)
  return {
    seat,
    name: room.seats[seat]?.name ?? '',
    presence: !isHere ? 'away' : isWatching ? 'watching' : 'here',
    player,
    sitsOut,
    isClaimed: room.seats[seat]?.tokenHash !== null,
  }
}

function viewTable(
  room: Room,
  played: RoomRules,
  viewer: RoomViewer,
  now: number,
): RoomTable | null {
  const { game } = room
  if (!game) return null
  const { rules } = played
  const { slug, rulesVersion, options, sober = false, source, dealtAtMs, state } = game
  const { players, left, late } = state
  const own = typeof viewer === 'number' ? playerOf(room, viewer) : viewer
  const seen: Viewer = own ?? 'audience'
  const isOver = isGameOver(game, played)
  return {
    ...{ game: slug, rulesVersion, options, sober, source, dealtAtMs, players },
    seats: { players, ...(left && { left }), ...(late && { late }) },
    viewer: seen,
    view: rules.view(state, seen),
    waitsFor: isOver ? [] : rules.waitsFor(state),
    recap: isOver ? rules.recap(state) : null,
    left: false,
    canUndo: false,
    canStop: viewer === room.host && (rules.hasBegun?.(state) ?? true),
    away: awayPlayers(room),
    skippable: isOver ? [] : skippablePlayers(room, now),
  }
}
