import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { gamePath, games } from '#games/registry.ts'
import { startGame } from '#tests/support/at-the-table.ts'
import { browserOptions } from '#tests/support/browser.ts'
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

const visits: { what: string; atMostKb: number; visit: (page: Page) => Promise<unknown> }[] = [
  { what: 'home', atMostKb: 105, visit: (page) => page.goto(home) },
  ...games.map((game) => ({
    what: game.title,
    atMostKb: 120,
    visit: (page: Page) => startGame(page, gamePath(game)),
  })),
  { what: 'a page without hydration', atMostKb: 0, visit: (page) => page.goto(still) },
]

/** What a first visit brings over the network, as the browser counts it. */
export async function measure(): Promise<Measurement> {
  const product = await startProduct()
  const browser = await chromium.launch(await browserOptions())
  try {
    const rows: Row[] = []
    for (const { what, atMostKb, visit } of visits) {
      const { all, scripts } = await countBytes(browser, product.url, visit)
      const bodies = scripts.map(({ body }) => body)
      const asOne = kb(brotliCompressSync(Buffer.concat(bodies)).length).toFixed(1)
      const zipped = kb(sum(bodies.map((body) => gzipSync(body, { level: 9 }).length))).toFixed(1)
      rows.push(
        {
          what: `${what}: JavaScript`,
          value: kb(sum(scripts.map(({ sent }) => sent))),
          unit: 'kB',
          goal: { atMost: atMostKb },
          note:
            scripts.length > 0
              ? `${scripts.length} files; as one, ${asOne} kB; by gzip −9, ${zipped} kB`
              : undefined,
        },
        { what: `${what}: everything, headers included`, value: kb(all), unit: 'kB' },
      )
    }
    for (const [what, value] of Object.entries(peers)) {
      rows.push({
        what: `peer ${what}: JavaScript, gzip −9`,
        value,
        unit: 'kB',
        note: 'see README.md',
      })
    }
    return { title: 'Bytes of a first visit', rows }
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function countBytes(
  browser: Browser,
  baseURL: string,
  visit: (page: Page) => Promise<unknown>,
) {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  let all = 0
  const scripts = new Map<string, Promise<{ body: Buffer; sent: number }>>()
  await network.send('Network.enable')
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    all += encodedDataLength
  })
  page.on('response', (response) => {
    const { 'content-type': type, 'content-length': sent } = response.headers()
    if (!type?.includes('javascript')) return
    scripts.set(
      response.url(),
      response.body().then((body) => ({ body, sent: Number(sent) })),
    )
  })
  await visit(page)
  await page.waitForLoadState('networkidle')
  const read = await Promise.all(scripts.values())
  await context.close()
  return { all, scripts: read }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

function kb(bytes: number): number {
  return bytes / 1000
}
