import { existsSync, globSync, readFileSync } from 'node:fs'
import { packKinds } from '#domain/packs/pack-kinds.ts'
import { type Game, isPackGame } from '#games/define-game.ts'
import { numberInWords } from '#ui/number-in-words.ts'

/** The three bars are one game: its property test and its play test are of all of them. */
const venues = ['squiffy', 'slusen', 'scrollbar']

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** Everything that a game of the registry still needs, a line each; empty when it is whole. */
export function findGaps(game: Game): string[] {
  const { slug, crest } = game
  const folder = `src/games/${slug}`
  const isVenue = venues.includes(slug)
  const propertyTest = isVenue
    ? 'src/domain/venue/venue-rules.property.test.ts'
    : `${folder}/rules.property.test.ts`
  const playTest = isVenue ? 'tests/e2e/venues.test.ts' : `tests/e2e/play-${slug}.test.ts`
  const needed: [what: string, isThere: boolean][] = [
    [
      `<symbol id="crest-${crest}"> in src/ui/symbols.svg`,
      read('src/ui/symbols.svg').includes(`id="crest-${crest}"`),
    ],
    ...['game.ts', 'how-to.ts', 'screen.tsx', ...(isVenue ? [] : ['table.ts'])].map(
      (name): [string, boolean] => [`${folder}/${name}`, existsSync(`${folder}/${name}`)],
    ),
    [
      `tests/support/games/random-moves/${slug}.ts (moves that random games try)`,
      existsSync(`tests/support/games/random-moves/${slug}.ts`),
    ],
    [
      `${propertyTest} (a thousand random games)`,
      read(propertyTest).includes(`random-moves/${slug}.ts`),
    ],
    [
      `${playTest} (played in a browser)`,
      isVenue ? read(playTest).includes(slug) : existsSync(playTest),
    ],
    [`a screenshot walk in tools/*screens.ts`, isWalked(game)],
    ...(isPackGame(game) ? packsNeeded(slug) : []),
  ]
  return needed.filter(([, isThere]) => !isThere).map(([what]) => what)
}

function packsNeeded(slug: string): [string, boolean][] {
  const free = globSync(`src/games/${slug}/packs/*.json`).length
  const premium = globSync(`src/server/features/packs/premium/${slug}/*.json`).length
  return [
    [`${slug} in src/domain/packs/pack-kinds.ts`, slug in packKinds],
    [`5 packs in src/games/${slug}/packs/ (has ${free})`, free >= 5],
    [
      `the prompts of its premium pack in src/server/features/packs/premium/${slug}/ (has ${premium})`,
      premium >= 1,
    ],
  ]
}

function isWalked({ slug, title }: Game): boolean {
  const walks = globSync('tools/*screens.ts').map(read).join('\n')
  return walks.includes(`'${title}'`) || walks.includes(`'${slug}`)
}

/** Sentences that say how many games there are, and say another number. */
export function findWrongCounts(count: number): string[] {
  const sentences: [path: string, pattern: RegExp][] = [
    ['README.md', /phone each and a TV: (\w+) of them/],
    ['src/pages/home/home.tsx', /'(\w+) party games for one phone/],
    ['src/pages/home/home.tsx', />(\w+) party games to find out/],
    ['src/content/faq-site.ts', /All (\w+) games/],
    ['docs/glossary.md', /one of (\w+); its folder/],
  ]
  return sentences.flatMap(([path, pattern]) => {
    const said = pattern.exec(read(path))?.[1]?.toLowerCase()
    return said === numberInWords(count)
      ? []
      : [`${path} says ${said}, there are ${numberInWords(count)}`]
  })
}
