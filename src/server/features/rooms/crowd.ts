import { watchesPrompt } from '#domain/room/audience.ts'
import { type KeptTap, mergeSeatTaps, type SeatTaps } from '#domain/room/audience-taps.ts'
import { askOf, type RoomContext } from '#domain/room/play.ts'
import { mergeStamps } from '#domain/room/stamps.ts'
import { type AudienceAsk, findQuestion, type Question } from '#domain/table/audience.ts'
import type { RoomConnection } from './connection.ts'
import type { AskTaps, Crowd, LiveRoom } from './live-room.ts'
import { rulesOf } from './room-rules.ts'

/** A process publishes its crowd again this often, because a message may be lost. */
export const crowdEveryMs = 3_000
/** A process that published nothing for this long may have stopped. */
const forgetAfterMs = 3 * crowdEveryMs
/** NOTIFY takes under 8,000 bytes. */
const maxCameInCrowd = 60

export function askOfRoom({ stored }: LiveRoom): AudienceAsk | null {
  return stored && askOf(stored.room, rulesOf(stored.room))
}

/** Whether its tap counts with the audience's. */
export function maySay({ stored }: LiveRoom, { as, seat }: RoomConnection): boolean {
  if (seat === null) return as === 'audience'
  return stored !== null && watchesPrompt(stored.room, seat)
}

/** Of this process, for the others, and the stamps it knows of. */
export function crowdToSend(live: LiveRoom): Crowd {
  const ask = askOfRoom(live)
  return {
    audience: viewersHere(live),
    ...(ask ? tapsHere(live, ask) : { ask: null, taps: {}, sitting: {} }),
    ...(ask?.behind && { behind: tapsHere(live, ask.behind) }),
    ...announceViewers(live),
    stamps: live.stamps,
  }
}

function viewersHere({ connections }: LiveRoom): number {
  return [...connections].filter(isViewer).length
}

function isViewer({ as, closed }: RoomConnection): boolean {
  return as === 'audience' && !closed
}

function tapsHere(live: LiveRoom, { id, offers }: Question): AskTaps {
  const taps: Record<string, number> = {}
  let sitting: SeatTaps = {}
  for (const connection of live.connections) {
    const { seat, closed } = connection
    const tap = connection.taps.find(({ ask, choice }) => ask === id && offers.includes(choice))
    if (!tap || closed || !maySay(live, connection)) continue
    if (seat === null) taps[tap.choice] = (taps[tap.choice] ?? 0) + 1
    else sitting = mergeSeatTaps(sitting, { [seat]: [tap.choice, tap.atMs] })
  }
  return { ask: id, taps, sitting }
}

/** Those that no message named yet; it takes so many, the next one more. */
function announceViewers({ connections }: LiveRoom): Pick<Crowd, 'came'> {
  const came: Record<string, number> = {}
  for (const connection of connections) {
    if (!isViewer(connection) || connection.isAnnounced) continue
    if (Object.keys(came).length >= maxCameInCrowd) break
    connection.isAnnounced = true
    came[connection.tab] = connection.openedAtMs
  }
  return Object.keys(came).length > 0 ? { came } : {}
}

/** Of pages that have come back since, here or to the process whose crowd this is. */
export function replacedBy({ connections }: LiveRoom, { came = {} }: Crowd): RoomConnection[] {
  return [...connections].filter(
    (connection) => isViewer(connection) && connection.openedAtMs < (came[connection.tab] ?? 0),
  )
}

/** Whether there is anything to say of it. */
export function hasCrowd(live: LiveRoom): boolean {
  const hasTaps = [...live.connections].some(({ taps, closed }) => taps.length > 0 && !closed)
  return viewersHere(live) > 0 || hasTaps || live.stamps !== null
}

export function receiveCrowd(live: LiveRoom, from: string, crowd: Crowd, nowMs: number): void {
  live.elsewhere.set(from, { ...crowd, atMs: nowMs })
  // Every process passes them on: the one that a phone called may close the room at once.
  live.stamps = mergeStamps(live.stamps, crowd.stamps ?? null)
}

/** Over all processes whose crowd was received. */
export function countAudience(live: LiveRoom, nowMs: number): number {
  const elsewhere = crowdsElsewhere(live, nowMs)
  return elsewhere.reduce((sum, { audience }) => sum + audience, viewersHere(live))
}

/** Undefined where nothing is asked. */
export function tapsOf(live: LiveRoom, nowMs: number): RoomContext['asked'] {
  const ask = askOfRoom(live)
  if (!ask) return undefined
  const parts = tapsEverywhere(live, ask, nowMs)
  const { room } = live.stored ?? {}
  const sitting = Object.entries(sittingOf(parts)).filter(
    ([seat]) => room && watchesPrompt(room, Number(seat)),
  )
  const countOf = (choice: string) =>
    parts.reduce((sum, { taps }) => sum + (taps[choice] ?? 0), 0) +
    sitting.filter(([, [chosen]]) => chosen === choice).length
  const taps = ask.offers.map((choice) => [choice, countOf(choice)] as const)
  return { id: ask.id, taps: Object.fromEntries(taps.filter(([, count]) => count > 0)) }
}

/** What counts of a phone for that question; of a seat, what its newest tab said. */
export function tapOf(
  live: LiveRoom,
  { seat, taps }: RoomConnection,
  ask: string,
  nowMs: number,
): KeptTap | null {
  if (seat === null) return taps.find((tap) => tap.ask === ask) ?? null
  const question = findQuestion(askOfRoom(live), ask)
  const newest = question && sittingOf(tapsEverywhere(live, question, nowMs))[seat]
  return newest ? { ask, choice: newest[0], atMs: newest[1] } : null
}

function sittingOf(parts: readonly AskTaps[]): SeatTaps {
  return parts.reduce<SeatTaps>((some, { sitting }) => mergeSeatTaps(some, sitting), {})
}

function tapsEverywhere(live: LiveRoom, question: Question, nowMs: number): AskTaps[] {
  const elsewhere = crowdsElsewhere(live, nowMs)
    .flatMap(({ behind, ...crowd }) => (behind ? [crowd, behind] : [crowd]))
    .filter(({ ask }) => ask === question.id)
  return [tapsHere(live, question), ...elsewhere]
}

function crowdsElsewhere({ elsewhere }: LiveRoom, nowMs: number): Crowd[] {
  for (const [from, { atMs }] of elsewhere) {
    if (nowMs - atMs > forgetAfterMs) elsewhere.delete(from)
  }
  return [...elsewhere.values()]
}
