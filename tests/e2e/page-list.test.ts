import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test as base, waitForWorker } from './multi-build-fixtures.ts'
import { cachesOf } from './offline-phone.ts'

const test = base.extend('serviceWorkers', () => 'allow' as const)

/** The pages in the cache of the build, by their paths. */
async function keptPages(page: Page): Promise<string[]> {
  const caches = await cachesOf(page)
  const build = [...caches].find(([name]) => name.startsWith('party-dojo:build:'))?.[1] ?? []
  return build.map(({ url }) => url).filter((url) => !/\.\w+$/.test(url))
}

describe('the service worker takes its pages from what its build says of itself', () => {
  test('those on the list and no others', async ({
    renewed,
    front,
    page,
    context,
    expectError,
  }) => {
    expectError(/ERR_INTERNET_DISCONNECTED .*\/games\/charades$/)
    const listed = ['/', '/games/meyer', '/offline']
    const id = await renewed.idOf('a')
    const meta = `/builds/meta/${id}.json`
    front.answer(meta, (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ id, prerendered: listed }))
    })
    await page.goto(front.url)
    await waitForWorker(page)
    expect(front.asked.filter((path) => path === meta)).toHaveLength(1)
    expect((await keptPages(page)).sort()).toEqual(listed)

    await page.close()
    await context.setOffline(true)
    const cold = await context.newPage()
    await cold.goto(`${front.url}/games/meyer/?from=a-friend`)
    await cold.getByRole('heading', { level: 1, name: 'Meyer' }).waitFor()
    await cold.goto(`${front.url}/games/charades`)
    await cold.waitForURL('**/offline?to=*')
    await context.setOffline(false)
  })

  test('without the list it is not put in, and tried again with the next page', async ({
    renewed,
    front,
    page,
  }) => {
    const meta = `/builds/meta/${await renewed.idOf('a')}.json`
    front.answer(meta, (_, response) => {
      response.writeHead(404).end()
    })
    await page.goto(front.url)
    await expect.poll(() => front.asked.includes(meta)).toBe(true)
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) ?? null),
      )
      .toBe(null)
    front.answer(meta, null)
    await page.reload()
    await waitForWorker(page)
    expect(await keptPages(page)).toContain('/games/charades')
  })
})
