import type { RoomTable, RoomView } from '#contract/room-view.ts'
import { copyIdOf } from '#domain/room/copy-game.ts'
import { eveningRows } from '#domain/room/evening.ts'
import { roomExpiryMs } from '#domain/room/limits.ts'
import { countVotes } from '#domain/room/next-game.ts'
import { summariseNight } from '#domain/room/night.ts'
import { askOf, isGameOver } from '#domain/room/play.ts'
import { awayPlayers, isSeatHere } from '#domain/room/presence.ts'
import { playerOf, type Room, seatsOf } from '#domain/room/room.ts'
import type { RoomRules } from '#domain/room/room-rules.ts'
import { claimUndoneUntil } from '#domain/room/seats.ts'
import { seenOfGame } from '#domain/room/seen.ts'
import { skippablePlayers } from '#domain/room/settle.ts'
import { countStamps, revealOf, type StampSheet, stampOf } from '#domain/room/stamps.ts'
import { takeBackAt } from '#domain/room/take-back.ts'
import { throwOf } from '#domain/room/throws.ts'
import { spokenPartOf, typedIn } from '#domain/room/typed.ts'
import { undoableAt } from '#domain/room/undo.ts'
import { playedPrompts } from '#domain/room/written.ts'
import { hasRunOut } from '#domain/table/clock.ts'
import type { Asks } from '#domain/table/game-rules.ts'
import type { Viewer } from '#domain/table/seating.ts'
import { takenUntil } from './carry-game.ts'
import type { StoredRoom } from './room-repository.ts'

export type RoomViewer = number | 'screen' | 'audience'

type Counts = { screens: number; audience: number; stamps: StampSheet | null }

/** The only way from a room's state to a phone: what this viewer may see. */
export function viewRoom(
  { code, room, touchedAtMs }: StoredRoom,
  rules: RoomRules | null,
  viewer: RoomViewer,
  { screens, audience, stamps, now }: Counts & { now: number },
): RoomView {
  const isHost = viewer === room.host
  return {
    code,
    phase: room.game ? 'playing' : room.isNight ? 'night' : 'lobby',
    isLocked: room.isLocked,
    keepsMoving: room.keepsMoving,
    time: room.time ?? 'usual',
    hasMoreTime: typeof viewer === 'number' && room.seats[viewer]?.hasMoreTime === true,
    hasStamps: !room.hasNoStamps,
    host: room.host,
    game: room.game?.slug ?? room.pick,
    seats: seatsOf(room).map((seat) => viewSeat(room, seat)),
    evening: viewEvening(room, rules),
    night: room.isNight && !room.game ? summariseNight(room) : null,
    next: viewNext(room, viewer),
    written: viewWritten(room, viewer),
    spice: room.spice,
    areAdults: room.areAdults,
    lines: (typeof viewer === 'number' && room.seats[viewer]?.lines) || [],
    screens,
    audience,
    expiresAtMs: Math.min(touchedAtMs + roomExpiryMs, room.closesAtMs ?? Infinity),
    claims: viewClaims(room, viewer, now),
    water: room.water?.clock && !hasRunOut(room.water.clock, now) ? room.water.clock : null,
    thrown: throwOf(room, rules, now),
    passes: typeof viewer === 'number' ? (room.passes[viewer] ?? 0) : 0,
    takenUntilMs: viewTaken(room, viewer),
    takenBy: room.game ? null : (room.taken?.seat ?? null),
    knocks: isHost ? room.knocks.map(({ seat }) => seat) : [],
    table: rules && viewTable(room, rules, viewer, { stamps, now }),
  }
}

/** The host's own among them is known to the host alone. */
function viewWritten(room: Room, viewer: RoomViewer): RoomView['written'] {
  const { written, host } = room
  const waiting = written.filter(({ isPlayed }) => !isPlayed)
  const shown = waiting.filter(({ seat }) => viewer === host || viewer === seat)
  return {
    count: waiting.length,
    shown: shown.map(({ id, game, text, seat }) => ({ id, game, text, isOwn: seat === viewer })),
    played: room.isNight ? playedPrompts(room) : [],
  }
}

