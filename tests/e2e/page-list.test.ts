import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { fileArchivePath } from '#domain/offline/build-archives.ts'
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
    expect(front.asked.filter((path) => listed.slice(1).includes(path))).toEqual([])
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

test('what changed is asked for one by one, where most did not', async ({
  renewed,
  front,
  page,
}) => {
  const archive = fileArchivePath(await renewed.idOf('a'))
  const timesAsked = () => front.asked.filter((path) => path === archive).length
  await page.goto(front.url)
  await waitForWorker(page)
  expect(timesAsked()).toBe(1)
  // What no archive has, and what the page itself asked for.
  expect(front.asked.length).toBeLessThan(60)
  const changed = await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((each) => each.startsWith('party-dojo:build:'))
    const [cache, before] = [await caches.open(name), await caches.open('party-dojo:build:before')]
    const files = (await cache.keys()).filter(({ url }) => url.includes('/assets/'))
    for (const request of files.slice(20)) {
      const kept = await cache.match(request)
      if (kept) await before.put(request, kept)
    }
    await caches.delete(name)
    await (await navigator.serviceWorker.ready).unregister()
    return files.slice(0, 20).map(({ url }) => new URL(url).pathname)
  })
  await page.reload()
  await waitForWorker(page)
  const build = [...(await cachesOf(page))].find(([name]) => /:build:(?!before$)/.test(name))
  expect(build?.[1].map(({ url }) => url)).toEqual(expect.arrayContaining(changed))
  expect(timesAsked()).toBe(1)
})

test('without the archive all is asked for one by one', async ({ renewed, front, page }) => {
  front.answer(fileArchivePath(await renewed.idOf('a')), (_, response) => {
    response.writeHead(404).end()
  })
  await page.goto(front.url)
  await waitForWorker(page)
  const build = [...(await cachesOf(page))].find(([name]) => name.startsWith('party-dojo:build:'))
  expect(build?.[1].length).toBeGreaterThan(300)
  expect(front.asked.length).toBeGreaterThan(300)
})
