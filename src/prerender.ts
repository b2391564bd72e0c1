import { stepNames } from './domain/builder/steps.ts'
import { gamePath, games } from './games/registry.ts'

/** Every public page: made at build time, the same for everybody. */
export const prerenderedPaths: string[] = [
  '/',
  ...games.map(gamePath),
  '/packs',
  '/editor',
  ...stepNames.map((name) => `/editor/steps/${name}`),
]
