import { globSync, readFileSync } from 'node:fs'
import type { Pack } from '#domain/packs/pack.ts'
import { readPackFile } from '#domain/packs/pack-file.ts'
import { type PackGameSlug, packGameSlugs } from '#domain/packs/pack-kinds.ts'
import { readDeck, type TaggedCard, type VenueFile } from '#domain/venue/card.ts'

/** Every built-in pack with its prompts, the premium one of each game last. */
export function readPacks(): { game: PackGameSlug; pack: Pack }[] {
  return packGameSlugs.flatMap((game) =>
    [`src/games/${game}/packs`, `src/server/features/packs/premium/${game}`]
      .flatMap((folder) => globSync(`${folder}/*.json`).sort())
      .map((path) => JSON.parse(readFileSync(path, 'utf8')))
      .filter((file) => 'lists' in file)
      .map((file) => ({ game, pack: readPackFile(file) })),
  )
}

/** The bars' decks, in the order of their files. */
export function readVenueDecks(): { name: string; cards: TaggedCard[] }[] {
  return globSync('src/content/venues/*.json')
    .sort()
    .map((path) => JSON.parse(readFileSync(path, 'utf8')) as VenueFile)
    .map(({ name, deck }) => ({ name, cards: readDeck(deck) }))
}
