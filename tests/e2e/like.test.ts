import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test as accountTest, openAsMember, typePassword } from './account-fixtures.ts'
import { checkAxe, offline, waitForHydration } from './fixtures.ts'
import { openProfile } from './game-actions.ts'
import { memberTest } from './member.ts'

const door = '/games/charades'
const heart = (page: Page, pressed: boolean) =>
  page.getByRole('button', { name: pressed ? 'Liked' : 'Like', exact: true, pressed })

/** Taps the buttons themselves, before one tab hears of the other. */
async function likeAtOnce(tabs: readonly Page[]): Promise<void> {
  const buttons = await Promise.all(tabs.map((tab) => heart(tab, false).elementHandle()))
  await Promise.all(buttons.map((button) => button?.evaluate((it) => (it as HTMLElement).click())))
}

async function likedGames(page: Page, userId: string): Promise<string[]> {
  return (await (await page.request.get(`/api/users/${userId}`)).json()).liked_games
}

describe('a like at the door', () => {
  accountTest('asks who it is, and is there once they are in', async ({ page, server }) => {
    const guest = await server.makeAccount('Sofie')
    await page.goto(door)
    await waitForHydration(page)
    await heart(page, false).click()
    const sheet = page.getByRole('dialog', { name: 'Sign in first' })
    await sheet.getByText('Favourites are kept with your name.').waitFor()
    await checkAxe(page)
    await sheet.getByRole('button', { name: /^Sign in/ }).click()
    await page.waitForURL('**/sign-in')
    await typePassword(page, guest)
    await page.waitForURL(`**${door}`)
    await heart(page, true).waitFor()
    await page.reload()
    await heart(page, true).waitFor()
  })

  accountTest(
    'goes out as soon as somebody comes in, wherever they go',
    async ({ page, server }) => {
      const guest = await server.makeAccount('Tilde')
      await page.goto(door)
      await waitForHydration(page)
      await heart(page, false).click()
      await page.getByRole('button', { name: /^Sign in/ }).click()
      await page.waitForURL('**/sign-in')
      await page.evaluate(() => sessionStorage.setItem('previousRoute', '/'))
      await typePassword(page, guest)
      await page.waitForURL((url) => url.pathname === '/')
      const wish = () => page.evaluate(() => localStorage.getItem('party-dojo:like-wish'))
      await expect.poll(wish).toBe(null)
      await page
        .getByRole('navigation', { name: 'House' })
        .getByRole('link', { name: 'You' })
        .click()
      await page.getByRole('link', { name: 'Charades' }).waitFor()
    },
  )

  accountTest('that nobody signs in for leaves nothing', async ({ page }) => {
    await page.goto(door)
    await waitForHydration(page)
    await heart(page, false).click()
    const sheet = page.getByRole('dialog', { name: 'Sign in first' })
    await sheet.waitFor()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => localStorage.getItem('party-dojo:like-wish'))).toBe(null)
    await heart(page, false).waitFor()
  })

  memberTest('is one like from two tabs', async ({ page, context, member }) => {
    await openProfile(page)
    const other = await context.newPage()
    for (const tab of [page, other]) await openAsMember(tab, door)
    await likeAtOnce([page, other])
    await heart(page, true).waitFor()
    await heart(other, true).waitFor()
    await expect.poll(() => likedGames(page, member.userId)).toEqual(['charades'])
    await heart(other, true).click()
    await expect.poll(() => likedGames(page, member.userId)).toEqual([])
    await page.reload()
    await heart(page, false).waitFor()
  })

  memberTest(
    'is no dislike while another tab still sends it',
    async ({ page, context, member }) => {
      await openProfile(page)
      const other = await context.newPage()
      for (const tab of [page, other]) await openAsMember(tab, door)
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/liked_games/charades', async (route) => {
        await held
        await route.continue()
      })
      await likeAtOnce([page, other])
      await heart(page, true).waitFor()
      release()
      const waiting = () => other.evaluate(() => localStorage.getItem('party-dojo:outbox'))
      await expect.poll(waiting).toBe(null)
      expect(await likedGames(page, member.userId)).toEqual(['charades'])
      await heart(other, true).waitFor()
    },
  )

  memberTest('stays when the network is cut, and goes out with it', async ({ page, member }) => {
    await openProfile(page)
    await page.goto('about:blank')
    await openAsMember(page, door)
    await offline(page)
    await heart(page, false).click()
    await heart(page, true).waitFor()
    expect(await likedGames(page, member.userId)).toEqual([])
    await offline(page, false)
    await expect.poll(() => likedGames(page, member.userId)).toEqual(['charades'])
    await heart(page, true).waitFor()
  })
})
