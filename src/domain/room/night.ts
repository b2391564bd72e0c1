import type { GameSlug } from '../table/game-slug.ts'
import { type NightRow, nightRows } from './night-awards.ts'
import { type Room, seatsOf } from './room.ts'

/**
 * The summary of an evening, shown at its end and kept: nothing but what the whole room saw, and no names.
 * Seats are the room's.
 */
export type Night = {
  /** How many sat in the room at its end. */
  seats: number
  /** From the first game's deal to the last one's end. */
  minutes: number
  games: readonly { game: GameSlug; winners: readonly number[] }[]
  /** Best first. */
  rows: readonly NightRow[]
  /** A prompt that the room called legendary; null for none. */
  bestPrompt: string | null
}

/** Null before the first game that counted. */
export function summariseNight(room: Room): Night | null {
  const { results = [], bestPrompt } = room.evening
  const [first] = results
  const last = results.at(-1)
  if (!first || !last) return null
  return {
    seats: seatsOf(room).length,
    minutes: Math.max(1, Math.round((last.toMs - first.fromMs) / 60_000)),
    games: results.map(({ game, winners }) => ({ game, winners })),
    rows: nightRows(room),
    bestPrompt: bestPrompt === undefined || namesAnybody(room, bestPrompt) ? null : bestPrompt,
  }
}

/** Only players who agree are named, so a prompt with a name is left out. */
function namesAnybody({ seats }: Pick<Room, 'seats'>, prompt: string): boolean {
  const said = prompt.toLocaleLowerCase('en')
  return seats.some(({ name }) => said.includes(name.toLocaleLowerCase('en')))
}
