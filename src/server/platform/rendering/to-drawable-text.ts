import { removeUndrawable } from './draw-text.ts'
import type { Face } from './find-fonts.ts'

/**
 * One line without characters that the fonts cannot draw, and without stray combining marks, which
 * could be stacked over the picture.
 */
export async function toDrawableText(face: Face, text: string): Promise<string> {
  const line = text
    .normalize('NFC')
    .replace(/\p{M}/gu, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return line && (await removeUndrawable(face, line))
}
