import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { startGame } from '#tests/support/at-the-table.ts'
import { browserOptions } from '#tests/support/browser.ts'
import type { Measurement, Row } from './measurement.ts'
import { game, home, still } from './pages.ts'
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
  { what: 'a running game', atMostKb: 120, visit: (page) => startGame(page, game) },
  { what: 'a page without hydration', atMostKb: 0, visit: (page) => page.goto(still) },
]

/** What a first visit brings over the network, as the browser counts it: headers included. */
export async function measure(): Promise<Measurement> {
  const product = await startProduct()
  const browser = await chromium.launch(await browserOptions())
  try {
    const rows: Row[] = []
    for (const { what, atMostKb, visit } of visits) {
      const { scriptBytes, allBytes, scripts } = await countBytes(browser, product.url, visit)
      const packed = Buffer.concat(scripts)
      const asOne = kb(brotliCompressSync(packed).length).toFixed(1)
      const note = scripts.length > 0 ? `${scripts.length} files; as one, ${asOne} kB` : undefined
      rows.push(
        {
          what: `${what}: JavaScript`,
          value: kb(scriptBytes),
          unit: 'kB',
          goal: { atMost: atMostKb },
          note,
        },
        { what: `${what}: everything`, value: kb(allBytes), unit: 'kB' },
      )
      if (what !== 'a running game') continue
      const zipped = scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
      rows.push({ what: `${what}: JavaScript, gzip −9`, value: kb(zipped), unit: 'kB' })
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
  const isScript = new Map<string, boolean>()
  const bytes = { all: 0, script: 0 }
  const bodies: Promise<Buffer>[] = []
  await network.send('Network.enable')
  network.on('Network.responseReceived', ({ requestId, response }) => {
    isScript.set(requestId, response.mimeType.includes('javascript'))
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength
    if (isScript.get(requestId)) bytes.script += encodedDataLength
  })
  page.on('response', (response) => {
    const isJavaScript = response.headers()['content-type']?.includes('javascript')
    if (isJavaScript) bodies.push(response.body())
  })
  await visit(page)
  await page.waitForLoadState('networkidle')
  const scripts = await Promise.all(bodies)
  await context.close()
  return { allBytes: bytes.all, scriptBytes: bytes.script, scripts }
}

function kb(bytes: number): number {
  return bytes / 1000
}
