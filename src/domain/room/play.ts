import type { Random } from '../random.ts'
import { applyMove } from '../table/apply-move.ts'
import type { GameRules, MoveContext, TableContext } from '../table/game-rules.ts'
import type { GameSlug } from '../table/game-slug.ts'
import type { Seat } from '../table/players.ts'
import { seatsTaken } from '../table/presence.ts'
import { isRefusal, type Refusal, refuse } from '../table/refusal.ts'
import type { TableState } from '../table/seating.ts'
import { replaceHost } from './host.ts'
import { awayAfterMs, hostSkipAfterMs } from './limits.ts'
import { awayPlayers, isSeatHere, seatsPresent } from './presence.ts'
import { playerOf, type Room, type RoomGame, seatsOf, toPlayer } from './room.ts'
import { mixInWritten } from './written.ts'

export type RoomMove = { type: string }

/** A game as a room plays it. */
export type RoomRules = {
  rules: GameRules<TableState, RoomMove, unknown, unknown>
  /** Never throws. */
  readOptions: (sent: unknown) => unknown
  players: { min: number; max: number }
}

export type RoomContext = { now: number; random: Random }

export type GameStart = {
  game: GameSlug
  options: unknown
  lists: readonly (readonly string[])[]
  source: string | null
  sober?: boolean | undefined
}

/** A seat that went away this long ago is not dealt in; it comes in when it is back. */
const dealtInMs = 2 * 60_000

export function isGameOver({ stopped, state }: RoomGame, { rules }: RoomRules): boolean {
  return stopped || rules.ended(state)
}

export function startGame(
  room: Room,
  { rules, readOptions, players }: RoomRules,
  { game, options: sent, lists: dealtLists, source, sober = false }: GameStart,
  { now, random }: RoomContext,
): Room | Refusal {
  const isDealtIn = (seat: number) =>
    !room.sitOut.includes(seat) &&
    room.seats[seat]?.tokenHash !== null &&
    (isSeatHere(room, seat) || (room.contacts[seat]?.awaySinceMs ?? 0) > now - dealtInMs)
  const seats = seatsOf(room).filter(isDealtIn).slice(0, players.max)
  if (seats.length < players.min) return refuse('too-few', { min: players.min })
  const options = readOptions(sent)
  const written = mixInWritten(room, game, dealtLists, random)
  const setup = {
    ...{ lists: written.lists, options, seating: 'own' as const },
    players: seats.map((seat) => toPlayer(room, seat)),
  }
  const seated = { ...setup, players: rules.seats?.(setup) ?? setup.players }
  const state = rules.start(seated, { now, random, away: [] })
  const fresh = { stopped: false, isPaused: false, gathersUntilMs: 0, waits: {}, dealtAtMs: now }
  const dealt = { slug: game, rulesVersion: rules.version, options, sober, source, state }
  return { ...written.room, pick: game, game: { ...dealt, ...fresh }, isNight: false }
}

/** A latecomer, or one who was not dealt in; the same room where it may not. */
export function joinGame(room: Room, seat: number, played: RoomRules, context: RoomContext): Room {
  const { game } = room
  if (!game || isGameOver(game, played) || playerOf(room, seat) !== null) return room
  if (room.sitOut.includes(seat)) return room
  if (seatsTaken(game.state).length >= played.players.max) return room
  return changeState(room, (state) =>
    played.rules.join(state, toPlayer(room, seat), tableContext(room, context)),
  )
}

export function leaveGame(room: Room, seat: number, played: RoomRules, context: RoomContext): Room {
  const player = playerOf(room, seat)
  if (!room.game || player === null || isGameOver(room.game, played)) return room
  return changeState(room, (state) =>
    played.rules.leave(state, player, tableContext(room, context)),
  )
}

