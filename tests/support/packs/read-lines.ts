import { gameOf } from '#domain/packs/tags.ts'
import { starterPacks } from '#server/features/packs/starter/starter-packs.ts'
import { readPacks, readVenueDecks } from './read-packs.ts'

/** Lines that stand in one list and are read by one table. */
export type LineList = { place: string; form: string; lines: string[] }

function packLists(): LineList[] {
  return readPacks().flatMap(({ game, pack }) =>
    pack.lists.map(({ elements }, at) => ({
      place: `${game}/${pack.id}${pack.lists.length > 1 ? `/${at}` : ''}`,
      form: game,
      lines: [...elements],
    })),
  )
}

function starterLists(): LineList[] {
  return starterPacks.flatMap(({ metadata, prompts }) => {
    const form = gameOf(metadata.tags) ?? 'any'
    const listOf = (isDare: boolean) => ({
      place: `starter/${metadata.name}${isDare ? '/dares' : ''}`,
      form,
      lines: prompts.filter(({ kind }) => (kind === 'dare') === isDare).map(({ text }) => text),
    })
    return [listOf(false), listOf(true)].filter(({ lines }) => lines.length > 0)
  })
}

/** Every built-in pack and starter pack. */
export function readPackLines(): LineList[] {
  return [...packLists(), ...starterLists()]
}

/** Every card of the bars with all it can say: sober, elsewhere, its name, its end. */
export function readDeckLines(): LineList[] {
  return readVenueDecks().map(({ name, cards }) => ({
    place: name,
    form: 'deck',
    lines: cards.flatMap(({ text, sober, elsewhere, name: title, lifted }) =>
      [text, sober, elsewhere, title, lifted].filter((words) => words !== undefined),
    ),
  }))
}
