// The page on which a phone types a room's code, on slow 4G, beside Razzia's: npm run bench -- join
// --peer folder (README.md, "Peers"). Keeps nothing.
import { readFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { extname, join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { browserOptions } from '#tests/support/browser/browser-options.ts'
import { waitForHydration } from '#tests/support/browser/hydration.ts'
import { phone } from '#tests/support/browser/phone.ts'
import { median, type Row } from './measurement.ts'
import { slow4G } from './pages.ts'
import { startProduct } from './processes.ts'
import { startPeer } from './rooms/processes.ts'
import { table } from './tables.ts'

const rounds = 5

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

type Visit = { what: string; url: string; isReady: (page: Page) => Promise<void> }

/** @param args `--peer`: a folder with Razzia, whose `packages/web` was built there */
export async function measureJoin(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { peer: { type: 'string' } } })
  const product = await startProduct()
  const browser = await chromium.launch(await browserOptions())
  const peer = values.peer ? await servePeer(values.peer) : null
  const visits: Visit[] = [
    { what: 'ours: a field for the code', url: `${product.url}/join`, isReady: seesField },
    { what: 'ours: and its scripts', url: `${product.url}/join`, isReady: waitForHydration },
    ...(peer ? [{ what: 'Razzia: a field for the code', url: peer.url, isReady: seesField }] : []),
  ]
  try {
    const rows: Row[] = []
    for (const visit of visits) rows.push(await timeVisit(browser, visit))
    console.log(table({ title: 'A phone that joins, on slow 4G', rows }))
  } finally {
    await peer?.stop()
    await browser.close()
    await product.stop()
  }
}

async function timeVisit(browser: Browser, { what, url, isReady }: Visit): Promise<Row> {
  const times: number[] = []
  const bytes: number[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext(phone)
    const page = await context.newPage()
    const network = await context.newCDPSession(page)
    let received = 0
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      received += encodedDataLength
    })
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', { offline: false, ...slow4G })
    const startedMs = performance.now()
    await page.goto(url, { waitUntil: 'commit' })
    await isReady(page)
    times.push(performance.now() - startedMs)
    bytes.push(received)
    await context.close()
  }
  const note = `${Math.round(median(bytes) / 1000)} kB until then; median of ${rounds}`
  return { what, value: median(times), unit: 'ms', note }
}

async function seesField(page: Page): Promise<void> {
  await page.locator('input').first().waitFor()
}

/**
 * Its server and, on the same address, its page. Files are packed as well as ours are: the proxy that
 * it brings sends them unpacked.
 */
async function servePeer(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const peer = await startPeer(folder)
  const packed = new Map<string, Buffer>()
  const server = createServer(async ({ url = '/', method, headers }, response) => {
    if (url.startsWith('/ws')) {
      const asked = request(peer.url + url, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(response)
      })
      return response.req.pipe(asked)
    }
    const path = extname(url) ? url : '/index.html'
    const type = types[extname(path)]
    const body = await readFile(join(folder, 'packages/web/dist', path)).catch(() => null)
    if (!body) return response.writeHead(404).end()
    if (!type) return response.end(body)
    const sent = packed.get(path) ?? (await promisify(brotliCompress)(body))
    packed.set(path, sent)
    return response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(sent)
  })
  server.on('upgrade', ({ url, rawHeaders }, socket) => {
    const lines = rawHeaders.map((text, at) => text + (at % 2 ? '\r\n' : ': ')).join('')
    const behind = connect(Number(new URL(peer.url).port), '127.0.0.1')
    behind.write(`GET ${url} HTTP/1.1\r\n${lines}\r\n`)
    behind.on('error', () => socket.destroy())
    socket.on('error', () => behind.destroy())
    socket.pipe(behind).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // Packed before anybody waits for it.
  const html = await fetch(url).then((answer) => answer.text())
  for (const [, path] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g)) await fetch(`${url}${path}`)
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await peer.stop()
  }
  return { url, stop }
}
