import { createHash } from 'node:crypto'
import type { PackCard } from '#contract/packs.ts'

/** What is written on the picture, and nothing else of a pack. */
export type PictureText = Pick<
  PackCard,
  'name' | 'author' | 'game' | 'icon' | 'explicit' | 'promptCount'
>

/** Raised when the look changes, so that caches ask for the new picture. */
const pictureVersion = 1

/** The same for packs that look the same. */
export function pictureKey(card: PictureText): string {
  const content = JSON.stringify([pictureVersion, pictureText(card)])
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

export function pictureText(card: PictureText): PictureText {
  const { name, author, game, icon, explicit, promptCount } = card
  return { name, author, game, icon, explicit, promptCount }
}
