import type { CarriedGame, GameCopy } from '#contract/rooms.ts'
import { copyKeys } from '#domain/prompts/tags.ts'
import type { CopyOf } from '#domain/room/bring-back.ts'
import { copyGame, toOnePhone } from '#domain/room/copy-game.ts'
import { takeAgainMs } from '#domain/room/limits.ts'
import { withoutAsked } from '#domain/room/more-time.ts'
import type { RoomContext } from '#domain/room/play.ts'
import { changeSeat, emptyRoom, playerOf, type Room, type RoomGame } from '#domain/room/room.ts'
import { addSeat, claimSeat, findSeat } from '#domain/room/seats.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import type { TableState } from '#domain/table/seating.ts'
import { readCarried, unreadable } from './read-carried.ts'
import type { RoomChange } from './room-change.ts'
import { rulesOf } from './room-rules.ts'

/** From one phone to a phone each: players become seats to claim, the game is unchanged. */
export async function carryGame(
  carried: CarriedGame,
  tokenHash: string,
  context: RoomContext,
): Promise<Room> {
  const { game, names, time } = await readCarried(carried, context)
  const { own } = carried
  const room = game.state.players.reduce(
    (before, { id }, player) =>
      addSeat(before, { name: names[player] ?? '', tokenHash: null, playerId: id }, context.now),
    emptyRoom(game.slug),
  )
  const gone = room.seats.reduce(
    (before, _, seat) => (names[seat] ? before : changeSeat(before, seat, { isGone: true })),
    room,
  )
  if (!gone.seats[own] || gone.seats[own].isGone) throw unreadable()
  const fresh = {
    stopped: false,
    isPaused: false,
    gathersUntilMs: 0,
    waits: {},
    dealtAtMs: context.now,
  }
  return {
    ...claimSeat(gone, own, tokenHash, context.now),
    ...time,
    host: own,
    game: { ...game, ...fresh },
  }
}

type ProofOf = (copy: CopyOf) => string

/** For the host's phone to keep, where the network may end. Null while there is none to have. */
export function copyFor(room: Room, seat: number, context: RoomContext, proofOf: ProofOf) {
  if (seat !== room.host) return refuse('host-only')
  const { game } = room
  const rules = rulesOf(room)
  if (!game || rules?.rules.version !== game.rulesVersion) return null
  const state = copyGame(room, rules, { ...context, away: [] })
  return state && answerWith(room, game, state, seat, context.now, proofOf)
}

/**
 * Back to the host's phone: the room waits, and says where its game is. Asked again, because the
 * answer was lost, it gives the same game.
 */
export function takingBack(tokenHash: string, proofOf: ProofOf): RoomChange<GameCopy | Refusal> {
  return {
    apply(room, context) {
      const seat = findSeat(room, tokenHash)
      const { taken } = room
      if (seat !== null && takenUntil(room, seat) > context.now && taken) {
        const before = { ...room, game: taken.game }
        return { room, result: toPassed(before, seat, context, taken.atMs, proofOf) }
      }
      if (seat === null || seat !== room.host) return { room, result: refuse('host-only') }
      const { game } = room
      const result = toPassed(room, seat, context, context.now, proofOf)
      if (!game || 'refused' in result) return { room, result }
      return { room: { ...room, game: null, taken: { seat, atMs: context.now, game } }, result }
    },
  }
}

/** Epoch milliseconds until when this seat may take the same game again; 0 where it took none. */
export function takenUntil({ game, taken }: Room, seat: number): number {
  return !game && taken?.seat === seat ? taken.atMs + takeAgainMs : 0
}

function toPassed(
  room: Room,
  seat: number,
  context: RoomContext,
  atMs: number,
  proofOf: ProofOf,
): GameCopy | Refusal {
  const { game } = room
  const rules = rulesOf(room)
  if (!game || rules?.rules.version !== game.rulesVersion) return refuse('no-game')
  const open = { ...game, state: withoutAsked(room, game.state) }
  const state = toOnePhone(open, rules, { ...context, away: [] })
  return state ? answerWith(room, game, state, seat, atMs, proofOf) : refuse('nothing-left')
}

function answerWith(
  room: Room,
  game: RoomGame,
  state: TableState,
  seat: number,
  atMs: number,
  proofOf: ProofOf,
): GameCopy {
  const {
    slug,
    rulesVersion,
    options,
    source,
    topics,
    sober = false,
    reveals = 0,
    dealtAtMs,
  } = game
  const { players, left = [] } = state
  const names = players.map(({ name }, player) => (left.includes(player) ? null : name))
  return {
    game: slug,
    rulesVersion,
    options,
    source,
    sober,
    names,
    state: { ...state },
    ...(topics && { topics: copyKeys(topics) }),
    own: playerOf({ ...room, game }, seat) ?? 0,
    proof: proofOf({ seat, slug, dealtAtMs, reveals, atMs }),
  }
}
