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

const pages: [string, number][] = [
  ['/', 94],
  ...games.map((game): [string, number] => [gamePath(game), 107]),
  ['/games/squiffy-review', 100],
]

test.each(pages)('%s names at most %i kB of scripts, as sent', (path, maxKb) => {
  const html = readFileSync(`build/client${path}/index.html`, 'utf8')
  const scripts = [...new Set(html.match(/assets\/[\w.-]+\.js/g))]
  const sent = scripts.map((script) => brotliCompressSync(readFileSync(`build/client/${script}`)))
  expect(scripts.length).toBeGreaterThan(5)
  expect(sent.reduce((sum, { length }) => sum + length, 0) / 1000).toBeLessThanOrEqual(maxKb)
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
  const reached = new Set(modules)
  for (const file of reached) {
    const text = readFileSync(`build/client/${file}`, 'utf8')
    expect([file, text.includes('_zod')]).toEqual([file, false])
    for (const [, name] of text.matchAll(/(?:from|import)["']\.\/([\w.-]+\.js)["']/g))
      reached.add(`assets/${name}`)
  }
})
