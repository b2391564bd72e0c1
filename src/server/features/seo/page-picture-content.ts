import { createHash } from 'node:crypto'
import type { Article } from '#content/articles/article.ts'
import type { Game } from '#games/define-game.ts'
import { games } from '#games/registry.ts'
import { siteTagline } from '#seo/site-name.ts'

type Cloth = Game['cloth']

export type PagePictureContent = {
  title: string
  line: string
  cloth: Cloth
  dye: Cloth | null
  /** Null for the daruma. */
  crest: string | null
  caption: readonly string[]
  strip: string
}

export const sitePictureContent: PagePictureContent = {
  title: siteTagline,
  line: 'Bow in. Pick a curtain. Pass the phone.',
  cloth: 'asagi',
  dye: null,
  crest: null,
  caption: ['Sober mode', 'throughout'],
  strip: `${games.length} games`,
}

export function gamePictureContent({
  title,
  tagline,
  cloth,
  dye,
  crest,
  players,
}: Game): PagePictureContent {
  const { min, max } = players
  return {
    title,
    line: tagline,
    cloth,
    dye: dye ?? null,
    crest,
    caption: [`${min} to ${max}`, 'players'],
    strip: 'No sign-up',
  }
}

export function articlePictureContent({
  title,
  cloth,
  crest,
  better,
}: Article): PagePictureContent {
  return {
    title,
    line: better ? 'Kept for old links' : 'For reading between rounds',
    cloth,
    dye: null,
    crest,
    caption: ['House', 'reading'],
    strip: 'Read it',
  }
}

/** Raised when the design changes, so that cached pictures are fetched again. */
const pictureVersion = 1

export function pagePictureKey(sign: PagePictureContent): string {
  const content = JSON.stringify([pictureVersion, sign])
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}
