import { gameOf, ownTags } from '#domain/packs/tags.ts'
import { needs, type PromptTags, type Spice, spices, topics } from '#domain/prompts/tags.ts'
import { findGame } from '#games/registry.ts'
import { starterPacks } from '#server/features/packs/starter/starter-packs.ts'
import { readPacks, readVenueDecks } from './read-packs.ts'

const intro = `# Content

What the built-in prompts and the bars' cards are, by pack. A prompt's tags lie beside its text (\`domain/prompts/tags.ts\`): spice where it differs from its pack's, topics, needs. They were given by reading every prompt. How the words were judged: [content-ratings.md](content-ratings.md).

| Tag | Means |
|---|---|
| mild, warm, hot | for any table; flirting, confessions, blushes; sex, for adults only |
| touch | kissing, hugging, sex, hands on somebody |
| exes | former partners, break-ups |
| phone | one's phone, messages, calls, chats |
| bodies | bodies and looks, clothes that come off, health |
| family | parents, relatives, in-laws |
| money | pay, prices, debts, bets |
| work | jobs, colleagues, meetings |
| drink | alcohol, pubs, hangovers; in pub packs alone |
| props | a coin, a glass, something to read |
| place | a certain place |
| players | more than two players |
| room | space to move |

Spice, topics and needs count prompts; a prompt may have several topics. Written by \`tests/content-tags.test.ts\`: \`npx vitest run -u --project unit tests/content-tags.test.ts\`.
`

const starterIntro = `
## Starter packs

By Party Dojo, in the custom format (\`src/server/features/packs/starter/\`), in the gallery of every installation. Prompts of custom packs have no tags: all of these are for any table, none is about drink, bodies or exes, and none repeats a built-in one (\`tests/starter-packs.test.ts\`).
`

function starterRows(): (string | number)[][] {
  const rows = starterPacks.map(({ metadata: { name, tags }, prompts }) => [
    name,
    findGame(gameOf(tags) ?? '')?.title ?? 'any',
    prompts.length,
    ownTags(tags).join(', '),
  ])
  return [['Pack', 'Game', 'Prompts', 'Tags'], ['---', '---', '---:', '---'], ...rows]
}

/** The text of `docs/content.md`. */
export function describeContent(): string {
  const head = ['Game', 'Pack', 'Prompts', 'Mild', 'Warm', 'Hot', ...topics.map(capital), 'Needs']
  const rows = [
    ...readPacks().map(({ game, pack }) => [
      findGame(game)?.title ?? game,
      pack.name + (pack.premium ? ' (premium)' : ''),
      ...countTags(
        pack.lists.flatMap(({ elements }) => elements).map((text) => pack.tags?.[text] ?? {}),
        pack.spice,
      ),
    ]),
    ...readVenueDecks().map(({ name, cards }) => [name, 'its deck', ...countTags(cards, 1)]),
  ]
  const sums = head.slice(2, -1).map((_, at) => sum(rows.map((row) => Number(row[at + 2]))))
  const table = [head, head.map((_, at) => (at < 2 ? '---' : '---:')), ...rows]
  const total = ['All', '', ...sums, '']
  return `${intro}\n${toTable([...table, total])}\n${starterIntro}\n${toTable(starterRows())}\n`
}

function countTags(tags: readonly PromptTags[], usual: Spice): (string | number)[] {
  const count = (isCounted: (tags: PromptTags) => boolean) => tags.filter(isCounted).length
  const needed = tags.flatMap(({ needs = [] }) => needs)
  return [
    tags.length,
    ...spices.map((step) => count(({ spice = usual }) => spice === step)),
    ...topics.map((topic) => count((of) => of.topics?.includes(topic) === true)),
    needs.filter((need) => needed.includes(need)).join(', '),
  ]
}

function toTable(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map(toRow).join('\n')
}

function toRow(cells: readonly (string | number)[]): string {
  return `| ${cells.map((cell) => (cell === 0 ? '–' : cell)).join(' | ')} |`
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
