import type { Random } from '../random.ts'
import { applyMove } from '../table/apply-move.ts'
import type { AudienceAsk, AudienceTaps } from '../table/audience.ts'
import type { MoveContext, TableContext } from '../table/game-rules.ts'
import { sharedLimit } from '../table/more-time.ts'
import type { Seat } from '../table/players.ts'
import { seatsTaken } from '../table/presence.ts'
import { isRefusal, type Refusal, refuse } from '../table/refusal.ts'
import type { TableState } from '../table/seating.ts'
import { replaceHost } from './host.ts'
import { isNextMove } from './keep-moving.ts'
import { isLengthOver } from './length.ts'
import { awayAfterMs, hostSkipAfterMs } from './limits.ts'
import { leaveOutCrossed, spareSeats } from './lines.ts'
import { awayPlayers, seatsPresent } from './presence.ts'
import { isForEarlierPrompt, markPrompt, type SentMove } from './prompt-mark.ts'
import { playerOf, type Room, type RoomGame, seatOfPlayer, toPlayer } from './room.ts'
import type { RoomMove, RoomRules } from './room-rules.ts'
import { tappedBy } from './take-back.ts'
import { formerAfter } from './undo.ts'

export type RoomContext = {
  now: number
  random: Random
  /** Taps for what was asked under that id. */
  asked?: { id: string; taps: AudienceTaps }
}

export function isGameOver({ stopped, state }: RoomGame, { rules }: RoomRules): boolean {
  return stopped || rules.ended(state)
}

/** What the game on the table asks those who watch. */
export function askOf({ game }: Pick<Room, 'game'>, played: RoomRules | null): AudienceAsk | null {
  if (!game || !played || isGameOver(game, played)) return null
  return played.rules.audience?.(game.state) ?? null
}

/** A latecomer, or one who was not dealt in; the same room where it may not. */
export function joinGame(room: Room, seat: number, played: RoomRules, context: RoomContext): Room {
  const { game } = room
  if (!game || isGameOver(game, played) || playerOf(room, seat) !== null) return room
  if (room.sitOut.includes(seat)) return room
  if (seatsTaken(game.state).length >= played.players.max) return room
  const joined = changeBoth(room, (state) =>
    played.rules.join(state, toPlayer(room, seat), tableContext(room, played, context)),
  )
  return leaveOutCrossed(spareSeats(joined, context.random), played.rules)
}

export function leaveGame(room: Room, seat: number, played: RoomRules, context: RoomContext): Room {
  const player = playerOf(room, seat)
  if (!room.game || player === null || isGameOver(room.game, played)) return room
  return changeBoth(room, (state) =>
    played.rules.leave(state, player, tableContext(room, played, context)),
  )
}

/** With fewer than it takes, the game is over, for good, and counts if it has begun. */
export function stopWithTooFew(room: Room, { rules, players }: RoomRules, now: number): Room {
  const { game } = room
  if (!game || game.stopped || rules.ended(game.state)) return room
  if (seatsTaken(game.state).length >= players.min) return room
  const hasBegun = rules.hasBegun?.(game.state) ?? true
  const stopped = hasBegun ? stopGame(room, rules, now) : { ...room, game: null }
  return { ...stopped, former: null }
}

/** A move that was made for an earlier prompt leaves the game alone. */
export function applySeatMove(
  room: Room,
  seat: number,
  { promptSinceMs, ...move }: SentMove,
  played: RoomRules,
  context: RoomContext,
): Room | Refusal {
  const player = playerOf(room, seat)
  if (!room.game) return refuse('no-game')
  if (player === null) return refuse('watching')
  const { [seat]: _, ...passes } = room.passes
  const awake = { ...room, passes }
  if (isForEarlierPrompt(room, { ...move, promptSinceMs }, played)) return awake
  const isOfHost = played.rules.hostMoves?.includes(move.type) === true
  if (isOfHost && room.host !== seat) return refuse('host-only')
  const table = tableContext(room, played, context)
  return act(awake, move, played, { ...table, by: player })
}

/** The same room where nothing is due. */
export function makeDueMove(room: Room, played: RoomRules, context: RoomContext): Room {
  if (!room.game || room.game.isPaused || isGameOver(room.game, played)) return room
  const { nextStep } = room.game
  const due = nextStep ?? played.rules.due(room.game.state)
  if (!due || due.atMs > context.now) return room
  const outcome = act(room, due.move, played, {
    ...tableContext(room, played, context),
    by: nextStep ? nextStep.player : 'clock',
  })
  return isRefusal(outcome) ? room : outcome
}

