import type { Random } from '../random.ts'
import { minPlayers } from '../table/players.ts'
import { type Refusal, refuse } from '../table/refusal.ts'
import { drawRest } from '../tools/bottle.ts'
import { flipCoin } from '../tools/coin.ts'
import { type DiceHand, rattleMs, throwDice } from '../tools/dice.ts'
import { planFlight } from '../tools/flight.ts'
import { defaultForce } from '../tools/push.ts'
import { defaultSpeed, planSpin } from '../tools/spin.ts'
import type { Thrown } from '../tools/thrown.ts'
import type { ToolSlug } from '../tools/tool-list.ts'
import { isGameOver, type RoomContext } from './play.ts'
import { seatsPresent } from './presence.ts'
import type { Room, RoomThrow } from './room.ts'
import type { RoomRules } from './room-rules.ts'

/** Milliseconds for everybody to read it. */
const readMs = 6_000

/** One throw for the whole room, by its own chance. */
export function throwTool(
  room: Room,
  seat: number,
  { tool, hand }: { tool: ToolSlug; hand: DiceHand },
  played: RoomRules | null,
  { now, random }: RoomContext,
): Room | Refusal {
  if (!isTableFree(room, played)) return refuse('not-now')
  if (room.thrown && now < room.thrown.liesAtMs) return refuse('in-motion')
  const [result, motionMs] = makeThrow(room, tool, hand, random)
  const liesAtMs = now + Math.round(motionMs)
  return {
    ...room,
    thrown: { seat, atMs: now, liesAtMs, endsAtMs: liesAtMs + readMs, result },
  }
}

function makeThrow(
  room: Room,
  tool: ToolSlug,
  hand: DiceHand,
  random: Random,
): [result: Thrown, motionMs: number] {
  const before = room.thrown?.result
  switch (tool) {
    case 'coin-flip': {
      const from = before?.tool === tool ? before.side : 'heads'
      const side = flipCoin(random)
      return [{ tool, from, side }, planFlight(defaultForce, side !== from).ms]
    }
    case 'dice-roll':
      return [{ tool, ...throwDice(hand, random) }, rattleMs]
    case 'spin-the-bottle': {
      const from = before?.tool === tool ? before.angle : 0
      const here = seatsPresent(room).filter((other) => !room.sitOut.includes(other))
      const seats = here.length < minPlayers ? [] : here
      const { angle } = drawRest(seats.map(String), random)
      return [{ tool, from, angle, seats }, planSpin(from, angle, defaultSpeed).ms]
    }
  }
}

/** Null once it was seen, and where a game or a vote has the screens. */
export function throwOf(room: Room, played: RoomRules | null, now: number): RoomThrow | null {
  const isShown = room.thrown && now < room.thrown.endsAtMs && isTableFree(room, played)
  return isShown ? room.thrown : null
}

export function putThrowAway(room: Room, played: RoomRules | null, now: number): Room {
  return room.thrown === throwOf(room, played, now) ? room : { ...room, thrown: null }
}

function isTableFree({ game, next }: Room, played: RoomRules | null): boolean {
  const isOver = !game || (played !== null && isGameOver(game, played))
  return isOver && !next?.clock
}
