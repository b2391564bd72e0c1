import { type Face, type FaceName, openFace } from './open-face.ts'

/** What keeps two letters of Persian apart, where it does. */
const meaningfulNonJoiner = /(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})/u

/** What is left of a text when all goes that cannot be printed in a face; may be nothing. */
export async function printableText(text: string, face: FaceName): Promise<string> {
  const line = cleanText(text)
  return drawableText(line, await openFace(face, line))
}

/**
 * One line of text. Marks that are part of no letter go: they can be heaped up across the whole
 * sheet. So does what cannot be seen.
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

/** The text without what a face cannot draw, such as emoji. */
export function drawableText(text: string, face: Face): string {
  const drawn = Array.from(text).filter((character) => face.fontFor(character.codePointAt(0) ?? 0))
  return drawn.join('').replace(/ +/g, ' ').trim()
}