function act(room: Room, move: RoomMove, played: RoomRules, context: MoveContext): Room | Refusal {
  const { rules } = played
  if (!room.game) return refuse('no-game')
  if (room.game.stopped) return refuse('game-over')
  const outcome: TableState | Refusal | undefined = applyMove(rules, room.game.state, move, context)
  // Rules know no move of that name.
  if (!outcome || typeof outcome !== 'object') return refuse('bad-move')
  if (isRefusal(outcome)) return outcome as Refusal
  const after = outcome as TableState
  if (after === room.game.state) return room
  const { by, now } = context
  const { state } = room.game
  // While a clock runs a pass is no Next: in Charades it passes a phrase.
  const isDone = move.type === 'next' || rules.due(state) === null
  const isNext = isNextMove(move) && isDone && rules.waitsFor(state).length === 0
  if (isLengthOver(room.game, rules, after, { isNext, now })) {
    return stopGame(room, rules, now, after)
  }
  const former = formerAfter(room, rules, { before: room.game, after }, { isNext, by, now })
  const waiting = rules.waitsFor(after)
  const missed =
    by === 'clock'
      ? rules.waitsFor(room.game.state).filter((player) => !waiting.includes(player))
      : []
  const counted = missed.reduce(countPass, room)
  // From one reveal to the next at once: its stamps are others.
  const { revealedAtMs, tapped: _, isNew: __, ...hidden } = room.game
  const tapped = tappedBy(room.game, played, after, { move, by, now })
  const game = {
    ...hidden,
    ...(!isNext && revealedAtMs !== undefined && { revealedAtMs }),
    ...(tapped && { tapped }),
    state: after,
  }
  // At once: others of the same batch were made for the prompt before.
  const moved = markPrompt(room, { ...counted, former, game }, played, now)
  return typeof by === 'number' ? forgetWait(moved, by) : moved
}

/** Shows its end screen; the host may go back. @param after where the move that ends it leads */
export function stopGame(
  room: Room,
  rules: RoomRules['rules'],
  now: number,
  after: TableState | null = null,
): Room {
  const { game, evening } = room
  if (!game) return room
  const former = { game, evening, atMs: now }
  const state = rules.close?.(game.state, after) ?? game.state
  return { ...room, former, game: { ...game, state, stopped: true, waits: {} } }
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
  if (context.now < since + hostSkipMs(room.game)) return refuse('too-early')
  return passOver(room, player, played, context)
}

export function passOver(room: Room, player: Seat, played: RoomRules, context: RoomContext): Room {
  const { game } = room
  if (!game) return room
  const after = played.rules.passOver(game.state, player, tableContext(room, played, context))
  if (after === game.state) return room
  if (isLengthOver(game, played.rules, after, { isNext: false, now: context.now })) {
    return stopGame(room, played.rules, context.now, after)
  }
  const former = formerAfter(room, played.rules, { before: game, after }, null)
  const counted = countPass(room, player)
  const passed = { ...counted, former, game: withState(game, after) }
  return forgetWait(markPrompt(room, passed, played, context.now), player)
}

/** Milliseconds that a game waits for a player before the host may skip them. */
export function hostSkipMs({ state }: RoomGame): number {
  return sharedLimit(hostSkipAfterMs, state)
}

function countPass(room: Room, player: Seat): Room {
  const seat = seatOfPlayer(room, player)
  if (seat === null) return room
  return { ...room, passes: { ...room.passes, [seat]: (room.passes[seat] ?? 0) + 1 } }
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
    (state) => played.rules.followAway?.(state, tableContext(followed, played, context)) ?? state,
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
  return state === room.game.state ? room : { ...room, game: withState(room.game, state) }
}

/** A later change can no longer be taken back with the tap. */
function withState({ tapped: _, isNew: __, ...game }: RoomGame, state: TableState): RoomGame {
  return { ...game, state }
}

/** Undo takes back moves, never players who came or left, and never brings back an old deck. */
export function changeBoth(room: Room, change: (state: TableState) => TableState): Room {
  const { former } = room
  const changed = changeState(room, change)
  if (!former || changed === room) return changed
  const game = { ...former.game, state: change(former.game.state) }
  return { ...changed, former: { ...former, game } }
}

function forgetWait(room: Room, player: Seat): Room {
  if (!room.game || !(player in room.game.waits)) return room
  const { [player]: _, ...waits } = room.game.waits
  return { ...room, game: { ...room.game, waits } }
}

function tableContext(
  room: Room,
  played: RoomRules,
  { now, random, asked }: RoomContext,
): TableContext {
  const context = { now, random, away: awayPlayers(room) }
  const isAsked = asked && askOf(room, played)?.id === asked.id
  return isAsked ? { ...context, audience: asked.taps } : context
}
