import type { BrowserContext, Page } from 'playwright-core'
import { memberTest } from './member.ts'

/** A test whose phone lets the service worker answer. */
export const offlineTest = memberTest.extend('serviceWorkers', () => 'allow' as const)

/** Opens the server once, and waits until all of it is on the phone. */
export async function visitOnce(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => {
    // The server does so itself, once it has nothing else to do.
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    await navigator.serviceWorker.ready
    while (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
}

/** Cuts the network, and gives a tab that has not been open before. */
export async function openOffline(context: BrowserContext): Promise<Page> {
  await context.setOffline(true)
  return await context.newPage()
}

export type KeptAnswer = { url: string; body: string; headers: Record<string, string> }

/** What lies in the caches of this phone: the addresses of each by its name, and their bodies. */
export async function cachesOf(page: Page): Promise<Map<string, KeptAnswer[]>> {
  const all = await page.evaluate(async () => {
    const read = async (name: string) => {
      const cache = await caches.open(name)
      const kept = await Promise.all(
        (await cache.keys()).map(async (request) => {
          const answer = (await cache.match(request)) ?? Response.error()
          const url = request.url.slice(location.origin.length)
          return { url, body: await answer.text(), headers: Object.fromEntries(answer.headers) }
        }),
      )
      return [name, kept] as const
    }
    return await Promise.all((await caches.keys()).map(read))
  })
  return new Map(all)
}
