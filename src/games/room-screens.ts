import type { ComponentType } from 'react'
import type { GameSlug } from '#domain/table/game-slug.ts'

type Load = () => Promise<{ default: ComponentType; table: { load: () => Promise<unknown> } }>

const screens: Record<GameSlug, Load> = {
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

/** The page of a game, for a room's phones and TVs. */
export async function loadRoomGame(slug: GameSlug): Promise<ComponentType> {
  const { default: Screen, table } = await screens[slug]()
  await table.load()
  return Screen
}
