import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { matchesGlob } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { faq } from '../src/content/faq.ts'
import { supportedBrowsers, supportedBrowsersText } from '../src/content/supported-browsers.ts'
import { supportTarget } from '../tools/build/support-target.ts'
import { fallbacks } from './support/browser/compat/fallbacks.ts'
import { type Feature, loadCompat } from './support/browser/compat/read-compat.ts'
import { scriptFeatures } from './support/browser/compat/script-features.ts'
import { isSecureOnly, secureFallbacks } from './support/browser/compat/secure-only.ts'
import { styleFeatures } from './support/browser/compat/style-features.ts'
import { parseSource } from './support/source/parse-source.ts'

const compat = loadCompat()

/** The bundler’s own. */
const lightningcss = createRequire(createRequire(import.meta.url).resolve('vite'))('lightningcss')

const engineNames: Record<string, string> = {
  safari: 'safari',
  safari_ios: 'ios_saf',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
}

function translate(path: string, code: string): string {
  const targets = supportedBrowsers.flatMap(({ ids, version }) => {
    const [major = 0, minor = 0] = version.split('.').map(Number)
    return ids.flatMap((id) => {
      const name = engineNames[id]
      return name ? [[name, (major << 16) | (minor << 8)]] : []
    })
  })
  const options = { filename: path, code: Buffer.from(code), targets: Object.fromEntries(targets) }
  return String(lightningcss.transform(options).code)
}

/** Everything that a browser may run; some of it runs on the server as well. */
const files = globSync('src/**/*.{ts,tsx,css}').filter(
  (path) => !/\.test\.tsx?$|^src\/(server|seo)\/|^src\/entry\.server/.test(path),
)

describe('newer than the oldest supported browsers', () => {
  beforeEach(({ skip }) => {
    if (typeof compat === 'string') skip(compat)
  })

  /** Parsed once for all rows: it takes seconds. */
  const scripts = files
    .filter((path) => !path.endsWith('.css'))
    .map((path) => ({ path, source: parseSource({ path, text: readFileSync(path, 'utf8') }) }))
  const sheets = files.filter((path) => path.endsWith('.css'))

  const finders = () => {
    const inScript = scriptFeatures(compat as Feature)
    const styles = styleFeatures(compat as Feature)
    return (path: string, text: string) =>
      path.endsWith('.css') ? styles(translate(path, text)) : inScript(parseSource({ path, text }))
  }

  test('nothing is used without a fallback beside it, and no fallback is left over', () => {
    const find = finders()
    const findInScript = scriptFeatures(compat as Feature)
    const used = [
      ...scripts.flatMap(({ path, source }) => findInScript(source).map((use) => ({ path, use }))),
      ...sheets.flatMap((path) =>
        find(path, readFileSync(path, 'utf8')).map((use) => ({ path, use })),
      ),
    ]
    const isCovered = ({ path, use }: (typeof used)[number]) =>
      fallbacks.some(
        ({ uses, files }) => uses.includes(use) && files.some((glob) => matchesGlob(path, glob)),
      )
    expect(used.filter((each) => !isCovered(each))).toEqual([])
    const left = fallbacks
      .flatMap(({ uses }) => uses)
      .filter((name) => !used.some(({ use }) => use === name))
    expect(left).toEqual([])
  })

  test('nothing that only https has is used without something for plain http', () => {
    const find = scriptFeatures(compat as Feature, isSecureOnly(compat as Feature))
    const used = scripts
      .filter(({ path }) => !/^src\/(sw\.ts|worker\/)/.test(path))
      .flatMap(({ path, source }) => find(source).map((use) => ({ path, use })))
    const isCovered = ({ path, use }: (typeof used)[number]) =>
      secureFallbacks.some(({ uses, files }) => uses.includes(use) && files.includes(path))
    expect(used.filter((each) => !isCovered(each))).toEqual([])
    const left = secureFallbacks.flatMap(({ uses, files }) =>
      uses.filter((name) => !used.some(({ path, use }) => use === name && files.includes(path))),
    )
    expect(left).toEqual([])
  })

  test.each([
    ['navigator.clipboard.writeText(a)', 'navigator.clipboard'],
    ['crypto.randomUUID()', 'crypto.randomUUID'],
    ['await crypto.subtle.digest(a, b)', 'crypto.subtle'],
    ['await caches.open(a)', 'caches'],
    ['new PaymentRequest()', 'PaymentRequest'],
  ])('%s needs something for plain http', (text, use) => {
    const find = scriptFeatures(compat as Feature, isSecureOnly(compat as Feature))
    expect(find(parseSource({ path: 'a.ts', text }))).toContain(use)
  })

  test.each([
    ['a static member', 'a.ts', 'const a = URL.canParse(b)', ['URL.canParse']],
    ['a method of the language', 'a.ts', 'a.union(b)', ['.union()']],
    ['a constructor', 'a.ts', 'new Intl.DurationFormat()', ['Intl.DurationFormat']],
    ['what a navigator has', 'a.ts', 'navigator.wakeLock.request()', ['navigator.wakeLock']],
    ['an attribute', 'a.tsx', 'const a = <dialog closedby="any" />', ['<closedby>']],
    ['what is old', 'a.ts', 'a.map(b); URL.createObjectURL(c); new Set().has(d)', []],
    ['a type', 'a.ts', 'let a: Intl.DurationFormat', []],
    [
      'a property',
      'a.css',
      'a { field-sizing: content }',
      ['field-sizing', 'field-sizing: content'],
    ],
    ['typed attr()', 'a.css', 'a { width: attr(rows type(<number>)) }', ['type()']],
    ['a selector', 'a.css', 'a:open { color: red }', [':open']],
    ['a rule', 'a.css', '@scope (a) { b { color: red } }', ['@scope']],
    ['a function', 'a.css', 'a { width: calc-size(auto, size) }', ['calc-size()']],
    ['what the build translates', 'a.css', 'a { color: light-dark(red, blue); inset: 0 }', []],
    ['an old property', 'a.css', 'a { display: grid; aspect-ratio: 1 }', []],
  ])('the test finds %s', (_, path, text, expected) => {
    expect(finders()(path, text)).toEqual(expected)
  })
})

test('the list is the build’s target, and stands in the FAQ and in the README', () => {
  expect(supportTarget).toEqual(['safari16.4', 'ios16.4', 'chrome111', 'edge111', 'firefox125'])
  const answer = faq.flatMap(({ questions }) => questions).find(({ id }) => id === 'browsers')
  expect(answer?.answer).toContain(supportedBrowsersText)
  expect(readFileSync('README.md', 'utf8')).toContain(supportedBrowsersText)
})
