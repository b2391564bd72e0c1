import { maxAskedAtOnce } from './amount.ts'
import type { Asks } from './game-rules.ts'
import type { Owed } from './owed.ts'
import type { Player, Seat } from './players.ts'

const windowMs = 30 * 60_000
/** About half a small beer. */
export const sipsInWindow = 8
const waterEveryMs = 25 * 60_000
const lateAfterMs = 90 * 60_000
/** After a break as long as this it is another evening. */
const eveningGapMs = 3 * 60 * 60_000
const maxEntries = 400

/** What was asked of a player at once; no sips: a water in their place. */
type Entry = { ask: string; player: string; sips: number; atMs: number }

/** What this phone has asked lately; never what a player drank. Times are epoch milliseconds. */
export type PaceLog = {
  entries: readonly Entry[]
  /** When the evening began, was last seen, and had its last water. */
  sinceMs: number
  lastMs: number
  waterMs: number
}

export const noPace: PaceLog = { entries: [], sinceMs: 0, lastMs: 0, waterMs: 0 }

type Asking = { asks: Asks | null; dealtAtMs: number }
type AskedTable = Asking & { players: readonly Player[] }

/** Unique over all games. */
function askId({ asks, dealtAtMs }: Asking): string | null {
  return asks && `${dealtAtMs}.${asks.id}`
}

function sipsLately({ entries }: PaceLog, player: string, except: string | null, now: number) {
  return entries
    .filter((entry) => entry.player === player && entry.ask !== except)
    .filter(({ atMs }) => atMs > now - windowMs)
    .reduce((sum, { sips }) => sum + sips, 0)
}

/**
 * The price of a seat that plays for `price`: above eight sips in half an hour they are a water.
 * What was asked once is worded the same for as long as it is on the table.
 */
export function pacedPrice(
  log: PaceLog,
  { players, ...asking }: AskedTable,
  seat: Seat,
  price: Owed,
  now: number,
): Owed {
  const player = players[seat]?.id
  if (price !== 'drinks' || player === undefined) return price
  const id = askId(asking)
  const noted = log.entries.find((entry) => entry.ask === id && entry.player === player)
  if (noted) return noted.sips === 0 ? 'water' : 'drinks'
  const asked = Math.min(asking.asks?.counts[seat] ?? 0, maxAskedAtOnce) || 1
  return sipsLately(log, player, id, now) + asked > sipsInWindow ? 'water' : 'drinks'
}

/** The same log where it asks nothing new. */
export function noteAsks(
  log: PaceLog,
  table: AskedTable,
  priceOf: (seat: Seat) => Owed,
  now: number,
): PaceLog {
  const { asks, players } = table
  const ask = askId(table)
  if (!asks || ask === null) return log
  const before = log.entries.filter((entry) => entry.ask === ask)
  const others = { ...log, entries: log.entries.filter((entry) => entry.ask !== ask) }
  const noted = players.flatMap(({ id: player }, seat): Entry[] => {
    const count = Math.min(asks.counts[seat] ?? 0, maxAskedAtOnce)
    if (count <= 0 || priceOf(seat) !== 'drinks') return []
    const known = before.find((entry) => entry.player === player)
    const isWater = known
      ? known.sips === 0
      : pacedPrice(others, table, seat, 'drinks', now) === 'water'
    return [{ ask, player, sips: isWater ? 0 : count, atMs: known?.atMs ?? now }]
  })
  if (JSON.stringify(noted) === JSON.stringify(before)) return log
  const entries = [...others.entries, ...noted]
    .filter(({ atMs }) => atMs > now - windowMs)
    .slice(-maxEntries)
  return { ...sitDown(log, now), entries }
}

/** Marks that the table plays now; a new evening after a long break. */
export function sitDown(log: PaceLog, now: number): PaceLog {
  const isNew = now - log.lastMs > eveningGapMs
  return isNew ? { entries: [], sinceMs: now, lastMs: now, waterMs: now } : { ...log, lastMs: now }
}

export function isWaterDue({ lastMs, waterMs }: PaceLog, now: number): boolean {
  return lastMs > 0 && now - lastMs <= eveningGapMs && now - waterMs >= waterEveryMs
}

export function pourTableWater(log: PaceLog, now: number): PaceLog {
  return { ...log, waterMs: now }
}

/** From then on cards without a price come first. */
export function isLate({ sinceMs, lastMs }: PaceLog, now: number): boolean {
  return now - lastMs <= eveningGapMs && now - sinceMs >= lateAfterMs
}

/** Never throws. */
export function readPace(saved: unknown): PaceLog {
  const { entries, sinceMs, lastMs, waterMs } = (saved ?? {}) as Record<keyof PaceLog, unknown>
  const areTimes = [sinceMs, lastMs, waterMs].every((time) => typeof time === 'number')
  if (!areTimes || !Array.isArray(entries)) return noPace
  return { ...(saved as PaceLog), entries: entries.filter(isEntry).slice(-maxEntries) }
}

function isEntry(saved: unknown): saved is Entry {
  const { ask, player, sips, atMs } = (saved ?? {}) as Record<keyof Entry, unknown>
  return (
    typeof ask === 'string' &&
    typeof player === 'string' &&
    typeof sips === 'number' &&
    typeof atMs === 'number'
  )
}
