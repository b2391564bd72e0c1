import { type CrossedTopic, withoutCrossed } from '../prompts/crossed-topic.ts'
import { type PromptKeysByTopic, type Topic, topics } from '../prompts/tags.ts'
import { type Random, shuffle } from '../random.ts'
import type { GameRules } from '../table/game-rules.ts'
import type { TableState } from '../table/seating.ts'
import { changeSeat, playerOf, type Room, seatsOf } from './room.ts'

type LinedRules = Pick<GameRules<TableState, never, unknown, unknown>, 'lines' | 'ended'>
type Lists = readonly (readonly string[])[]

/** Includes the seat with the line. */
const minSpared = 2

export function changeLines(
  room: Room,
  seat: number,
  lines: readonly Topic[],
  random: Random,
): Room {
  const chosen = topics.filter((topic) => lines.includes(topic))
  return spareSeats(changeSeat(room, seat, { lines: chosen }), random)
}

/**
 * While a seat has a line, at most half of the seats get tasks about its topic: others are drawn by
 * lot for the evening and get none either, to hide which seat it was.
 */
export function spareSeats(room: Room, random: Random): Room {
  const seats = seatsOf(room)
  const count = Math.max(minSpared, Math.ceil(seats.length / 2))
  const spared = Object.fromEntries(
    topics.flatMap((topic) => {
      const owners = seats.filter((seat) => room.seats[seat]?.lines.includes(topic))
      if (owners.length === 0) return []
      const before = [...new Set([...(room.spared[topic] ?? []), ...owners])]
      const here = before.filter((seat) => seats.includes(seat))
      const others = seats.filter((seat) => !before.includes(seat))
      const drawn = shuffle(others, random).slice(0, Math.max(0, count - here.length))
      return [[topic, [...before, ...drawn].sort((one, other) => one - other)]]
    }),
  )
  return { ...room, spared }
}

/** Lines of all who are in the room, whether they play or watch. */
function crossedTopics(room: Room, keys: PromptKeysByTopic = {}): CrossedTopic[] {
  return topics.flatMap((topic) => {
    const spared = room.spared[topic]
    if (!spared) return []
    const players = spared.map((seat) => playerOf(room, seat)).filter((seat) => seat !== null)
    return [{ topic, keys: keys[topic] ?? [], spared: players }]
  })
}

/** Null where too little is left to play on. */
export function dealWithoutCrossed(
  room: Room,
  { lines }: LinedRules,
  dealt: Lists,
  keys: PromptKeysByTopic | undefined,
): Lists | null {
  if (!lines) return dealt
  const lists = withoutCrossed(dealt, crossedTopics(room, keys), lines.taskLists)
  return lines.isPlayable(dealt, lists) ? lists : null
}

/** A running game draws no more of what crosses a line; with too little left it ends. */
export function leaveOutCrossed(room: Room, rules: LinedRules): Room {
  const { game } = room
  const crossed = crossedTopics(room, game?.topics)
  if (!game || !rules.lines || game.stopped || crossed.length === 0) return room
  if (rules.ended(game.state)) return room
  const state = rules.lines.leaveOut(game.state, crossed)
  if (!state) return { ...room, former: null, game: { ...game, stopped: true, waits: {} } }
  const before = room.former && rules.lines.leaveOut(room.former.game.state, crossed)
  const former =
    room.former && before ? { ...room.former, game: { ...room.former.game, state: before } } : null
  return { ...room, former, game: { ...game, state } }
}
