import { describe, expect } from 'vitest'
import { newPackId } from '#browser/packs/new-pack-id.ts'
import { publishPack } from '#tests/support/packs/publish-pack.ts'
import { checkAxe } from './fixtures.ts'
import { openProfile, press } from './game-actions.ts'
import { memberTest } from './member.ts'
import { publish, savedPack, writePack } from './pack-writer.ts'

describe('my packs', () => {
  memberTest(
    'are the storage listing of one’s own, all pages, and a save refreshes them',
    async ({ page, context, server, member }) => {
      await publishPack(context, server.baseUrl, { id: newPackId(), name: ' First one ' })
      await openProfile(page)
      const lists: string[] = []
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url())
        if (pathname.endsWith('/o') && search.startsWith('?prefix=')) lists.push(search)
      })
      // One name a page, whatever the page asks for.
      await page.route(/\/o\?prefix=/, (route) =>
        route.continue({ url: `${route.request().url()}&maxResults=1` }),
      )
      await writePack(page, 'Second one', ['Who sings?'])
      const before = lists.length
      await publish(page)
      await expect.poll(() => lists.length).toBeGreaterThanOrEqual(before + 2)
      expect(lists[before]).toBe(`?prefix=packs%2F&delimiter=%2F&ownerId=${member.userId}`)
      // What the save has listed is there at once, before the page itself has asked again.
      await page.route(/\/o\?prefix=/, () => {})
      await page.getByRole('link', { name: /^My packs/ }).click()
      await page.getByRole('button', { name: /^Second one/ }).waitFor()
      await page.getByRole('button', { name: /^First one/ }).waitFor()
    },
  )

  memberTest(
    'come back to this phone where there is no network',
    async ({ page, context, member, expectError }) => {
      expect(member.userId).toBeTruthy()
      expectError(/ERR_FAILED/)
      await openProfile(page)
      await writePack(page, 'Pub night', ['Who sings?'])
      await publish(page)
      await page.goto('/editor')
      await page.getByRole('button', { name: /^Pub night/ }).click()
      await page.getByRole('button', { name: /^Delete/ }).click()
      await page.getByText('Pub night is gone.').waitFor()
      await context.route('**/v0/**', (route) => route.abort())
      await press(page, 'Undo')
      await page.getByText(/^Failed to save the game: /).waitFor({ timeout: 40_000 })
      await page.getByRole('heading', { name: 'On this phone' }).waitFor()
      await page.getByRole('button', { name: /^Pub night/ }).waitFor()
    },
  )

  memberTest('are deleted, brought back, and copied', async ({ page, context, member }) => {
    expect(member.userId).toBeTruthy()
    await openProfile(page)
    await writePack(page, 'Pub night', ['Who sings?'])
    const packId = await publish(page)
    await page.goto('/editor')
    await page.getByRole('button', { name: /^Pub night/ }).click()
    await page.getByText('1 prompt, 0 likes, 0 plays.').waitFor()
    await checkAxe(page)
    await page.getByRole('button', { name: /^Delete/ }).click()
    await page.getByText('Pub night is gone.').waitFor()
    expect((await savedPack(context, packId)).status).toBe(404)
    await press(page, 'Undo')
    await page.getByRole('button', { name: /^Pub night/ }).click()
    expect((await savedPack(context, packId)).pack.metadata.name).toBe('Pub night')
    await page.getByRole('button', { name: /^Duplicate/ }).click()
    await expect
      .poll(() => page.getByLabel('Name', { exact: true }).inputValue())
      .toBe('Pub night, copy')
  })
})
