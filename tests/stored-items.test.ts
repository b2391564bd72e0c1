import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cacheItems } from '../src/contract/cache-items.ts'
import { cookies } from '../src/contract/cookies.ts'
import { routerItems, sessionStorageItems } from '../src/contract/session-items.ts'
import { signedInCookie } from '../src/contract/signed-in-cookie.ts'
import { localStorageItems, unprefixedItems } from '../src/contract/stored-items.ts'
import {
  assetsCache,
  buildCacheName,
  buildsCache,
  cachePrefix,
  iconsCache,
} from '../src/domain/offline/build-caches.ts'
import { inviteCookie } from '../src/server/features/accounts/referral-hooks.ts'
import { sessionCookieName } from '../src/server/platform/web/session.ts'
import { isNode, parseSource, type SyntaxNode } from './support/source/parse-source.ts'

const files = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.') && path !== 'src/contract/stored-items.ts')
  .sort()
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
/** Parsed once: on a busy machine that takes longer than a test may. */
const browserSide = files
  .filter(({ path }) => !path.startsWith('src/server/'))
  .map((file) => ({ ...file, nodes: parseSource(file).nodes }))

/** The text a name begins with, however it ends; null for one that is computed elsewhere. */
function startOf(node: unknown): string | null {
  if (!isNode(node)) return null
  if (typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return null
  const [first] = node.quasis as { value: { cooked: string } }[]
  return first?.value.cooked ?? null
}

/** How the names begin that these functions are called with, in any file. */
function namesGivenTo(...functions: string[]): string[] {
  const found = browserSide.flatMap(({ nodes }) =>
    nodes.flatMap(({ node }) => {
      if (node.type !== 'CallExpression') return []
      const { name } = node.callee as SyntaxNode
      if (!functions.includes(String(name))) return []
      return startOf((node.arguments as unknown[])[0]) ?? []
    }),
  )
  return [...new Set(found)].filter((name) => name !== '')
}

/** How any text in the sources begins. */
const texts = new Set(
  browserSide.flatMap(({ nodes }) => nodes.flatMap(({ node }) => startOf(node) ?? [])),
)

const start = (name: string) => name.replace(/<.*/, '')
const starts = (things: readonly { name: string }[]) => things.map(({ name }) => start(name))

describe('what the cookie page says is kept', () => {
  test('local storage gets no name that is missing there', () => {
    const named = namesGivenTo('savedValue', 'save', 'readSaved', 'readSavedText')
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((name) => !starts(localStorageItems).includes(name))).toEqual([])
  })

  test('nor do the names that stand there whole', () => {
    const named = namesGivenTo('writeUnprefixedValue', 'readUnprefixedValue')
    expect(named.filter((name) => !starts(unprefixedItems).includes(name))).toEqual([])
  })

  test('session storage gets no name that is missing there, and all that are there', () => {
    // Inline scripts get them as constants.
    const inline = browserSide.flatMap(({ text }) => [
      ...text.matchAll(/: SessionStorageName = '(\w+)'/g),
    ])
    const called = namesGivenTo('writeSessionValue', 'readSessionValue')
    const named = [...new Set([...called, ...inline.map(([, name]) => name)])]
    expect(named.toSorted()).toEqual(starts([...sessionStorageItems, ...routerItems]).toSorted())
  })

  test.each(localStorageItems.map(({ name }) => name))('%s is still kept by something', (name) => {
    expect(texts.has(start(name))).toBe(true)
  })

  test('every cookie of ours is there', () => {
    const named = [sessionCookieName(true), sessionCookieName(false), inviteCookie, signedInCookie]
    expect(cookies.slice(0, 4).map(({ name }) => name)).toEqual(named)
  })

  test('every cache of the worker is there, and no other', () => {
    const named = [
      ...[buildCacheName('build', '<build>'), buildCacheName('pages', '<build>')],
      ...[assetsCache, iconsCache, buildsCache],
    ]
    expect(cacheItems.map(({ name }) => cachePrefix + name)).toEqual(named)
  })

  test('no name stands there twice, and every line says what for and how long', () => {
    const all = [
      ...localStorageItems,
      ...unprefixedItems,
      ...sessionStorageItems,
      ...cacheItems,
      ...cookies,
    ]
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    for (const { purpose, lasts } of all) {
      expect(purpose).toMatch(/^[A-Z].{10,}\.$/)
      expect(lasts).toMatch(/^[a-z0-9].{3,}[^.]$/)
    }
  })

  test.each([
    [
      'localStorage',
      [
        'src/boot-script.ts',
        'src/browser/session/clear-third-party-storage.ts',
        'src/browser/storage/unprefixed-values.ts',
        'src/browser/storage/saved-names.ts',
        'src/browser/storage/storage.ts',
        // How the banner's library is told to keep the answer.
        'src/consent/run-banner.ts',
      ],
    ],
    [
      'sessionStorage',
      [
        'src/boot-script.ts',
        'src/browser/session/clear-third-party-storage.ts',
        'src/browser/session/session-values.ts',
        'src/failed-start-script.ts',
      ],
    ],
    [
      'set-cookie',
      [
        'src/pages/auth/sign-up.tsx',
        'src/server/features/accounts/auth.api.ts',
        'src/server/platform/web/session-flag.ts',
        'src/server/features/private/guard-private.ts',
        'src/server/features/profile/profile-fast-path.ts',
        'src/server/features/person/person.api.ts',
        'src/server/static/serve-static.ts',
      ],
    ],
    [
      'document.cookie',
      [
        'src/boot-script.ts',
        'src/browser/session/may-be-signed-in.ts',
        'src/consent/clear-tracker-data.ts',
      ],
    ],
    ['cookieStore', []],
    ['indexedDB', []],
    [
      'caches.open',
      [
        'src/worker/answer-page.ts',
        'src/worker/fetch-build.ts',
        'src/worker/limit-entries.ts',
        'src/worker/retire-builds.ts',
      ],
    ],
    [
      'serviceWorker',
      [
        'src/browser/device/can-load.ts',
        'src/browser/install/offline-ready.ts',
        'src/browser/navigation/preloads/preload.ts',
        'src/browser/updates/updates.ts',
        'src/browser/updates/service-worker.ts',
        'src/sw.ts',
      ],
    ],
  ])('nothing else touches %s', (word, doors) => {
    // A request's own, which lies in no browser.
    const own = (text: string) =>
      text.replace(/AsyncLocalStorage|(local|session)Storage(Item|Name)s?/gi, '')
    const touching = files.filter(({ text }) =>
      own(text).toLowerCase().includes(word.toLowerCase()),
    )
    expect(touching.map(({ path }) => path).sort()).toEqual(doors.toSorted())
  })
})
