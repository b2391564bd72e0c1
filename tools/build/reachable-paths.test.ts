import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reachablePaths } from './reachable-paths.ts'

const files: Record<string, string> = {
  'index.html': '<link href="/assets/a-1.css"><script src="/assets/home-1.js"></script>',
  'games/meyer/index.html': '<link rel="icon" href="/favicon.svg?v=1">',
  'articles/index.html': 'no script',
  'favicon.svg': '<svg/>',
  'assets/home-1.js': 'import("./late-1.js")',
  'assets/late-1.js': 'import "./home-1.js"; fetch("/assets/map-1.svg")',
  'assets/map-1.svg': '<svg/>',
  'assets/a-1.css': 'src: url(/assets/font-1.woff2)',
  'assets/font-1.woff2': 'home-1.js late-2.js',
  'assets/paper-1.js': 'import "./late-1.js"',
  'assets/a-1.css.br': '',
  'assets/ask.js': 'load("/assets/ask-1.css")',
  'assets/ask-1.css': '',
  'assets/late-2.js': '',
}

const folder = mkdtempSync(join(tmpdir(), 'party-dojo-reach-'))

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
})

afterAll(() => rmSync(folder, { recursive: true }))

const street = [
  '/',
  ...['/assets/a-1.css', '/assets/font-1.woff2', '/assets/home-1.js'],
  ...['/assets/late-1.js', '/assets/map-1.svg'],
]

test.each([
  [['/'], street],
  [['/articles'], ['/articles']],
  [['/games/meyer'], ['/favicon.svg', '/games/meyer']],
  [['/assets/ask.js'], ['/assets/ask-1.css', '/assets/ask.js']],
  [['/nowhere'], []],
  [
    ['/', '/articles'],
    ['/', '/articles', ...street.slice(1)],
  ],
])('from %j', (from, expected) => {
  expect(reachablePaths(folder, from)).toEqual(expected)
})