function viewNext({ next }: Room, viewer: RoomViewer): RoomView['next'] {
  if (!next) return null
  const { games, votes, clock } = next
  return {
    games: games.map((game) => ({ game, votes: countVotes(next, game) })),
    voted: Object.keys(votes).length,
    own: (typeof viewer === 'number' && votes[viewer]) || null,
    clock,
  }
}

function viewClaims(room: Room, viewer: RoomViewer, now: number): RoomView['claims'] {
  if (typeof viewer !== 'number') return []
  return Object.keys(room.claims).flatMap((key) => {
    const untilMs = claimUndoneUntil(room, Number(key), viewer)
    if (untilMs <= now) return []
    return [{ seat: Number(key), untilMs: untilMs === Infinity ? null : untilMs }]
  })
}

function viewTaken(room: Room, viewer: RoomViewer): number | null {
  return typeof viewer === 'number' ? takenUntil(room, viewer) || null : null
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

/** Of this viewer alone. */
function viewAsks(asks: Asks | null | undefined, viewer: Viewer): Asks | null {
  if (!asks || typeof viewer !== 'number') return null
  return { ...asks, counts: asks.counts.map((count, seat) => (seat === viewer ? count : 0)) }
}

function viewTable(
  room: Room,
  played: RoomRules,
  viewer: RoomViewer,
  { stamps, now }: Pick<Counts, 'stamps'> & { now: number },
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
    game: slug,
    rulesVersion,
    options,
    sober,
    source,
    dealtAtMs,
    players,
    seats: { players, ...(left && { left }), ...(late && { late }) },
    viewer: seen,
    view: rules.view(state, seen),
    waitsFor: isOver ? [] : rules.waitsFor(state),
    asks: isOver ? null : viewAsks(rules.asks?.(state), seen),
    recap: isOver ? rules.recap(state) : null,
    left: false,
    canUndo: false,
    ...(game.promptSinceMs !== undefined && { promptSinceMs: game.promptSinceMs }),
    canStop: viewer === room.host && (rules.hasBegun?.(state) ?? true),
    lastRoundAtMs: isOver ? null : (game.length?.lastRoundAtMs ?? null),
    copyId: viewer === room.host ? copyIdOf(room, played) : null,
    undoAtMs: viewer === room.host ? undoableAt(room) : null,
    takeBackAtMs: typeof viewer === 'number' ? takeBackAt(room, viewer, now) : null,
    away: awayPlayers(room),
    seen: typeof viewer === 'number' ? seenOfGame(room, played) : [],
    skippable: isOver ? [] : skippablePlayers(room, now),
    stamps: viewStamps(room, viewer, stamps),
    speaking: viewSpeaking(room, played, viewer),
    audience: {
      ask: seen === 'audience' ? askOf(room, played) : null,
      heard: game.heard ?? null,
    },
  }
}

/** The part is for its player alone, what was typed for everybody. */
function viewSpeaking(room: Room, played: RoomRules, viewer: RoomViewer): RoomTable['speaking'] {
  const part = typeof viewer === 'number' ? spokenPartOf(room, played, viewer) : null
  const typed = typedIn(room, played).flatMap(({ seat, text }) => {
    const player = playerOf(room, seat)
    return player === null ? [] : { player, text }
  })
  return part === null && typed.length === 0 ? null : { part, typed }
}

/** Counts for everybody; whose they are is known to each of their own alone. */
function viewStamps(room: Room, viewer: RoomViewer, sheet: StampSheet | null): RoomTable['stamps'] {
  const revealedAtMs = revealOf(room)
  if (revealedAtMs === null) return null
  return {
    revealedAtMs,
    counts: countStamps(sheet, revealedAtMs),
    own: typeof viewer === 'number' ? stampOf(sheet, revealedAtMs, viewer) : null,
  }
}
