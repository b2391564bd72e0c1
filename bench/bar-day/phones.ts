import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { limitConcurrency } from '#server/lib/limit-concurrency.ts'
import { browserOptions } from '#tests/support/browser/browser-options.ts'
import { phone, startGame } from '#tests/support/browser/phone.ts'
import { median } from '../measurement.ts'

const game = '/games/most-likely-to'
const timeoutMs = 20_000
/** Twenty browsers on two cores measure each other. */
const maxConcurrent = 4

export type Phones = Awaited<ReturnType<typeof openPhones>>

/** So many phones that scan the code: each opens the site and plays, over plain http. */
export async function openPhones(count: number, url: string) {
  const browser: Browser = await chromium.launch(await browserOptions())
  const pages: Page[] = []
  const errors: string[] = []
  const times: number[] = []
  const inTurn = limitConcurrency(maxConcurrent)
  const joinGame = async () => {
    const context: BrowserContext = await browser.newContext({
      ...phone,
      permissions: [],
      baseURL: url,
    })
    const page = await context.newPage()
    page.on('pageerror', (error) => errors.push(error.message))
    const startedMs = performance.now()
    await page.goto('/')
    await startGame(page, game)
    times.push(performance.now() - startedMs)
    pages.push(page)
  }
  await Promise.all(Array.from({ length: count }, () => inTurn(joinGame)))
  const [first] = pages
  return {
    errors,
    medianMs: median(times),
    isSecure: (await first?.evaluate(() => isSecureContext)) ?? false,
    /** How many of them still have their game after a reload. */
    async reloadAll(): Promise<number> {
      const kept = pages.map((page) =>
        inTurn(async () => {
          await page.reload()
          const leave = page.getByRole('button', { name: 'Leave' })
          return await leave.waitFor({ timeout: timeoutMs }).then(
            () => true,
            () => false,
          )
        }),
      )
      return (await Promise.all(kept)).filter(Boolean).length
    },
    /** A player who comes late. */
    one: () => inTurn(joinGame),
    close: () => browser.close(),
  }
}

export type Tally = Map<string, Map<number, number>>

/** Asks for all paths again and again; gives how often which of them was answered how. */
export async function watch(
  url: string,
  paths: readonly string[],
  minutes: number,
): Promise<Tally> {
  const tally: Tally = new Map(paths.map((path) => [path, new Map()]))
  for (const untilMs = Date.now() + minutes * 60_000; Date.now() < untilMs; await sleep(1_000)) {
    const asked = paths.map(async (path) => {
      const answer = await fetch(url + path)
      await answer.arrayBuffer()
      const counts = tally.get(path)
      counts?.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
    })
    await Promise.all(asked)
  }
  return tally
}
