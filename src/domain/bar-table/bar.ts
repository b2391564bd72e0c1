import type { GameSlug } from '../table/game-slug.ts'

export const maxBarTables = 60
/** Under the title of a phone's page, and beside the wordmark on paper. */
export const maxBarNameLength = 40

/** What all signs of one bar say. */
export type Bar = {
  name: string
  game: GameSlug
  /** Minutes since midnight, by the bar's clock. */
  closesMinute: number
  /** IANA, such as Europe/Copenhagen. */
  timeZone: string
}

const clockPattern = /^([01]\d|2[0-3]):([0-5]\d)$/

/** Minutes since midnight; null for anything but `HH:MM`. */
export function readClock(typed: string): number | null {
  const [, hours, minutes] = clockPattern.exec(typed) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

export function writeClock(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}
