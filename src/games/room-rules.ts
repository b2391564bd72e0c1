import type { RoomRules } from '#domain/room/room-rules.ts'
import { countChances } from '#domain/table/chances.ts'
import type { GameRules } from '#domain/table/game-rules.ts'
import type { GameSlug } from '#domain/table/game-slug.ts'
import type { TableState } from '#domain/table/seating.ts'
import { findGame } from './registry.ts'

type Loaded = { rules: unknown; readOptions: (sent: unknown) => unknown }

const venue = async (): Promise<Loaded> => {
  const { venueRules } = await import('#domain/venue/venue-rules.ts')
  return { rules: venueRules, readOptions: (sent) => sent ?? {} }
}

/** Rules and house rules of every game, each loaded when it is played. */
const loaders: Record<GameSlug, () => Promise<Loaded>> = {
  'never-have-i-ever': () =>
    both(import('./never-have-i-ever/rules.ts'), import('./never-have-i-ever/rules-options.ts')),
  'truth-or-dare': () =>
    both(import('./truth-or-dare/rules.ts'), import('./truth-or-dare/rules-options.ts')),
  'most-likely-to': () =>
    both(import('./most-likely-to/rules.ts'), import('./most-likely-to/rules-options.ts')),
  charades: () => both(import('./charades/rules.ts'), import('./charades/rules-options.ts')),
  category: () => both(import('./category/rules.ts'), import('./category/rules-state.ts')),
  'country-island-city': () =>
    both(
      import('./country-island-city/rules.ts'),
      import('./country-island-city/rules-options.ts'),
    ),
  meyer: () => both(import('./meyer/rules.ts'), import('./meyer/rules-options.ts')),
  'drunk-dice': () =>
    both(import('./drunk-dice/rules.ts'), import('./drunk-dice/rules-options.ts')),
  'word-guess': () =>
    both(import('./word-guess/rules.ts'), import('./word-guess/rules-options.ts')),
  'more-or-less': () =>
    both(import('./more-or-less/rules.ts'), import('./more-or-less/rules-options.ts')),
  mix: () => both(import('./mix/rules.ts'), import('./mix/rules-options.ts')),
  slusen: venue,
  squiffy: venue,
  scrollbar: venue,
}

export function isGameSlug(slug: string): slug is GameSlug {
  return Object.hasOwn(loaders, slug)
}

export async function loadRoomRules(slug: GameSlug): Promise<RoomRules> {
  const { rules, readOptions } = await loaders[slug]()
  const game = findGame(slug)
  const { min, max } = game?.players ?? { min: 2, max: 20 }
  const played = rules as GameRules<TableState, { type: string }, unknown, unknown>
  return {
    rules: countChances(played),
    readOptions,
    players: { min: game?.minOwnPhones ?? min, max },
  }
}

async function both(
  rules: Promise<{ rules: unknown }>,
  options: Promise<{ options: { read: (sent: unknown) => unknown } }>,
): Promise<Loaded> {
  const [loaded, { options: houseRules }] = await Promise.all([rules, options])
  return { rules: loaded.rules, readOptions: houseRules.read }
}
