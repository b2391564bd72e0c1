import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { gamePath, games } from '#games/registry.ts'
import { browserOptions } from '#tests/support/browser/browser-options.ts'
import { startGame } from '#tests/support/browser/phone.ts'
import { findEarly, type GameScripts, preloadsOf } from './game-scripts.ts'
import type { Measurement, Row } from './measurement.ts'
import { home, still } from './pages.ts'
import { startProduct } from './processes.ts'

/** First JavaScript of the peers, gzip −9, in kB; where from: README.md. */
const peers = {
  Rahoot: 283,
  'Cards Against Formality': 144,
  'Out of Context': 218,
  Drawphone: 1030,
}

const homeVisit = { what: 'home', atMostKb: 100, visit: (page: Page) => page.goto(home) }
const stillVisit = {
  what: 'a page without hydration',
  atMostKb: 0,
  visit: (page: Page) => page.goto(still),
}

type Visit = { what: string; atMostKb: number; visit: (page: Page) => Promise<unknown> }
type Script = { body: Buffer; sent: number }
type Scripts = ReadonlyMap<string, Script>
type Visited = {
  all: number
  scripts: Scripts
  /** What was fetched ahead for other pages; in neither of the others. */
  ahead: number[]
}

/** The quiet of the first page, and time to be idle in. */
const aheadMs = 4000

/** What a first visit brings over the network, as the browser counts it. */
export async function measure(): Promise<Measurement> {
  const product = await startProduct()
  const browser = await chromium.launch(await browserOptions())
  const visit = (page: Visit['visit']) => countBytes(browser, product.url, page)
  try {
    const atHome = await visit(homeVisit.visit)
    const rows = rowsOf(homeVisit, atHome)
    rows.push(
      aheadRow(await visit((page) => page.goto(home).then(() => page.waitForTimeout(aheadMs)))),
    )
    const all: GameScripts[] = []
    for (const game of games) {
      const door = await visit((page) => page.goto(gamePath(game)))
      const running = await visit((page) => startGame(page, gamePath(game)))
      rows.push(
        ...rowsOf({ what: game.title, atMostKb: 120 }, running),
        addedRow(game.title, atHome.scripts, door.scripts),
      )
      all.push({
        title: game.title,
        preloads: await preloadsOf(product.url, gamePath(game)),
        loaded: [...running.scripts.keys()],
      })
    }
    const early = findEarly(all, await preloadsOf(product.url, home), [...atHome.scripts.keys()])
    rows.push(
      {
        what: 'games’ own scripts that are loaded before their game is opened',
        value: early.length,
        unit: '',
        goal: { atMost: 0 },
        note: early.join('; '),
      },
      ...rowsOf(stillVisit, await visit(stillVisit.visit)),
      ...Object.entries(peers).map(([what, value]) => ({
        what: `peer ${what}: JavaScript, gzip −9`,
        value,
        unit: 'kB',
        note: 'see README.md',
      })),
    )
    return { title: 'Bytes of a first visit', rows }
  } finally {
    await browser.close()
    await product.stop()
  }
}

function rowsOf({ what, atMostKb }: Omit<Visit, 'visit'>, { all, scripts }: Visited): Row[] {
  const bodies = [...scripts.values()].map(({ body }) => body)
  const asOne = kb(brotliCompressSync(Buffer.concat(bodies)).length).toFixed(1)
  const zipped = kb(sum(bodies.map((body) => gzipSync(body, { level: 9 }).length))).toFixed(1)
  return [
    {
      what: `${what}: JavaScript`,
      value: kb(sentOf(scripts)),
      unit: 'kB',
      goal: { atMost: atMostKb },
      note:
        scripts.size > 0
          ? `${scripts.size} files; as one, ${asOne} kB; by gzip −9, ${zipped} kB`
          : undefined,
    },
    { what: `${what}: everything, headers included`, value: kb(all), unit: 'kB' },
  ]
}

function aheadRow({ ahead }: Visited): Row {
  return {
    what: 'home: fetched ahead for the links that can be seen',
    value: kb(sum(ahead)),
    unit: 'kB',
    note: `${ahead.length} files, once the page has been quiet`,
  }
}

function addedRow(what: string, atHome: Scripts, atDoor: Scripts): Row {
  const added = new Map([...atDoor].filter(([url]) => !atHome.has(url)))
  return {
    what: `${what}: JavaScript its door adds to home’s`,
    value: kb(sentOf(added)),
    unit: 'kB',
    goal: { atMost: 25 },
    note: `${added.size} files`,
  }
}

async function countBytes(
  browser: Browser,
  baseURL: string,
  visit: Visit['visit'],
): Promise<Visited> {
  // What the worker fetches for later is no part of what the page waits for: `offline.ts` counts it.
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  let all = 0
  const scripts = new Map<string, Promise<Script>>()
  const preloads = new Set<string>()
  const ahead: number[] = []
  await network.send('Network.enable')
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Fetch' && response.mimeType.includes('javascript')) preloads.add(requestId)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (preloads.has(requestId)) ahead.push(encodedDataLength)
    else all += encodedDataLength
  })
  page.on('response', (response) => {
    const { 'content-type': type, 'content-length': sent } = response.headers()
    if (!type?.includes('javascript') || response.request().resourceType() === 'fetch') return
    const { pathname } = new URL(response.url())
    scripts.set(
      pathname,
      response.body().then((body) => ({ body, sent: Number(sent) })),
    )
  })
  await visit(page)
  await page.waitForLoadState('networkidle')
  const read = await Promise.all(
    [...scripts].map(async ([path, script]) => [path, await script] as const),
  )
  await context.close()
  return { all, scripts: new Map(read), ahead }
}

function sentOf(scripts: Scripts): number {
  return sum([...scripts.values()].map(({ sent }) => sent))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

function kb(bytes: number): number {
  return bytes / 1000
}
