import { spawnSync } from 'node:child_process'
import { describe, expect } from 'vitest'
import { startBuiltServer } from '#tests/support/server/built-server.ts'
import { quietEnv } from '#tests/support/server/quiet-env.ts'
import { test as base, checkAxe } from './fixtures.ts'

const closed = { PRIVATE: 'on', SIGN_UP: 'off', OPERATOR_NAME: 'Mia Holm' }

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner takes no other first argument
  .extend('server', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const server = await startBuiltServer(closed)
    onCleanup(() => server.stop())
    return server
  })
  .extend('baseUrl', { scope: 'worker' }, ({ server }) => server.url)

function readLink(dataDir: string, origin: string): string {
  const env = { ...process.env, ...quietEnv, ...closed, DATA_DIR: dataDir, ORIGIN: origin }
  const words = ['cli.ts', 'private-link']
  const { stdout } = spawnSync(process.execPath, words, { env, encoding: 'utf8' })
  return stdout.trim()
}

describe('a private site', () => {
  test('shows a stranger the sign-in page, whole, and says who lets people in', async ({
    page,
  }) => {
    const lost: string[] = []
    page.on('response', (answer) => {
      if (answer.status() >= 400) lost.push(answer.url())
    })
    for (const path of ['/', '/games/meyer', '/info/about']) {
      await page.goto(path)
      await page.getByRole('heading', { name: 'Sign in' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/sign-in')
    }
    await page.getByText('Mia Holm').waitFor()
    expect(await page.getByText('Create account').count()).toBe(0)
    await checkAxe(page)
    await page.goto('/sign-up')
    await page.getByRole('heading', { name: 'No new accounts' }).waitFor()
    await checkAxe(page)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('E-mail').waitFor()
    expect(lost).toEqual([])
  })

  test('opens by its link, and stays open', async ({ page, server }) => {
    await page.goto(readLink(server.dataDir, server.url))
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/games/meyer')
    await page.getByRole('heading', { level: 1, name: 'Meyer' }).waitFor()
    const answer = await page.request.get('/api/packs')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['x-robots-tag']).toContain('noindex')
  })
})

const withWorker = test.extend('serviceWorkers', () => 'allow' as const)

withWorker('the pages that a phone kept go with the guest’s cookie', async ({ page, server }) => {
  await page.goto(readLink(server.dataDir, server.url))
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.context().clearCookies()
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length).catch(() => -1))
    .toBe(0)
  await page.goto('/games/meyer')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
})
