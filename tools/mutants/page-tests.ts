import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNode, parseSource, type SyntaxNode } from '../../tests/support/source/parse-source.ts'
import { type Importers, reachedFrom } from './importers.ts'

/** As many as run at once: what everything reaches would ask for every test of a browser. */
const maxTests = 3

type Route = { path?: string; file: string; children?: readonly Route[] }
type PageTest = { path: string; text: string }

/**
 * The browser tests nearest to a file: those that name the words that it or its importers show, the
 * rarer the better, or the pages that load it.
 */
export async function pageTestsOf(
  root: string,
  importers: Importers,
  path: string,
): Promise<string[]> {
  const { default: routes } = await import(join(root, 'src/routes.ts'))
  const reaching = reachedFrom(importers, path)
  const pages = pagesIn(routes, reaching, reaching.has('src/root.tsx'))
  const tests = globSync('tests/e2e/*.test.ts', { cwd: root }).map((test) => ({
    path: test,
    text: readFileSync(join(root, test), 'utf8'),
  }))
  const rarity = (word: string) => 1 / tests.filter(({ text }) => text.includes(word)).length
  const sharedBy = (words: readonly string[], { text }: PageTest) =>
    words.reduce((total, word) => total + (text.includes(word) ? rarity(word) : 0), 0)
  const ownWords = shownWords(root, path)
  const nextWords = (importers.get(path) ?? []).flatMap((from) => shownWords(root, from))
  const [stem = '', folder = ''] = path
    .replace(/\.tsx?$/, '')
    .split('/')
    .reverse()
  const stemWords = stem.split('-')
  const closeness = (test: PageTest) =>
    2 * sharedBy(ownWords, test) +
    sharedBy(nextWords, test) / 2 +
    sharedBy(pages, test) / Math.max(1, pages.length) +
    stemWords.filter((word) => test.path.includes(word)).length / stemWords.length +
    Number(test.path.includes(folder)) / 2 +
    Number(pages.some((page) => test.path.includes(page.split('/').at(-1) ?? page))) / 5
  return tests
    .map((test) => ({ path: test.path, closeness: closeness(test) }))
    .filter((test) => test.closeness > 0)
    .sort((a, b) => b.closeness - a.closeness)
    .slice(0, maxTests)
    .map((test) => test.path)
}

/** The addresses of the pages that load one of these files; a layout, or the root, is part of all its pages. */
function pagesIn(
  routes: readonly Route[],
  files: ReadonlySet<string>,
  isLoaded: boolean,
): string[] {
  return routes.flatMap(({ path, file, children = [] }) => {
    const loads = isLoaded || files.has(`src/${file}`)
    const page = loads && path ? [`/${path.split('/:')[0]}`] : []
    return [...page, ...pagesIn(children, files, loads)]
  })
}

/** The texts of a source that a player could read. */
function shownWords(root: string, path: string): string[] {
  const { nodes } = parseSource({ path, text: readFileSync(join(root, path), 'utf8') })
  const texts = nodes.map(({ node }) => textOf(node).trim())
  return [...new Set(texts)].filter((text) => /^[A-Z].{3}/.test(text))
}

function textOf({ type, value }: SyntaxNode): string {
  if (type === 'TemplateElement') return (value as { cooked: string }).cooked
  return !isNode(value) && typeof value === 'string' ? value : ''
}
