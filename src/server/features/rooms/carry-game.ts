import type { CarriedGame } from '#contract/rooms.ts'
import { forgetSpared } from '#domain/prompts/deck-lines.ts'
import { copyKeys } from '#domain/prompts/tags.ts'
import { maxRoomSeats, takeAgainMs } from '#domain/room/limits.ts'
import { chosenTime, withoutAsked } from '#domain/room/more-time.ts'
import { cleanSeatName, cleanSeatNames } from '#domain/room/names.ts'
import type { RoomContext } from '#domain/room/play.ts'
import { changeSeat, emptyRoom, playerOf, type Room } from '#domain/room/room.ts'
import { addSeat, claimSeat, findSeat } from '#domain/room/seats.ts'
import { tableTime, withTime } from '#domain/table/more-time.ts'
import { maxSeats, type Player } from '#domain/table/players.ts'
import { isRefusal, type Refusal, refuse } from '#domain/table/refusal.ts'
import type { TableState } from '#domain/table/seating.ts'
import { isGameSlug } from '#games/room-rules.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { refuseSeat } from './refuse-seat.ts'
import type { RoomChange } from './room-change.ts'
import { requireRules, rulesOf } from './room-rules.ts'

const maxIdLength = 64

/** From one phone to a phone each: its players become seats to claim, the game stands as it was. */
export async function carryGame(
  carried: CarriedGame,
  tokenHash: string,
  context: RoomContext,
): Promise<Room> {
  const { game, rulesVersion, state, options, source, topics, names: typed, own } = carried
  const { sober = false } = carried
  if (!isGameSlug(game)) return refuseSeat('unknown-game')
  const { rules, readOptions } = await requireRules(game)
  const invalid = () => new AppError('invalid_request', 'carried: the game could not be read')
  if (rulesVersion !== rules.version) throw new AppError('conflict', 'Reload this page first.')
  try {
    const names = cleanSeatNames(typed)
    const players = readPlayers(state.players, names)
    const sent = { ...(state as TableState), players }
    const time = chosenTime(sent)
    const table = withTime(sent, tableTime(time.time ?? 'usual'))
    const seated = rules.reseat(table, 'own', { ...context, away: [] })
    rules.view(seated, 'screen')
    rules.due(seated)
    rules.recap(seated)
    const room = seated.players.reduce(
      (before, { id }, player) =>
        addSeat(before, { name: names[player] ?? '', tokenHash: null, playerId: id }, context.now),
      emptyRoom(game),
    )
    const gone = room.seats.reduce(
      (before, _, seat) => (names[seat] ? before : changeSeat(before, seat, { isGone: true })),
      room,
    )
    if (!gone.seats[own] || gone.seats[own].isGone) throw invalid()
    const played = {
      ...{ slug: game, rulesVersion, options: readOptions(options), source, sober },
      ...(topics && { topics }),
    }
    const fresh = {
      stopped: false,
      isPaused: false,
      gathersUntilMs: 0,
      waits: {},
      dealtAtMs: context.now,
    }
    const claimed = claimSeat(gone, own, tokenHash, context.now)
    return { ...claimed, ...time, host: own, game: { ...played, ...fresh, state: seated } }
  } catch {
    throw invalid()
  }
}

/** With the names of their seats. @throws where no game made them */
function readPlayers(sent: unknown, names: readonly (string | null)[]): Player[] {
  const players = Array.isArray(sent) ? (sent as Partial<Player>[]) : []
  const ids = new Set(players.map(({ id }) => id))
  const isRoom = names.filter((name) => name !== null).length <= maxRoomSeats
  if (ids.size !== players.length || players.length > maxSeats || !isRoom) throw new Error()
  return players.map(({ id, name }, player) => {
    if (typeof id !== 'string' || id.length > maxIdLength) throw new Error()
    return { id, name: names[player] ?? cleanSeatName(String(name), []) }
  })
}

/**
 * Back to the host's phone: the room is in its lobby, where all are told. Asked again, because the
 * answer was lost, it gives the same game.
 */
export function takingBack(tokenHash: string): RoomChange<CarriedGame | Refusal> {
  return {
    apply(room, context) {
      const seat = findSeat(room, tokenHash)
      const { taken } = room
      if (seat !== null && takenUntil(room, seat) > context.now && taken) {
        return { room, result: toPassed({ ...room, game: taken.game }, seat, context) }
      }
      if (seat === null || seat !== room.host) return { room, result: refuse('host-only') }
      const { game } = room
      const result = toPassed(room, seat, context)
      if (!game || isRefusal(result)) return { room, result }
      return { room: { ...room, game: null, taken: { seat, atMs: context.now, game } }, result }
    },
  }
}

/** Epoch milliseconds until when this seat may take the same game again; 0 where it took none. */
export function takenUntil({ game, taken }: Room, seat: number): number {
  return !game && taken?.seat === seat ? taken.atMs + takeAgainMs : 0
}

function toPassed(room: Room, seat: number, context: RoomContext): CarriedGame | Refusal {
  const { game } = room
  const rules = rulesOf(room)
  if (!game || rules?.rules.version !== game.rulesVersion) return refuse('no-game')
  const { players, left = [] } = game.state
  const passed = rules.rules.reseat(withoutAsked(room, game.state), 'passed', {
    ...context,
    away: [],
  })
  const state = forgetSpared(rules.rules.pause(passed))
  const names = players.map(({ name }, player) => (left.includes(player) ? null : name))
  const { slug, rulesVersion, options, source, topics, sober = false } = game
  return {
    ...{ game: slug, rulesVersion, options, source, sober, names, state: { ...state } },
    ...(topics && { topics: copyKeys(topics) }),
    own: playerOf(room, seat) ?? 0,
  }
}
