import { maxSeats, type Player, readPlayers, type Seat } from './players.ts'
import type { RecapText, RecapTextRow } from './recap.ts'

export type LastRound = {
  slug: string
  title: string
  players: readonly Player[]
  recap: RecapText
  dealtAtMs: number
  atMs: number
  isRated?: true
}

/** Null for anything invalid. Never throws. */
export function readLastRound(saved: unknown): LastRound | null {
  const { slug, title, players, recap, dealtAtMs, atMs, isRated } = fieldsOf(saved)
  if (typeof slug !== 'string' || !/^[\w-]+$/.test(slug)) return null
  if (typeof title !== 'string') return null
  if (typeof dealtAtMs !== 'number' || typeof atMs !== 'number') return null
  const seated = readPlayers(players, maxSeats)
  if (!Array.isArray(players) || seated.length !== players.length || seated.length === 0)
    return null
  const readableRecap = readRecap(recap, seated.length)
  return (
    readableRecap && {
      slug,
      title,
      players: seated,
      recap: readableRecap,
      dealtAtMs,
      atMs,
      ...(isRated === true && { isRated }),
    }
  )
}

function readRecap(saved: unknown, playerCount: number): RecapText | null {
  const { headline, rows, winners, mostVoted } = fieldsOf(saved)
  const isSeat = (seat: unknown): seat is Seat =>
    Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < playerCount
  const isRow = (row: unknown): row is RecapTextRow => {
    const { seat, score, note } = fieldsOf(row)
    return isSeat(seat) && typeof score === 'string' && typeof note === 'string'
  }
  if (typeof headline !== 'string' || !Array.isArray(rows) || !rows.every(isRow)) return null
  if (!Array.isArray(winners) || !winners.every(isSeat)) return null
  const voted = Array.isArray(mostVoted) && mostVoted.length > 0 && mostVoted.every(isSeat)
  return { headline, rows, winners, ...(voted && { mostVoted }) }
}

function fieldsOf(saved: unknown): Record<string, unknown> {
  return (saved ?? {}) as Record<string, unknown>
}
