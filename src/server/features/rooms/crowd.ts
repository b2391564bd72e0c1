import { watchesPrompt } from '#domain/room/audience.ts'
import { askOf, type RoomContext } from '#domain/room/play.ts'
import { mergeStamps } from '#domain/room/stamps.ts'
import type { AudienceAsk } from '#domain/table/audience.ts'
import type { RoomConnection } from './connection.ts'
import type { Crowd, LiveRoom, SeatTaps } from './live-room.ts'
import { rulesOf } from './room-rules.ts'

/** A process publishes its crowd again this often, because a message may be lost. */
export const crowdEveryMs = 3_000
/** A process that published nothing for this long may have stopped. */
const forgetAfterMs = 3 * crowdEveryMs

export function askOfRoom({ stored }: LiveRoom): AudienceAsk | null {
  return stored && askOf(stored.room, rulesOf(stored.room))
}

/** Whether its tap counts with the audience's. */
export function maySay({ stored }: LiveRoom, { as, seat }: RoomConnection): boolean {
  if (seat === null) return as === 'audience'
  return stored !== null && watchesPrompt(stored.room, seat)
}

/** Of this process, and the stamps it knows of. */
export function crowdHere(live: LiveRoom): Crowd {
  const open = [...live.connections].filter(({ closed }) => !closed)
  const ask = askOfRoom(live)
  const taps: Record<string, number> = {}
  let sitting: SeatTaps = {}
  for (const connection of open) {
    const { seat, tap } = connection
    if (!ask || tap?.ask !== ask.id || !ask.offers.includes(tap.choice)) continue
    if (!maySay(live, connection)) continue
    if (seat === null) taps[tap.choice] = (taps[tap.choice] ?? 0) + 1
    else sitting = newest(sitting, { [seat]: [tap.choice, tap.atMs] })
  }
  const audience = open.filter(({ as }) => as === 'audience').length
  return { audience, ask: ask?.id ?? null, taps, sitting, stamps: live.stamps }
}

/** Whether there is anything to say of it. */
export function isCrowd({ audience, sitting = {}, stamps }: Crowd): boolean {
  return audience > 0 || Object.keys(sitting).length > 0 || stamps !== null
}

/** One tap for each seat. */
function newest(some: SeatTaps, others: SeatTaps = {}): SeatTaps {
  const newer = Object.entries(others).filter(
    ([seat, [, atMs]]) => atMs >= (some[Number(seat)]?.[1] ?? 0),
  )
  return { ...some, ...Object.fromEntries(newer) }
}

export function receiveCrowd(live: LiveRoom, from: string, crowd: Crowd, nowMs: number): void {
  live.elsewhere.set(from, { ...crowd, atMs: nowMs })
  // Every process passes them on: the one that a phone called may close the room at once.
  live.stamps = mergeStamps(live.stamps, crowd.stamps ?? null)
}

/** Over all processes whose crowd was received. */
export function countAudience(live: LiveRoom, nowMs: number): number {
  const here = crowdHere(live).audience
  return crowdsElsewhere(live, nowMs).reduce((sum, { audience }) => sum + audience, here)
}

/** Undefined where nothing is asked. */
export function tapsOf(live: LiveRoom, nowMs: number): RoomContext['asked'] {
  const ask = askOfRoom(live)
  if (!ask) return undefined
  const crowds = [crowdHere(live), ...crowdsElsewhere(live, nowMs)].filter(
    (crowd) => crowd.ask === ask.id,
  )
  const { room } = live.stored ?? {}
  const sitting = Object.entries(
    crowds.reduce<SeatTaps>((some, crowd) => newest(some, crowd.sitting), {}),
  ).filter(([seat]) => room && watchesPrompt(room, Number(seat)))
  const countOf = (choice: string) =>
    crowds.reduce((sum, { taps }) => sum + (taps[choice] ?? 0), 0) +
    sitting.filter(([, [chosen]]) => chosen === choice).length
  const taps = ask.offers.map((choice) => [choice, countOf(choice)] as const)
  return { id: ask.id, taps: Object.fromEntries(taps.filter(([, count]) => count > 0)) }
}

function crowdsElsewhere({ elsewhere }: LiveRoom, nowMs: number): Crowd[] {
  for (const [from, { atMs }] of elsewhere) {
    if (nowMs - atMs > forgetAfterMs) elsewhere.delete(from)
  }
  return [...elsewhere.values()]
}
