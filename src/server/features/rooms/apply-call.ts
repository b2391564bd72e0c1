import type { RoomCall } from '#contract/room-messages.ts'
import { endEvening, leaveTable } from '#domain/room/evening.ts'
import { keepPlaying } from '#domain/room/length.ts'
import { changeLines, dealWithoutCrossed, leaveOutCrossed } from '#domain/room/lines.ts'
import { openVote, voteForNext } from '#domain/room/next-game.ts'
import {
  changeBoth,
  isGameOver,
  joinGame,
  leaveGame,
  type RoomContext,
  skipSeat,
  stopGame,
  stopWithTooFew,
} from '#domain/room/play.ts'
import { changeSeat, isSeated, type Room } from '#domain/room/room.ts'
import type { RoomRules } from '#domain/room/room-rules.ts'
import {
  answerKnock,
  claimUndoneUntil,
  releaseSeat,
  removeSeat,
  renameSeat,
} from '#domain/room/seats.ts'
import { seenLast } from '#domain/room/seen.ts'
import { allowStamps } from '#domain/room/stamps.ts'
import { startGame } from '#domain/room/start-game.ts'
import { takeBack } from '#domain/room/take-back.ts'
import { throwTool } from '#domain/room/throws.ts'
import { typeSpoken } from '#domain/room/typed.ts'
import { undoLast } from '#domain/room/undo.ts'
import { isWaterDue, skipWater } from '#domain/room/water.ts'
import { removeWritten, writePrompt } from '#domain/room/written.ts'
import type { GameSlug } from '#domain/table/game-slug.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import { isGameSlug } from '#games/room-rules.ts'
import { requireLoaded, rulesOf } from './room-rules.ts'

/** Calls that change the room. */
export type SavedCall = Exclude<RoomCall, { do: 'stamp' }>

const ownCalls = new Set<SavedCall['do']>([
  ...([
    'leave',
    'sit-out',
    'release',
    'more-time',
    'rename',
    'write',
    'unwrite',
    'skip-water',
    'take-back',
    'vote-next',
    'lines',
    'throw',
    'type',
  ] as const),
])

/** The game whose rules a call needs beyond those on the table. */
export function gameOfCall(call: SavedCall): GameSlug | undefined {
  return call.do === 'start' && isGameSlug(call.game) ? call.game : undefined
}

export function applyCall(
  room: Room,
  seat: number,
  call: SavedCall,
  context: RoomContext,
): Room | Refusal {
  if (!ownCalls.has(call.do) && room.host !== seat) return refuse('host-only')
  const rules = rulesOf(room)
  switch (call.do) {
    case 'start':
      if (!isGameSlug(call.game)) return refuse('unknown-game')
      if (room.game && rules && !isGameOver(room.game, rules)) return refuse('in-game')
      // A break comes first; its end leads into the lobby.
      if (room.game && isWaterDue(room)) {
        return {
          ...leaveTable(room, rules, context.now),
          pick: call.game,
          isNight: false,
          next: null,
        }
      }
      return startGame(
        room,
        requireLoaded(call.game),
        {
          ...call,
          game: call.game,
          isTwelve: call.minutes === 12,
          lists: seenLast(room, call.game, call.lists),
        },
        context,
      )
    case 'change-packs':
      return rules ? changePacks(room, rules, call, context) : refuse('no-game')
    case 'sober':
      return room.game ? { ...room, game: { ...room.game, sober: call.isOn } } : refuse('no-game')
    case 'end':
      return endGame(room, context.now)
    case 'skip-water':
      return skipWater(room)
    case 'keep-moving':
      return { ...room, keepsMoving: call.isOn }
    case 'time': {
      const { time: _, ...others } = room
      return call.time === 'usual' ? others : { ...others, time: call.time }
    }
    case 'allow-stamps':
      return allowStamps(room, call.isOn)
    case 'keep-playing':
      return playOn(room)
    case 'undo':
      return rules ? undoLast(room, rules, call.atMs, context.now) : refuse('no-game')
    case 'take-back':
      return takeBack(room, seat, call.atMs, context.now)
    case 'end-evening':
      return endEvening(room, rules, context.now)
    case 'change-game':
      return isGameSlug(call.game)
        ? { ...leaveTable(room, rules, context.now), pick: call.game, isNight: false, next: null }
        : refuse('unknown-game')
    case 'ask-next':
      return openVote(leaveTable(room, rules, context.now), context.now)
    case 'vote-next':
      return voteForNext(room, seat, call.game)
    case 'throw':
      return throwTool(room, seat, call, rules, context)
    case 'lock':
      return room.isLocked === call.isLocked ? room : { ...room, isLocked: call.isLocked }
    case 'remove':
      return isSeated(room, call.seat) ? leaveRoom(room, call.seat, context) : refuse('empty-seat')
    case 'leave':
      return leaveRoom(room, seat, context)
    case 'hand-over': {
      const canHost = isSeated(room, call.seat) && room.seats[call.seat]?.tokenHash !== null
      return canHost ? { ...room, host: call.seat } : refuse('empty-seat')
    }
    case 'skip':
      return rules ? skipSeat(room, call.seat, rules, context) : refuse('no-game')
    case 'sit-out':
      return sitOut(room, seat, call.isOut, context)
    case 'release': {
      if (call.seat !== seat && room.host !== seat) return refuse('host-only')
      const untilMs = claimUndoneUntil(room, call.seat, seat)
      if (untilMs === 0) return refuse('not-claimed')
      return context.now < untilMs ? releaseSeat(room, call.seat, context.now) : refuse('too-late')
    }
    case 'let-in':
      return answerKnock(room, call.seat, call.isWelcome)
    case 'more-time':
      return changeSeat(room, seat, { hasMoreTime: call.isOn })
    case 'write':
      return writePrompt(room, seat, call)
    case 'type':
      return typeSpoken(room, seat, call, rules)
    case 'unwrite':
      return removeWritten(room, seat, call.id)
    case 'lines': {
      const drawn = changeLines(room, seat, call.lines, context.random)
      return rules ? leaveOutCrossed(drawn, rules.rules) : drawn
    }
    case 'spice': {
      const { spice } = call
      return { ...room, spice, areAdults: room.areAdults || spice === 3 }
    }
    case 'rename':
      return room.game ? refuse('in-game') : renameSeat(room, seat, call.name)
  }
}

