import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Importers, reachedFrom } from './importers.ts'

/** A page that everything reaches would ask for every test of a browser. */
const maxTests = 4

type Route = { path?: string; file: string; children?: readonly Route[] }

/** The browser tests of the pages that load a file; those that name the fewest pages first. */
export async function pageTestsOf(
  root: string,
  importers: Importers,
  path: string,
): Promise<string[]> {
  const { default: routes } = await import(join(root, 'src/routes.ts'))
  const reaching = reachedFrom(importers, path)
  const pages = flatten(routes as readonly Route[]).filter(({ file }) =>
    reaching.has(`src/${file}`),
  )
  const words = new Set(pages.flatMap((page) => page.path?.split('/:')[0] || []))
  const own = path.split('/').at(-2) ?? ''
  return globSync('tests/e2e/*.test.ts', { cwd: root })
    .map((test) => {
      const text = readFileSync(join(root, test), 'utf8')
      const named = [...words].filter(
        (word) => text.includes(`/${word}`) || test.includes(word.split('/').at(-1) ?? word),
      )
      return { test, isOwn: test.includes(own), named: named.length }
    })
    .filter(({ isOwn, named }) => isOwn || named > 0)
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || a.named - b.named)
    .slice(0, maxTests)
    .map(({ test }) => test)
}

function flatten(routes: readonly Route[]): Route[] {
  return routes.flatMap((route) => [route, ...flatten(route.children ?? [])])
}
