import type { Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkAxe, expectNoSidewaysScroll, offline, test } from './fixtures.ts'
import { openLoadedProfile, openProfile } from './game-actions.ts'
import { balance, callAs, claimButton, memberTest } from './member.ts'

describe('the door of the profile', () => {
  test('sends somebody signed out to sign in', async ({ page, baseUrl }) => {
    const answer = await page.request.get(`${baseUrl}/profile`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([302, '/sign-in'])
    await page.goto('/')
    // Until the page is alive, a link asks the server itself.
    const flag = () => page.evaluate(() => sessionStorage.getItem('signedIn'))
    await expect.poll(flag).toBe('false')
    await page.getByRole('navigation', { name: 'House' }).getByRole('link', { name: 'You' }).click()
    await page.waitForURL('**/sign-in')
    expect(await page.evaluate(() => sessionStorage.getItem('previousRoute'))).toBe('/profile')
  })
})

describe('the profile', () => {
  memberTest('is drawn by the server, without a spinner', async ({ page, member, baseUrl }) => {
    expect(member.userId).not.toBe('')
    const html = await (await page.request.get(`${baseUrl}/profile`)).text()
    for (const words of [
      'Sofie',
      'White belt.',
      'One stamp to yellow',
      'Stamp card',
      'Early Bird',
    ]) {
      expect(html).toContain(words)
    }
  })

  memberTest('a claim: coins fly, the number counts, it is kept', async ({ page, member }) => {
    expect(member.email).toContain('@')
    await openProfile(page)
    await claimButton(page, 'First bow').click()
    await page.locator('body > svg').first().waitFor({ state: 'attached' })
    await page.getByText('Reward claimed successfully: 50 coins in.').waitFor()
    await page.locator('body > svg').first().waitFor({ state: 'detached' })
    await balance(page, '50').waitFor()
    await page.getByText('Claimed', { exact: true }).waitFor()
    await page.reload()
    await balance(page, '50').waitFor()
    expect(await claimButton(page, 'First bow').count()).toBe(0)
  })

  memberTest('an older answer that comes late takes nothing back', async ({ page, member }) => {
    let release = () => {}
    const isClaimed = new Promise<void>((resolve) => {
      release = resolve
    })
    const path = `**/api/users/${member.userId}`
    const hold = async (route: Route) => {
      const response = await route.fetch()
      await isClaimed
      await route.fulfill({ response })
    }
    await page.route(path, hold, { times: 1 })
    const asked = page.waitForRequest(path)
    await openProfile(page)
    await asked
    await claimButton(page, 'First bow').click()
    await balance(page, '50').waitFor()
    const late = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith(member.userId),
    )
    release()
    await late
    await page.waitForLoadState('networkidle')
    await balance(page, '50').waitFor()
  })

  memberTest('a double tap claims once', async ({ page, member }) => {
    expect(member.userId).toBeTruthy()
    await openProfile(page)
    await claimButton(page, 'First bow').dblclick({ noWaitAfter: true })
    await balance(page, '50').waitFor()
    await page.getByRole('button', { name: 'Where they came from' }).click()
    const lines = page.getByRole('list', { name: 'Coins in and out' }).getByRole('listitem')
    await lines.first().waitFor()
    expect(await lines.allInnerTexts()).toEqual([expect.stringMatching(/First bow[\s\S]*\+50/)])
  })

  memberTest(
    'without a network it waits, gives nothing, and goes out after',
    async ({ page, member }) => {
      expect(member.userId).toBeTruthy()
      await openLoadedProfile(page)
      await offline(page)
      await claimButton(page, 'First bow').click()
      await page.getByText('Kept. It goes out when the network is back.').waitFor()
      await page.getByRole('button', { name: 'Waiting First bow' }).waitFor()
      await page.getByRole('heading', { name: 'Sofie' }).waitFor()
      await balance(page, '0').waitFor()
      await checkAxe(page)
      await offline(page, false)
      await balance(page, '50').waitFor()
      await page.getByText('Claimed', { exact: true }).waitFor()
    },
  )

  memberTest('a claim whose answer is lost counts once', async ({ page, member, expectError }) => {
    expect(member.userId).toBeTruthy()
    expectError(/ERR_FAILED/)
    expectError(/409/)
    await openLoadedProfile(page)
    await page.route('**/claimed_rewards', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await claimButton(page, 'First bow').click()
    await page.getByText('Kept. It goes out when the network is back.').waitFor()
    await page.unroute('**/claimed_rewards')
    await page.getByText('First bow: 50 coins in.').waitFor()
    await balance(page, '50').waitFor()
    await page.getByText('Claimed', { exact: true }).waitFor()
  })

  memberTest(
    'only what is earned can be claimed; the rest says what for',
    async ({ page, member, context }) => {
      await openLoadedProfile(page)
      const row = page.getByRole('listitem').filter({ hasText: 'First favourite' })
      await row.getByText('Like a game at its door.').waitFor()
      await row.getByText('Not yet').waitFor()
      const open = await page.getByRole('button', { name: /^Claim / }).allInnerTexts()
      // In December there is a door a day besides.
      expect(open.filter((words) => !words.includes('Door'))).toEqual([
        expect.stringContaining('First bow'),
      ])
      await checkAxe(page)
      await callAs(context, member, 'PUT', '/liked_games/charades')
      // Back on this tab, it asks.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await claimButton(page, 'First favourite').click()
      await balance(page, '10').waitFor()
    },
  )

  memberTest(
    'a refusal stands beside its reward',
    async ({ page, member, context, expectError }) => {
      expectError(/409/)
      await callAs(context, member, 'PUT', '/liked_games/charades')
      await openLoadedProfile(page)
      await callAs(context, member, 'DELETE', '/liked_games/charades')
      await claimButton(page, 'First favourite').click()
      const row = page.getByRole('listitem').filter({ hasText: 'First favourite' })
      await row.getByRole('status').getByText('Not yet: Like a game at its door.').waitFor()
      expect(await page.getByText(/^Not yet: /).count()).toBe(1)
      await claimButton(page, 'First favourite').waitFor({ state: 'hidden' })
    },
  )

  memberTest('two tabs agree', async ({ page, context, member, expectError }) => {
    expect(member.userId).toBeTruthy()
    expectError(/409/)
    await openProfile(page)
    const other = await context.newPage()
    await openLoadedProfile(other)
    await claimButton(page, 'First bow').click()
    await balance(page, '50').waitFor()
    await claimButton(other, 'First bow').click()
    await other.getByText('Reward already claimed').waitFor()
    await balance(other, '50').waitFor()
  })

  memberTest(
    'favourites: a door, one tap to take off, one to put back',
    async ({ page, context, member }) => {
      await callAs(context, member, 'PUT', '/liked_games/charades')
      await openProfile(page)
      await page.getByRole('link', { name: 'Charades' }).waitFor()
      await page.getByRole('button', { name: 'Take Charades off the list' }).click()
      await page.getByText('Charades is off the list.').waitFor()
      await page.getByRole('button', { name: 'Undo: Charades' }).click()
      await page.getByRole('link', { name: 'Charades' }).waitFor()
      await page.getByRole('button', { name: 'Take Charades off the list' }).click()
      await page.getByText('Charades is off the list.').waitFor()
      await page.reload()
      await page.getByText('No game yet. The heart hangs at every door.').waitFor()
    },
  )

  memberTest(
    'fits 320 px and stands up to axe in both themes',
    async ({ page, context, member }) => {
      await callAs(context, member, 'PUT', '/liked_games/truth-or-dare')
      await callAs(context, member, 'POST', '/claimed_rewards', { rewardId: 'welcome' })
      // As wide as a name can be.
      await callAs(context, member, 'PATCH', '', { username: 'W'.repeat(20) })
      await page.setViewportSize({ width: 320, height: 700 })
      await openProfile(page)
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectNoSidewaysScroll(page)
        await checkAxe(page)
      }
      await page.getByRole('button', { name: 'Settings' }).click()
      await expectNoSidewaysScroll(page)
      await checkAxe(page)
      await page.keyboard.press('Escape')
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expectNoSidewaysScroll(page)
    },
  )
})
