import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { browserOptions } from '#tests/support/browser/browser-options.ts'
import { phone, seatPlayers } from '#tests/support/browser/phone.ts'
import { workerFetches } from '#tests/support/browser/worker-fetches.ts'
import { type Measurement, median } from './measurement.ts'
import { game, slow4G } from './pages.ts'
import { startProduct } from './processes.ts'

const rounds = 5

type Round = { first: number; firstFast: number; repeat: number }

/** What the worker gives: the evening begins without a network, and sooner than with one. */
export async function measure(): Promise<Measurement> {
  const product = await startProduct()
  const browser = await chromium.launch(await browserOptions())
  try {
    const times: Round[] = []
    for (let round = 0; round < rounds; round++) times.push(await timeRound(browser, product.url))
    const middle = (of: keyof Round) => median(times.map((each) => each[of]))
    const ratio = median(times.map(({ repeat, first }) => repeat / first))
    const kept = await keptPaths(browser, product.url)
    const fetched = await workerFetches(product.url, kept)
    const note = `${game}, from its address to the first prompt; ${rounds} rounds`
    return {
      title: 'Without a network',
      rows: [
        { what: 'first visit, slow 4G', value: middle('first'), unit: 'ms', note },
        { what: 'first visit, a network without limits', value: middle('firstFast'), unit: 'ms' },
        { what: 'repeat, no network, cold', value: middle('repeat'), unit: 'ms' },
        { what: 'repeat, of the first visit', value: ratio, unit: '', goal: { atMost: 0.5 } },
        {
          what: 'what the worker fetches, as sent',
          value: fetched.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000,
          unit: 'MB',
          goal: { atMost: 0.6 },
          note: `${kept.length} files by ${fetched.length} requests`,
        },
      ],
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function timeRound(browser: Browser, baseURL: string): Promise<Round> {
  const firstFast = await inNewPhone(browser, baseURL, timeStart)
  return await inNewPhone(browser, baseURL, async (page, context) => {
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', { offline: false, ...slow4G })
    const first = await timeStart(page)
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await bringHome(page)
    // A game that was begun would be resumed, without its door.
    await page.evaluate(() => {
      for (const name of Object.keys(localStorage)) {
        if (name.includes(':table:')) localStorage.removeItem(name)
      }
    })
    await context.setOffline(true)
    await network.send('ServiceWorker.enable')
    await network.send('ServiceWorker.stopAllWorkers')
    await page.close()
    return { first, firstFast, repeat: await timeStart(await context.newPage()) }
  })
}

/** From the address to the first prompt, in milliseconds. */
async function timeStart(page: Page): Promise<number> {
  await seatPlayers(page)
  const startedMs = performance.now()
  await page.goto(game, { waitUntil: 'commit' })
  // In every frame: a locator looks twice a second.
  await page.waitForFunction(() => {
    const play = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.startsWith('Play'),
    )
    play?.click()
    return play
  })
  await page.waitForFunction(() => document.querySelector('button[aria-label="Leave"]'))
  return performance.now() - startedMs
}

async function bringHome(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    await navigator.serviceWorker.ready
  })
}

function keptPaths(browser: Browser, baseURL: string): Promise<string[]> {
  return inNewPhone(browser, baseURL, async (page) => {
    await page.goto('/')
    await bringHome(page)
    return await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('party-dojo:build:'))
      const keys = names.map(async (name) => (await caches.open(name)).keys())
      return (await Promise.all(keys)).flat().map(({ url }) => new URL(url).pathname)
    })
  })
}

async function inNewPhone<Result>(
  browser: Browser,
  baseURL: string,
  use: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow', baseURL })
  try {
    return await use(await context.newPage(), context)
  } finally {
    await context.close()
  }
}
