import { describe, expect } from 'vitest'
import { declineSounds, seatPlayers } from '#tests/support/browser/phone.ts'
import { startBuiltServer } from '#tests/support/server/built-server.ts'
import { test as base, checkAxe, expectNoSidewaysScroll } from './fixtures.ts'
import { button, press, promptOf } from './game-actions.ts'

/** A new installation as it comes. */
const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner takes no other first argument
  .extend('server', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const server = await startBuiltServer({ STARTER_PACKS: 'on' })
    onCleanup(() => server.stop())
    await expect.poll(() => countPacks(server.url)).toBe(12)
    return server
  })
  .extend('baseUrl', { scope: 'worker' }, ({ server }) => server.url)

async function countPacks(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/packs`)
  return (await answer.json()).packs.length
}

describe('the gallery on the first day', () => {
  test('has twelve packs, each marked as part of the site', async ({ page }) => {
    await page.goto('/packs')
    const rows = page.getByRole('list', { name: 'Packs' }).getByRole('link')
    await expect.poll(() => rows.count()).toBe(12)
    const marked = page.getByRole('link', { name: 'by Party Dojo (part of this site)' })
    expect(await marked.count()).toBe(12)
    await checkAxe(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('searchbox').fill('exams')
    await expect.poll(() => rows.count()).toBe(1)
  })

  test('has one for charades that is played as charades', async ({ page }) => {
    await seatPlayers(page)
    await page.goto('/packs?game=charades')
    await page.getByRole('link', { name: /^Sunday, all ages/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Sunday, all ages' }).waitFor()
    await checkAxe(page)
    await press(page, 'Play')
    await page.waitForURL('**/games/charades')
  })

  test('has one where anything goes, read to its second prompt', async ({ page }) => {
    await page.goto('/game/party-dojo-board-games')
    await press(page, 'Play')
    await button(page, 'Leave').waitFor()
    const first = await promptOf(page)
    await press(page, 'Next')
    await expect.poll(() => promptOf(page)).not.toBe(first)
  })

  test('has one for Most likely to whose prompts are dealt', async ({ page }) => {
    await seatPlayers(page)
    await page.goto('/game/party-dojo-wedding')
    await press(page, 'Play')
    await page.waitForURL('**/games/most-likely-to')
    await declineSounds(page)
    expect(await promptOf(page)).not.toBe('')
  })
})
