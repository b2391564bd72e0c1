import type { PromptKeysByTopic } from '../prompts/tags.ts'
import type { GameSlug } from '../table/game-slug.ts'
import { timeOf } from '../table/more-time.ts'
import { type Refusal, refuse } from '../table/refusal.ts'
import { aboutTwelveMinutes } from './length.ts'
import { dealWithoutCrossed, leaveOutCrossed, spareSeats } from './lines.ts'
import { timeOfRoom } from './more-time.ts'
import type { RoomContext } from './play.ts'
import { isSeatHere } from './presence.ts'
import { type Room, seatsOf, toPlayer } from './room.ts'
import type { RoomRules } from './room-rules.ts'
import { mixInWritten } from './written.ts'

export type GameStart = {
  game: GameSlug
  options: unknown
  lists: readonly (readonly string[])[]
  source: string | null
  sober?: boolean | undefined
  topics?: PromptKeysByTopic | undefined
  /** About twelve minutes, whatever its options say. */
  isTwelve?: boolean
}

/** A seat that went away this long ago is not dealt in; it comes in when it is back. */
const dealtInMs = 2 * 60_000

export function startGame(
  before: Room,
  { rules, readOptions, players }: RoomRules,
  { game, options: sent, lists: dealtLists, source, sober = false, topics, isTwelve }: GameStart,
  { now, random }: RoomContext,
): Room | Refusal {
  const room = spareSeats(before, random)
  const isDealtIn = (seat: number) =>
    !room.sitOut.includes(seat) &&
    room.seats[seat]?.tokenHash !== null &&
    (isSeatHere(room, seat) || (room.contacts[seat]?.awaySinceMs ?? 0) > now - dealtInMs)
  const dealtIn = seatsOf(room).filter(isDealtIn).slice(0, players.max)
  const seats = startFrom(dealtIn, room.evening.lastSeat)
  if (seats.length < players.min) return refuse('too-few', { min: players.min })
  const options = readOptions(sent)
  const fitting = dealWithoutCrossed(room, rules, dealtLists, topics)
  if (!fitting) return refuse('nothing-left')
  const written = mixInWritten(room, game, fitting, random)
  const setup = {
    lists: written.lists,
    options,
    seating: 'own' as const,
    players: seats.map((seat) => toPlayer(room, seat)),
    ...timeOf({ time: timeOfRoom(room, now) }),
  }
  const seated = { ...setup, players: rules.seats?.(setup) ?? setup.players }
  const state = rules.start(seated, { now, random, away: [] })
  const fresh = {
    stopped: false,
    isPaused: false,
    gathersUntilMs: 0,
    waits: {},
    dealtAtMs: now,
    isNew: true as const,
  }
  const length = isTwelve ? aboutTwelveMinutes(now) : null
  const dealt = { slug: game, rulesVersion: rules.version, options, sober, source }
  const over = { taken: null, former: null, isNight: false, next: null }
  const begun = { ...dealt, length, state, ...fresh, ...(topics && { topics }) }
  return leaveOutCrossed({ ...written.room, pick: game, game: begun, ...over }, rules)
}

/** The order of joining goes round from that seat. */
function startFrom(seats: readonly number[], first: number | undefined): readonly number[] {
  const at = first === undefined ? -1 : seats.indexOf(first)
  return at < 0 ? seats : [...seats.slice(at), ...seats.slice(0, at)]
}
