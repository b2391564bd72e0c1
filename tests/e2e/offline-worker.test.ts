import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import type { StaticIndex } from '#server/static/static-index.ts'
import { workerFetches } from '#tests/support/browser/worker-fetches.ts'
import { cachesOf, openOffline, offlineTest as test, visitOnce } from './offline-phone.ts'

const maxFetchedBytes = 800_000
const maxRequests = 10

const read = (path: string) => fetch(path).then((answer) => answer.text())

describe('the worker', () => {
  test('brings every page that was made at build time, by few requests', async ({
    page,
    baseUrl,
  }) => {
    await visitOnce(page)
    const all = await cachesOf(page)
    const names = [...all.keys()].filter((name) => name.startsWith('party-dojo:build:'))
    expect(names).toHaveLength(1)
    const kept = (all.get(names[0] ?? '') ?? []).map(({ url }) => url)
    const { files }: StaticIndex = JSON.parse(readFileSync('build/static-index.json', 'utf8'))
    const pages = files.filter(({ file }) => file.endsWith('.html')).map(({ url }) => url)
    expect(pages.filter((path) => !kept.includes(path))).toEqual([])
    const fetched = await workerFetches(baseUrl, kept)
    expect(fetched.length).toBeLessThanOrEqual(maxRequests)
    expect(fetched.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(maxFetchedBytes)
  })

  test('keeps what the server would send, of everything', async ({ page, baseUrl }) => {
    await visitOnce(page)
    const caches = [...(await cachesOf(page))]
    const kept = caches.find(([name]) => name.startsWith('party-dojo:build:'))?.[1] ?? []
    expect(kept.length).toBeGreaterThan(300)
    for (const { url, body, headers } of kept) {
      const sent = await fetch(baseUrl + url)
      expect(body === (await sent.text()), url).toBe(true)
      const type = sent.headers.get('content-type') ?? ''
      expect(headers['content-type'], url).toBe(type)
      if (!type.startsWith('text/html')) continue
      for (const name of ['content-security-policy', 'permissions-policy'])
        expect(headers[name], url).toBe(sent.headers.get(name) ?? undefined)
    }
  })

  test('takes what did not change from the build before, keeps that, and no older one', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await page.evaluate(async () => {
      const put = async (name: string, path: string, body: string) =>
        (await caches.open(name)).put(path, new Response(body))
      await put('naive-v1', '/', 'stale')
      await put('party-dojo:build:older', '/', 'stale')
      await put('party-dojo:build:old', '/assets/late-1.js', 'chunk of the build before')
      const note = JSON.stringify({ active: 'old', before: 'older' })
      await put('party-dojo:builds', '/builds-on-this-phone', note)
    })
    await visitOnce(page)
    const names = () => page.evaluate(() => caches.keys())
    await expect.poll(async () => (await names()).includes('naive-v1')).toBe(false)
    const left = (await names()).filter((name) => name.startsWith('party-dojo:build:'))
    expect(left).toHaveLength(2)
    expect(left).toContain('party-dojo:build:old')
    const cold = await openOffline(context)
    await cold.goto('/')
    expect(await cold.evaluate(read, '/assets/late-1.js')).toBe('chunk of the build before')
  })

  test('keeps a file with a hash and an icon that were fetched, at most so many', async ({
    page,
    context,
  }) => {
    await visitOnce(page)
    const { build, files }: StaticIndex = JSON.parse(
      readFileSync('build/static-index.json', 'utf8'),
    )
    const other = files.find(({ url }) => /^\/assets\/about-.*\.js$/.test(url))?.url ?? ''
    const script = await page.evaluate(read, other)
    const icons = '/api/_nuxt_icon/ph.json?icons=pizza-fill'
    await page.evaluate(async (v) => {
      for (let at = 0; at < 125; at++) {
        await (await fetch(`/api/_nuxt_icon/ph.json?icons=no-${at}&v=${v}`)).text()
      }
    }, build)
    const pizza = await page.evaluate(read, `${icons}&v=${build}`)
    const beer = '/api/_nuxt_icon/ph.json?icons=beer-stein-fill'
    expect(await page.evaluate(read, `${beer}&v=0123456789ab`)).toContain('beer-stein-fill')
    const keptIcons = async () => (await cachesOf(page)).get('party-dojo:icons') ?? []
    await expect.poll(async () => (await keptIcons()).length).toBe(120)
    expect((await keptIcons()).map(({ url }) => url)).not.toContain(beer)
    const cold = await openOffline(context)
    await cold.goto('/')
    expect(await cold.evaluate(read, other)).toBe(script)
    expect(await cold.evaluate(read, `${icons}&v=ba9876543210`)).toBe(pizza)
    expect(pizza).toContain('pizza-fill')
  })

  test('answers where the phone is full', async ({ page, context, baseUrl }) => {
    await visitOnce(page)
    const browser = await context.newCDPSession(page)
    await browser.send('Storage.overrideQuotaForOrigin', { origin: baseUrl, quotaSize: 1 })
    const body = await page.evaluate(read, '/api/_nuxt_icon/ph.json?icons=disco-ball-fill')
    expect(body).toContain('disco-ball-fill')
    await page.goto('/info/about')
    await page.getByRole('heading', { level: 1, name: 'About Party Dojo' }).waitFor()
  })

  test('cut off in the middle of fetching, it tries again', async ({ page, context }) => {
    await page.goto('/')
    const state = await page.evaluate(async () => {
      const { installing } = await navigator.serviceWorker.register('/sw.js')
      return installing?.state
    })
    expect(state).toBe('installing')
    await context.setOffline(true)
    await page.evaluate(async () => {
      while ((await navigator.serviceWorker.getRegistrations()).some((each) => each.installing)) {
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    })
    await context.setOffline(false)
    await visitOnce(page)
    const cold = await openOffline(context)
    await cold.goto('/games/meyer')
    await cold.getByRole('heading', { level: 1, name: 'Meyer' }).waitFor()
  })
})
