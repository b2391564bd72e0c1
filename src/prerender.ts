import { stepNames } from './domain/builder/steps.ts'
import { toolPath, tools } from './domain/tools/tool-list.ts'
import { gamePath, games } from './games/registry.ts'

/** Every public page: made at build time, the same for everybody. */
export const prerenderedPaths: string[] = [
  '/',
  ...games.map(gamePath),
  '/games/more-or-less/game',
  '/games/more-or-less/ending',
  '/misc/end-of-round',
  '/games/squiffy-review',
  ...tools.map(toolPath),
  '/packs',
  '/editor',
  '/misc/user-card-dare',
  '/misc/bar-beer-pong-dare',
  '/misc/user-card-love-game',
  '/misc/epic-dare-challenge',
  '/misc/you-have-been-dared',
  '/misc/christmass-calendar',
  ...stepNames.map((name) => `/editor/steps/${name}`),
]
