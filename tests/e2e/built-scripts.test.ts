import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cookies } from '#contract/cookies.ts'
import { localStorageItems } from '#contract/stored-items.ts'
import { gamePath, games } from '#games/registry.ts'
import { fallbacks, libraryUses } from '#tests/support/browser/compat/fallbacks.ts'
import { loadCompat } from '#tests/support/browser/compat/read-compat.ts'
import { scriptFeatures } from '#tests/support/browser/compat/script-features.ts'
import { parseSource } from '#tests/support/source/parse-source.ts'

test('the scripts that are shipped, libraries and all, use nothing newer without asking first', ({
  skip,
}) => {
  const compat = loadCompat()
  if (typeof compat === 'string') return skip(compat)
  const find = scriptFeatures(compat)
  const paths = globSync('build/client/{sw.js,assets/*.js}')
  const used = paths.flatMap((path) =>
    find(parseSource({ path, text: readFileSync(path, 'utf8') })),
  )
  expect(used).toContain('navigator.wakeLock')
  const known = [...libraryUses, ...fallbacks.flatMap(({ uses }) => uses)]
  expect([...new Set(used)].filter((use) => !known.includes(use))).toEqual([])
  expect(libraryUses.filter((use) => !used.includes(use))).toEqual([])
})

/** These scripts and all that they import as they load. */
function reachScripts(modules: readonly string[]): Set<string> {
  const reached = new Set(modules)
  for (const file of reached) {
    const text = readFileSync(`build/client/${file}`, 'utf8')
    for (const [, name] of text.matchAll(/(?:from|import)["']\.\/([\w.-]+\.js)["']/g))
      reached.add(`assets/${name}`)
  }
  return reached
}

const scriptsIn = (html: string) => new Set(html.match(/assets\/[\w.-]+\.js/g))

/** Without those that are fetched beside them. */
const startedIn = (html: string) => [...scriptsIn(html.replace(/<link [^>]*>/g, ''))]

function sentKb(scripts: Iterable<string>): number {
  const sent = [...scripts].map(
    (script) => brotliCompressSync(readFileSync(`build/client/${script}`)).length,
  )
  expect(sent.length).toBeGreaterThan(5)
  return sent.reduce((sum, length) => sum + length, 0) / 1000
}

const pages: [path: string, toStartKb: number, namedKb: number][] = [
  ['/', 96, 96],
  ...games.map((game): [string, number, number] => [
    gamePath(game),
    109,
    game.slug === 'mix' ? 209 : 150,
  ]),
  ['/games/squiffy-review', 102, 128],
]

test.each(pages)(
  '%s needs %i kB of scripts to start, as sent, and names %i',
  (path, startKb, namedKb) => {
    const html = readFileSync(`build/client${path}/index.html`, 'utf8')
    expect(sentKb(reachScripts(startedIn(html)))).toBeLessThanOrEqual(startKb)
    expect(sentKb(scriptsIn(html))).toBeLessThanOrEqual(namedKb)
  },
)

test('a game names what it needs once it runs, so that nothing is fetched in steps', () => {
  for (const game of games) {
    const html = readFileSync(`build/client${gamePath(game)}/index.html`, 'utf8')
    const named = scriptsIn(html)
    const tables = [...reachScripts(startedIn(html))].flatMap((script) => {
      const text = readFileSync(`build/client/${script}`, 'utf8')
      return [...text.matchAll(/import\("\.\/((?:venue-)?table-[\w-]+\.js)"\)/g)].map(
        ([, name = '']) => `assets/${name}`,
      )
    })
    expect(tables).not.toEqual([])
    expect([...reachScripts(tables)].filter((script) => !named.has(script))).toEqual([])
  }
})

test('a game’s page brings the packs that are on by default, its table the others', () => {
  for (const file of globSync('src/games/*/packs/*.json')) {
    const [folder, name] = file.split('/packs/') as [string, string]
    const isOn = JSON.parse(readFileSync(file, 'utf8')).active
    const isNamed = readFileSync(`${folder}/screen.tsx`, 'utf8').includes(`packs/${name}`)
    expect([file, isNamed]).toEqual([file, isOn])
  }
})

test('home loads no line of the cookie page, and no settings before a tap', () => {
  const html = readFileSync('build/client/index.html', 'utf8')
  const first = new Set(html.match(/assets\/[\w.-]+\.js/g))
  const scripts = [...first].map((path) => readFileSync(`build/client/${path}`, 'utf8')).join('')
  const told = [...cookies, ...localStorageItems].map(({ purpose }) => purpose)
  expect(scripts).toContain('party-dojo-signed-in')
  expect(told.filter((purpose) => scripts.includes(purpose))).toEqual([])
  expect(scripts).not.toContain('As the phone')
})

test('no page of rooms waits for the library that checks schemas', () => {
  const manifest = globSync('build/client/assets/manifest-*.js')[0] ?? ''
  const modules = [
    ...readFileSync(manifest, 'utf8').matchAll(
      /"pages\/room\/[\w-]+":\{[^{}]*?"module":"\/(assets\/[\w.-]+)"/g,
    ),
  ].map(([, file = '']) => file)
  expect(modules.length).toBeGreaterThan(3)
  for (const file of reachScripts(modules)) {
    const text = readFileSync(`build/client/${file}`, 'utf8')
    expect([file, text.includes('_zod')]).toEqual([file, false])
  }
})
