import { gamePath, games } from './games/registry.ts'

/** Every public page: made at build time, the same for everybody. */
export const prerenderedPaths: string[] = ['/', ...games.map(gamePath)]
