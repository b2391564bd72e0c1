import { spawnSync } from 'node:child_process'
import { namesOf, writeNewGame } from './new-game.ts'

/** `npm run new-game -- <slug>` */
const [slug = ''] = process.argv.slice(2)
try {
  const written = writeNewGame(slug)
  // Imports and lines in the order and width that the formatter wants.
  spawnSync('biome', ['check', '--write', ...written], { stdio: 'inherit' })
  console.log(`Written:\n  ${written.join('\n  ')}`)
  console.log(`\nStill to do:
  draw <symbol id="crest-${namesOf(slug).crest}"> in src/ui/symbols.svg, name it in src/games/crests.ts
  npx vitest run --project unit tests/game-whole.test.ts`)
} catch (error) {
  console.error(`new-game: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
