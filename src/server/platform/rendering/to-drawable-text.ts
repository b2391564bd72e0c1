import { removeUndrawable } from './draw-text.ts'
import type { Face } from './find-fonts.ts'

/**
 * One line, without what no font of ours can draw: emoji, control characters, some scripts. Marks that
 * are part of no letter go too: they can be heaped up across the whole picture.
 */
export async function toDrawableText(face: Face, text: string): Promise<string> {
  const line = text
    .normalize('NFC')
    .replace(/\p{M}/gu, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return line && (await removeUndrawable(face, line))
}
