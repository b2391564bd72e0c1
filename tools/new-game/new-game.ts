import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file of the template, and where a game of that slug has it. */
const places: readonly [template: string, place: (slug: string) => string][] = [
  ...['game.ts', 'how-to.ts', 'rules.ts', 'play-props.ts', 'play.tsx', 'screen.tsx'].map(inFolder),
  ...['table.ts', 'phone-play.tsx', 'screen-view.tsx'].map(inFolder),
  ...['rules.test.ts', 'rules.property.test.ts'].map(inFolder),
  ['tries.ts', (slug) => `tests/support/games/random-moves/${slug}.ts`],
  ['browser-test.ts', (slug) => `tests/e2e/play-${slug}.test.ts`],
  ['walk.ts', (slug) => `tools/${slug}-screens.ts`],
]

function inFolder(name: string): [string, (slug: string) => string] {
  return [name, (slug) => `src/games/${slug}/${name}`]
}

/** What a game is called in each of the ways that code needs. */
type Names = { slug: string; title: string; crest: string; camel: string; pascal: string }

export function namesOf(slug: string): Names {
  if (!/^[a-z]+(-[a-z]+)*$/.test(slug)) throw new Error(`“${slug}”: letters and single dashes.`)
  const words = slug.split('-')
  const pascal = words.map(capitalise).join('')
  return {
    slug,
    title: capitalise(words.join(' ')),
    crest: words.join(''),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
  }
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** The files of a new game by path; the template itself is real, tested code. */
export function filesOf(slug: string, root = process.cwd()): Map<string, string> {
  const names = namesOf(slug)
  const folder = join(root, 'tools/new-game/template')
  return new Map(
    places.map(([template, place]) => {
      const text = readFileSync(join(folder, template), 'utf8')
      return [place(slug), rename(text, names, !place(slug).startsWith('src/'))]
    }),
  )
}

function rename(text: string, names: Names, isElsewhere: boolean): string {
  const { slug, title, crest, camel, pascal } = names
  const own = text
    .replaceAll(`crest: 'meyer'`, `crest: '${crest}'`)
    .replaceAll(`'meyer`, `'${slug}`)
    .replaceAll('New game', title)
    .replaceAll('newGame', camel)
    .replaceAll('NewGame', pascal)
    .replaceAll(`'../../walking.ts'`, `'./walking.ts'`)
  if (isElsewhere) return own.replaceAll(`'./rules.ts'`, `'#games/${slug}/rules.ts'`)
  return own.replaceAll(`'./tries.ts'`, `'#tests/support/games/random-moves/${slug}.ts'`)
}

/** Lines that lists of games need: before which line of which file each goes. */
export function linesOf(slug: string): { path: string; before: string; line: string }[] {
  const { camel } = namesOf(slug)
  return [
    { path: 'src/domain/table/game-slug.ts', before: `  | 'mix'`, line: `  | '${slug}'` },
    {
      path: 'src/games/registry.ts',
      before: `import { game as wordGuess }`,
      line: `import { game as ${camel} } from './${slug}/game.ts'`,
    },
    { path: 'src/games/registry.ts', before: '  mix,\n]', line: `  ${camel},` },
    {
      path: 'src/games/room-screens.ts',
      before: '  mix: () =>',
      line: `  '${slug}': () => import('./${slug}/screen.tsx'),`,
    },
    {
      path: 'src/games/room-rules.ts',
      before: '  mix: () =>',
      line: `  '${slug}': () => both(import('./${slug}/rules.ts'), import('./${slug}/rules.ts')),`,
    },
    {
      path: 'tools/screens.ts',
      before: `import { type ServerAddress, type Step`,
      line: `import { ${camel}Walk } from './${slug}-screens.ts'`,
    },
    { path: 'tools/screens.ts', before: '  mixWalk,\n', line: `  ${camel}Walk,` },
  ]
}

export function insertLine(text: string, { before, line }: { before: string; line: string }) {
  const at = text.indexOf(before)
  if (at < 0) throw new Error(`There is no line that begins “${before}”.`)
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`
}

/** Writes the game into the repository, and gives the paths that it wrote. */
export function writeNewGame(slug: string, root = process.cwd()): string[] {
  const files = filesOf(slug, root)
  const taken = [...files.keys()].find((path) => existsSync(join(root, path)))
  if (taken) throw new Error(`${taken} is there already.`)
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const lines = linesOf(slug)
  for (const line of lines) {
    const path = join(root, line.path)
    writeFileSync(path, insertLine(readFileSync(path, 'utf8'), line))
  }
  return [...files.keys(), ...new Set(lines.map(({ path }) => path))]
}
