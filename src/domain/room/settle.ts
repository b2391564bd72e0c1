import { endOf } from '../table/clock.ts'
import type { Seat } from '../table/players.ts'
import { showAudience } from './audience.ts'
import { closingAt, isClosingDue } from './closing.ts'
import { endEvening, scoreEvening } from './evening.ts'
import { hostReplacedAt } from './host.ts'
import { findNextStep } from './keep-moving.ts'
import { followTime } from './more-time.ts'
import { closeVote } from './next-game.ts'
import { followPresence, hostSkipMs, isGameOver, passOver, type RoomContext } from './play.ts'
import { awayPlayers } from './presence.ts'
import { isSamePrompt, markPrompt } from './prompt-mark.ts'
import type { Room } from './room.ts'
import type { RoomRules } from './room-rules.ts'
import { noteSeen } from './seen.ts'
import { followReveal } from './stamps.ts'
import { putThrowAway } from './throws.ts'
import { forgetTyped } from './typed.ts'
import { pourWater } from './water.ts'

/** Games that pass a turn on ask for another seat each time. */
const maxPasses = 200

/**
 * After every change: passes over absent seats, counts waits, scores a game that ended, forgets what
 * was typed for a part that is over.
 */
export function settleRoom(
  before: Room,
  unsettled: Room,
  played: RoomRules | null,
  context: RoomContext,
): Room {
  return forgetTyped(settle(before, unsettled, played, context), played)
}

function settle(
  before: Room,
  unsettled: Room,
  played: RoomRules | null,
  context: RoomContext,
): Room {
  const changed = followTime(putThrowAway(unsettled, played, context.now), context.now)
  if (isClosingDue(changed, context.now)) {
    return settle(before, endEvening(changed, played, context.now), null, context)
  }
  const followed = closeVote(followPresence(changed, played, context), context.now)
  let room = countWaits(before, followed, played, context.now)
  if (!played) return pourWater(before, room, context.now)
  for (let pass = 0; pass < maxPasses; pass++) {
    const player = nextToPass(room, played, context.now)
    if (player === undefined) break
    const passed = passOver(room, player, played, context)
    if (passed === room) break
    room = countWaits(room, passed, played, context.now)
  }
  const marked = markPrompt(before, room, played, context.now)
  const shown = followReveal(marked, played, context.now)
  const heard = noteSeen(showAudience(before, shown, played, context), played)
  return scoreEvening(planNextStep(before, heard, played, context.now), played, context.now)
}

/** Every change postpones the automatic Next. */
function planNextStep(before: Room, room: Room, played: RoomRules, now: number): Room {
  const { game } = room
  if (!game) return room
  const isSame = game.state === before.game?.state && room.keepsMoving === before.keepsMoving
  if (isSame && game.isPaused === before.game?.isPaused) return room
  const nextStep = findNextStep(room, played, now)
  return nextStep || game.nextStep ? { ...room, game: { ...game, nextStep } } : room
}

function nextToPass(room: Room, { rules }: RoomRules, now: number): Seat | undefined {
  const { game } = room
  if (!game || game.isPaused || game.stopped || rules.ended(game.state)) return undefined
  if (now < game.gathersUntilMs) return undefined
  const away = awayPlayers(room)
  return rules.waitsFor(game.state).find((player) => away.includes(player))
}

/** Each wait begins anew with the prompt. */
function countWaits(before: Room, room: Room, played: RoomRules | null, now: number): Room {
  const { game } = room
  if (!game || !played || game.isPaused || isGameOver(game, played)) return room
  const { rules } = played
  const known = isSamePrompt(before.game, game, played) ? game.waits : {}
  const waiting = rules.waitsFor(game.state)
  const waits = Object.fromEntries(waiting.map((player) => [player, known[player] ?? now]))
  const isSame =
    Object.keys(waits).length === Object.keys(game.waits).length &&
    waiting.every((player) => waits[player] === game.waits[player])
  return isSame ? room : { ...room, game: { ...game, waits } }
}

/** Epoch milliseconds of the next thing that happens without a message; Infinity for none. */
export function roomDueAt(room: Room, played: RoomRules | null): number {
  const always = Math.min(hostReplacedAt(room) ?? Infinity, endOfVote(room), closingAt(room))
  const { game } = room
  if (!game || !played || game.isPaused || isGameOver(game, played)) return always
  const due = (game.nextStep ?? played.rules.due(game.state))?.atMs ?? Infinity
  return Math.min(always, due, game.gathersUntilMs || Infinity)
}

function endOfVote({ next }: Room): number {
  return (next?.clock && endOf(next.clock)) ?? Infinity
}

/** Players whom the host may skip by now. */
export function skippablePlayers({ game }: Room, now: number): Seat[] {
  if (!game) return []
  return Object.entries(game.waits)
    .filter(([, since]) => now >= since + hostSkipMs(game))
    .map(([player]) => Number(player))
}

/** Epoch milliseconds when the next player may be skipped; Infinity for none. */
export function skippableAt({ game }: Room, now: number): number {
  if (!game) return Infinity
  const times = Object.values(game.waits).map((since) => since + hostSkipMs(game))
  return Math.min(Infinity, ...times.filter((time) => time > now))
}
