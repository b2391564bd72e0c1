import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicPages } from '#site/public-pages.ts'
import { type Crawl, crawlSite } from '#tests/support/browser/crawl-site.ts'
import { type BuiltServer, startBuiltServer } from '#tests/support/server/built-server.ts'
import { findFreePort } from '#tests/support/server/free-port.ts'

/** Nothing of ours leads away, so far. */
const mayLeadTo: readonly string[] = []

/** The steps of the builder lead back to the packs, from where it is one step more. */
function wayBack(path: string): string {
  return path.startsWith('/editor/steps/') ? '/editor' : '/'
}

/** The street shows it in its season. */
const calendar = '/misc/christmass-calendar'

describe('following every link from the door', () => {
  let server: BuiltServer
  let crawl: Crawl

  beforeAll(async () => {
    // With an address of its own its pages name themselves in full.
    const port = await findFreePort()
    server = await startBuiltServer({ PORT: `${port}`, ORIGIN: `http://127.0.0.1:${port}` })
    crawl = await crawlSite(server.url, mayLeadTo, wayBack)
  }, 300_000)
  afterAll(() => server.stop())

  test('nothing is a dead end, and every page knows the way back', () => {
    expect(crawl.faults).toEqual([])
  })

  test('every page that search engines may list is come to', () => {
    const wanted = publicPages.filter(({ isIndexed: isFound }) => isFound).map(({ path }) => path)
    const missed = wanted.filter((path) => path !== calendar && !crawl.pages.includes(path))
    expect(missed).toEqual([])
    expect(wanted.length).toBeGreaterThan(30)
  })

  test('scripts, styles, letters and pictures were among it', () => {
    for (const end of ['.js', '.css', '.woff2', '.svg']) {
      expect(crawl.requested.filter((path) => path.endsWith(end))).not.toEqual([])
    }
  })
})