export function applySeatMove(
  room: Room,
  seat: number,
  move: RoomMove,
  played: RoomRules,
  context: RoomContext,
): Room | Refusal {
  const player = playerOf(room, seat)
  if (!room.game) return refuse('no-game')
  if (player === null) return refuse('watching')
  return act(room, move, played, { ...tableContext(room, context), by: player })
}

/** The same room where nothing is due. */
export function makeDueMove(room: Room, played: RoomRules, context: RoomContext): Room {
  if (!room.game || room.game.isPaused || isGameOver(room.game, played)) return room
  const due = played.rules.due(room.game.state)
  if (!due || due.atMs > context.now) return room
  const outcome = act(room, due.move, played, { ...tableContext(room, context), by: 'clock' })
  return isRefusal(outcome) ? room : outcome
}

function act(
  room: Room,
  move: RoomMove,
  { rules }: RoomRules,
  context: MoveContext,
): Room | Refusal {
  if (!room.game) return refuse('no-game')
  if (room.game.stopped) return refuse('game-over')
  const outcome: TableState | Refusal | undefined = applyMove(rules, room.game.state, move, context)
  // Rules know no move of that name.
  if (!outcome || typeof outcome !== 'object') return refuse('bad-move')
  if (isRefusal(outcome)) return outcome as Refusal
  const moved = changeState(room, () => outcome as TableState)
  return typeof context.by === 'number' ? forgetWait(moved, context.by) : moved
}

/** By the host, for a seat the game has waited for. */
export function skipSeat(
  room: Room,
  seat: number,
  played: RoomRules,
  context: RoomContext,
): Room | Refusal {
  const player = playerOf(room, seat)
  if (!room.game || player === null) return refuse('empty-seat')
  const since = room.game.waits[player]
  if (since === undefined) return refuse('empty-seat')
  if (context.now < since + hostSkipAfterMs) return refuse('too-early')
  return passOver(room, player, played, context)
}

export function passOver(room: Room, player: Seat, played: RoomRules, context: RoomContext): Room {
  const passed = changeState(room, (state) =>
    played.rules.passOver(state, player, tableContext(room, context)),
  )
  return passed === room ? room : forgetWait(passed, player)
}

/** Host and clocks as presence has them: an empty room waits. */
export function followPresence(room: Room, played: RoomRules | null, context: RoomContext): Room {
  const hosted = replaceHost(room, context.now)
  const { game } = hosted
  if (!game || !played || isGameOver(game, played)) return hosted
  const followed = pauseWhereEmpty(hosted, game, played, context)
  if (followed.game?.isPaused) return followed
  return changeState(
    followed,
    (state) => played.rules.followAway?.(state, tableContext(followed, context)) ?? state,
  )
}

function pauseWhereEmpty(
  room: Room,
  game: RoomGame,
  { rules }: RoomRules,
  { now }: RoomContext,
): Room {
  const isEmpty = seatsPresent(room).length === 0
  const hasGathered = game.gathersUntilMs > 0 && now >= game.gathersUntilMs
  if (isEmpty === game.isPaused) {
    return hasGathered ? { ...room, game: { ...game, gathersUntilMs: 0 } } : room
  }
  const state = isEmpty ? rules.pause(game.state) : rules.resume(game.state, now)
  const gathersUntilMs = isEmpty ? 0 : now + awayAfterMs
  return { ...room, game: { ...game, state, isPaused: isEmpty, gathersUntilMs, waits: {} } }
}

export function changeState(room: Room, change: (state: TableState) => TableState): Room {
  if (!room.game) return room
  const state = change(room.game.state)
  return state === room.game.state ? room : { ...room, game: { ...room.game, state } }
}

function forgetWait(room: Room, player: Seat): Room {
  if (!room.game || !(player in room.game.waits)) return room
  const { [player]: _, ...waits } = room.game.waits
  return { ...room, game: { ...room.game, waits } }
}

function tableContext(room: Room, { now, random }: RoomContext): TableContext {
  return { now, random, away: awayPlayers(room) }
}
