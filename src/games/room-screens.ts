import type { ComponentType } from 'react'
import type { GameSlug } from '#domain/table/game-slug.ts'

type Screens = Partial<Record<GameSlug, () => Promise<{ default: ComponentType }>>>

/** Games that can be played with a phone each; the room's list holds no other. */
const screens: Screens = {
  'never-have-i-ever': () => import('./never-have-i-ever/screen.tsx'),
  'truth-or-dare': () => import('./truth-or-dare/screen.tsx'),
  'most-likely-to': () => import('./most-likely-to/screen.tsx'),
  charades: () => import('./charades/screen.tsx'),
  category: () => import('./category/screen.tsx'),
  'country-island-city': () => import('./country-island-city/screen.tsx'),
  meyer: () => import('./meyer/screen.tsx'),
  'drunk-dice': () => import('./drunk-dice/screen.tsx'),
  slusen: () => import('./slusen/screen.tsx'),
  squiffy: () => import('./squiffy/screen.tsx'),
  scrollbar: () => import('./scrollbar/screen.tsx'),
  'word-guess': () => import('./word-guess/screen.tsx'),
  'more-or-less': () => import('./more-or-less/screen.tsx'),
  mix: () => import('./mix/screen.tsx'),
}

export const roomGameSlugs = Object.keys(screens) as readonly GameSlug[]

/** Null for a game that rooms do not have. */
export function loadRoomGame(slug: GameSlug): Promise<ComponentType> | null {
  return screens[slug]?.().then((late) => late.default) ?? null
}
