import { type Face, type FaceName, openFace } from './open-face.ts'

/** The zero-width non-joiner of Persian. */
const meaningfulNonJoiner = /(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})/u

/** Removes what a face cannot print; may be empty. */
export async function printableText(text: string, face: FaceName): Promise<string> {
  const line = cleanText(text)
  return drawableText(line, await openFace(face, line))
}

/**
 * One line, without stray combining marks, which could cover the sheet, and without invisible
 * characters.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Cf}/gu, (character, at: number, whole: string) =>
      meaningfulNonJoiner.test(whole.slice(Math.max(0, at - 1), at + 2)) ? character : '',
    )
    .replace(/[\p{C}\s]+/gu, (found) => (found === '\u200c' ? found : ' '))
    .trim()
}

export function drawableText(text: string, face: Face): string {
  const drawn = Array.from(text).filter((character) => face.fontFor(character.codePointAt(0) ?? 0))
  return drawn.join('').replace(/ +/g, ' ').trim()
}
