import { pick, type Random } from '../random.ts'

/** No vowels, so no words; no look-alikes; none too wide for a TV. */
export const roomLetters = 'BCDFGHJKLNPRSTVXZ'

export const roomCodePattern = new RegExp(`^[${roomLetters}]{4,5}$`)

/** Above this share of codes in use, they get a letter more. */
const maxShareInUse = 0.02

/** Milliseconds in which no code is given again. */
export const codeRestMs = 24 * 60 * 60_000

/** 4 letters, or 5 once two in a hundred of the codes of four are in use. */
export function roomCodeLength(inUse: number): 4 | 5 {
  return inUse < roomLetters.length ** 4 * maxShareInUse ? 4 : 5
}

export function newRoomCode(inUse: number, random: Random): string {
  return roomCodeLength(inUse) === 4 ? drawLetters(4, random) : drawFive(false, random)
}

/** Of a bar's table: five letters. */
export function newTableCode(random: Random): string {
  return drawFive(true, random)
}

/** The places of its letters add up to an even number; a room's code to an odd one. */
export function isTableCode(code: string): boolean {
  const sum = [...code].reduce((places, letter) => places + roomLetters.indexOf(letter), 0)
  return code.length === 5 && sum % 2 === 0
}

function drawFive(isTable: boolean, random: Random): string {
  const four = drawLetters(4, random)
  const fitting = [...roomLetters].filter((last) => isTableCode(four + last) === isTable)
  return four + pick(fitting, random)
}

function drawLetters(length: number, random: Random): string {
  const letters = [...roomLetters]
  return Array.from({ length }, () => pick(letters, random)).join('')
}

/** As typed: any case, with spaces or dashes. Null when it cannot be one. */
export function readRoomCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  return roomCodePattern.test(code) ? code : null
}
