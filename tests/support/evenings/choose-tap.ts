import { type Random, randomInt } from '#domain/random.ts'
import type { Look, Tap } from './probe.ts'

/** `between`: a host who goes on to the next game. */
export type Moment = 'playing' | 'rules' | 'between'

/** Leads out of the game: events of the evening do that, and are counted. */
const never =
  /^(Leave|Sit out|Full screen|Copy|Share|Download|Take a seat|Pick|Just watch|Packs|Sound|[A-Z]{4,5} ?room)/
const rare = /^(Skip|Not for us|How|Rules|Players|What|Undo)/
const leading =
  /^(Next|Done|Start|Begin|Stop|Throw|Roll|Told|Ready|Said|Hit|Got|Keep|I |Believe|Lift|Follow)/
/** Nothing is pressed: who looks around. */
const idleWeight = 0.5
/** Of the room and not of its game. */
const roomSheet = /^(Room [A-Z]|Hand over|What next|Invite|House rules)/
const closing = /^(Close|Back|Keep playing|Stay|Cancel)/
const goingOn = /^(Start|Again|Skip it|Close|Stay silent)/

function weightOf({ name, kind, isFilled }: Tap, sheet: string | null, moment: Moment): number {
  if (moment === 'rules') return kind === 'choice' ? 1 : 0
  const isSheet = sheet !== null
  if (isSheet && closing.test(name)) return 12
  if (moment === 'between') return goingOn.test(name) ? 1 : 0
  if (never.test(name) || roomSheet.test(sheet ?? '')) return 0
  if (kind === 'text' || kind === 'number') return isFilled ? 0.2 : 8
  if (rare.test(name) && !isSheet) return 0.1
  return leading.test(name) ? 6 : 2
}

/** What a player who means to go on presses next; null where there is nothing. */
export function chooseTap({ taps, sheet }: Look, moment: Moment, random: Random): Tap | null {
  const weighed = taps.map((tap) => ({ tap, weight: weightOf(tap, sheet, moment) }))
  let left = random() * weighed.reduce((sum, { weight }) => sum + weight, idleWeight)
  for (const { tap, weight } of weighed) {
    left -= weight
    if (weight > 0 && left <= 0) return tap
  }
  return null
}

/** A word that nobody else writes, so that it is known wherever it is seen. */
export function writeWord(own: string, letter: string | undefined, random: Random): string {
  return `${letter ?? ''}${own.toLowerCase()}${100 + randomInt(900, random)}`
}

/** Whether a player of this name wrote it. */
export function isWordOf(own: string, word: string): boolean {
  return new RegExp(`^\\p{L}?${own}\\d{3}$`, 'iu').test(word)
}

export function writeNumber(random: Random): string {
  return String(1 + randomInt(99, random))
}