/** Comes into the game that runs, where it may. */
export function enterGame(room: Room, seat: number, context: RoomContext): Room {
  const rules = rulesOf(room)
  return rules ? joinGame(room, seat, rules, context) : room
}

/** The first time shows the recap, the second goes to the lobby. */
function endGame(room: Room, now: number): Room | Refusal {
  const { game } = room
  const rules = rulesOf(room)
  if (!game || !rules) return refuse('no-game')
  const hasBegun = rules.rules.hasBegun?.(game.state) ?? true
  if (isGameOver(game, rules) || !hasBegun) return { ...room, game: null }
  return stopGame(room, rules.rules, now)
}

function playOn(room: Room): Room | Refusal {
  const { game } = room
  if (!game?.length) return refuse('no-game')
  return { ...room, game: { ...game, length: keepPlaying(game.length) } }
}

function leaveRoom(room: Room, seat: number, context: RoomContext): Room {
  return removeSeat(exitGame(room, seat, context), seat, context.now)
}

function sitOut(room: Room, seat: number, isOut: boolean, context: RoomContext): Room {
  const others = room.sitOut.filter((other) => other !== seat)
  if (!isOut) return enterGame({ ...room, sitOut: others }, seat, context)
  return { ...exitGame(room, seat, context), sitOut: [...others, seat] }
}

function exitGame(room: Room, seat: number, context: RoomContext): Room {
  const rules = rulesOf(room)
  if (!rules) return room
  return stopWithTooFew(leaveGame(room, seat, rules, context), rules, context.now)
}

function changePacks(
  room: Room,
  { rules }: RoomRules,
  { lists: sent, source, topics }: Extract<RoomCall, { do: 'change-packs' }>,
  context: RoomContext,
): Room | Refusal {
  if (!room.game) return refuse('no-game')
  const lists = dealWithoutCrossed(room, rules, seenLast(room, room.game.slug, sent), topics)
  if (!lists) return refuse('nothing-left')
  const changed = changeBoth(room, (state) =>
    // A prompt that went with its pack was put away, with its clock.
    rules.resume(rules.changePacks(state, lists), context.now),
  )
  if (!changed.game) return refuse('no-game')
  const { topics: _, ...game } = changed.game
  const dealt = { ...game, source, ...(topics && { topics }) }
  return leaveOutCrossed({ ...changed, game: dealt }, rules)
}
