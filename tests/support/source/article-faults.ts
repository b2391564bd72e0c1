import { createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import { compileMdx } from '../../../tools/build/mdx-pages.ts'

/** What the tests know of a node of MDX. */
type Node = {
  type: string
  name?: string | null
  value?: unknown
  url?: string
  depth?: number
  attributes?: Node[]
  children?: Node[]
}

export type ArticlePage = {
  /** Its path below the articles, such as `deprecated/meyer`. */
  slug: string
  /** In MDX. */
  source: string
}

const minWords = 700
const minSections = 3

const processor = createProcessor({ remarkPlugins: [remarkGfm] })

/**
 * What is wrong with a page in MDX, a phrase each; empty when nothing.
 * @param paths every path of ours that it may lead to, besides printed sheets
 */
export async function findArticleFaults(
  { slug, source }: ArticlePage,
  paths: ReadonlySet<string>,
): Promise<string[]> {
  const nodes = [...walk(processor.parse(source) as Node)]
  const { headings, words } = await readHandle(source, slug)
  const ids = new Set(headings.map(({ id }) => id))
  const diagrams = importsOf(nodes).filter(({ path }) => isDiagram(path))
  const unused = diagrams.filter(({ name }) => !nodes.some((node) => node.name === name))
  const faults = [
    ...unused.map(({ name }) => `${name} is imported and not shown`),
    ...linksOf(nodes).flatMap((url) => findLinkFault(url, paths, ids)),
    ...wordsOf(nodes).flatMap(findWordFaults),
  ]
  if (words < minWords) faults.push(`${words} words, the fewest are ${minWords}`)
  if (headings.length < minSections)
    faults.push(`${headings.length} sections, the fewest are ${minSections}`)
  if (new Set(headings.map(({ text }) => text)).size < headings.length)
    faults.push('two sections of one name')
  if (nodes.some(({ type, depth }) => type === 'heading' && depth === 1))
    faults.push('a title of its own')
  if (diagrams.length === unused.length) faults.push('no diagram of its own')
  return faults
}

/** The files that a source imports and that are drawings, by their names in their folder. */
export function drawingsIn(source: string): string[] {
  return [...source.matchAll(/from '([^']+)'/g)]
    .map(([, path = '']) => path)
    .filter((path) => isDiagram(path) || /^\.\/[a-z0-9-]+\.tsx$/.test(path))
    .map((path) => path.split('/').at(-1) ?? '')
}

async function readHandle(source: string, slug: string) {
  const code = await compileMdx(source, `${slug}.mdx`)
  const handle = /export const handle = (.*)\n$/.exec(code)?.[1] ?? ''
  return JSON.parse(handle) as { headings: { id: string; text: string }[]; words: number }
}

function* walk(node: Node): Generator<Node> {
  yield node
  for (const child of [...(node.attributes ?? []), ...(node.children ?? [])]) yield* walk(child)
}

function importsOf(nodes: readonly Node[]): { name: string; path: string }[] {
  return nodes
    .filter(({ type }) => type === 'mdxjsEsm')
    .flatMap(({ value }) => [...String(value).matchAll(/import \{ (\w+) \} from '([^']+)'/g)])
    .map(([, name = '', path = '']) => ({ name, path }))
}

function isDiagram(path: string): boolean {
  return /^(\.\/|(\.\.\/)+)diagrams\/[a-z0-9-]+\.tsx$/.test(path)
}

function linksOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap(({ type, url, name, value }) => {
    if (type === 'link' || type === 'definition') return [url ?? '']
    return type === 'mdxJsxAttribute' && name === 'href' ? [String(value)] : []
  })
}

function findLinkFault(
  url: string,
  paths: ReadonlySet<string>,
  ids: ReadonlySet<string>,
): string[] {
  const [path = '', hash] = url.split('#')
  if (path === '') return ids.has(hash ?? '') ? [] : [`a link to no section: ${url}`]
  return paths.has(path) || path.startsWith('/QR/') ? [] : [`a link to nowhere: ${url}`]
}

/** Everything that is read: text, and what captions and labels say. */
function wordsOf(nodes: readonly Node[]): string[] {
  return nodes
    .filter(({ type, name }) =>
      type === 'mdxJsxAttribute'
        ? ['caption', 'alt', 'aria-label', 'title'].includes(name ?? '')
        : type === 'text',
    )
    .map(({ value }) => String(value))
}

function findWordFaults(words: string): string[] {
  const faults: string[] = []
  if (/["'`]|\.\.\./.test(words)) faults.push('straight quotes or three dots')
  if (/\p{Extended_Pictographic}/u.test(words)) faults.push('emoji')
  return faults.map((fault) => `${fault}: “${words.slice(0, 60)}”`)
}
