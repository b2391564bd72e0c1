import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packGameSlugs } from '#domain/packs/pack-kinds.ts'
import { crests } from '#games/crests.ts'
import type { Game } from '#games/define-game.ts'
import { games, packGames } from '#games/registry.ts'
import { findGaps, findWrongCounts } from './support/games/game-gaps.ts'

test('every game is whole', () => {
  const gaps = Object.fromEntries(
    games.map((game) => [game.slug, findGaps(game)]).filter(([, missing]) => missing?.length),
  )
  expect({ gaps, counts: findWrongCounts(games.length) }).toEqual({ gaps: {}, counts: [] })
})

test('what a new game lacks is said in one list', () => {
  const unknown = { slug: 'no-game', title: 'No game', crest: 'nogame', collection: 'noGame' }
  expect(findGaps(unknown as unknown as Game)).toEqual([
    '<symbol id="crest-nogame"> in src/ui/symbols.svg',
    'src/games/no-game/game.ts',
    'src/games/no-game/how-to.ts',
    'src/games/no-game/screen.tsx',
    'src/games/no-game/table.ts',
    'tests/support/games/random-moves/no-game.ts (moves that random games try)',
    'src/games/no-game/rules.property.test.ts (a thousand random games)',
    'tests/e2e/play-no-game.test.ts (played in a browser)',
    'a screenshot walk in tools/*screens.ts',
    'no-game in src/domain/packs/pack-kinds.ts',
    '5 packs in src/games/no-game/packs/ (has 0)',
    'the prompts of its premium pack in src/server/features/packs/premium/no-game/ (has 0)',
  ])
})

test('sentences that count another number of games are found', () => {
  expect(findWrongCounts(games.length + 1)).toHaveLength(5)
})

test('the registry and the list of pack games name the same', () => {
  expect(packGames.map(({ slug }) => slug).sort()).toEqual([...packGameSlugs].sort())
})

test('the list of crests is what the sheet of symbols draws', () => {
  const drawn = readFileSync('src/ui/symbols.svg', 'utf8').matchAll(/id="crest-([^"]+)"/g)
  expect(crests).toEqual([...drawn].map(([, name]) => name))
})
