import { describe, expect } from 'vitest'
import { passCoins, referralCoins } from '#domain/profile/coins.ts'
import { offeredRewards } from '#domain/profile/rewards.ts'
import { checkAxe, expectNoSidewaysScroll, test } from './fixtures.ts'
import { callAs, memberTest } from './member.ts'

describe('the page of the coins', () => {
  test('totals that have grown stand whole at every width', async ({ page }) => {
    await page.goto('/info/dojo-coins')
    // Once a tap does something, React has taken the page over, and numbers may be changed.
    await page.getByRole('switch', { name: 'Sober' }).click()
    await page.getByRole('switch', { name: 'Sober', checked: true }).waitFor()
    const numbers = page.locator('dl[aria-label="The house so far"] dd')
    for (const width of [320, 390, 844, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      const lines = await numbers.evaluateAll((all) =>
        all.map((number) => {
          number.textContent = '12,345,678'
          const text = document.createRange()
          text.selectNodeContents(number)
          return text.getClientRects().length
        }),
      )
      expect(lines, `${width} px`).toEqual([1, 1, 1])
      await expectNoSidewaysScroll(page)
    }
  })

  test('tells a guest everything, served whole', async ({ page, baseUrl }) => {
    const html = await (await page.request.get(`${baseUrl}/info/dojo-coins`)).text()
    expect(html).toContain(`+<!-- -->${referralCoins}`)
    await page.goto('/info/dojo-coins')
    await page.getByText(`${passCoins} coins open one premium pack for 24 hours.`).waitFor()
    await page.getByText('Each reward comes once: 235 coins in all.').waitFor()
    await page.getByRole('link', { name: /^Create account/ }).waitFor()
    await page.getByText('given out').waitFor()
    await page.setViewportSize({ width: 320, height: 700 })
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoSidewaysScroll(page)
      await checkAxe(page)
    }
  })

  memberTest('tells a member where they stand', async ({ page, context, member }) => {
    await callAs(context, member, 'POST', '/claimed_rewards', { rewardId: 'welcome' })
    await page.goto('/info/dojo-coins')
    await page.getByText('50 are yours').waitFor()
    const left = offeredRewards(Date.now()).filter(({ id }) => id !== 'welcome')
    const worth = left.reduce((sum, { coins }) => sum + coins, 0)
    await page.getByRole('link', { name: `${left.length} rewards left, worth ${worth}` }).click()
    await page.getByRole('heading', { level: 1, name: 'Sofie' }).waitFor()
  })
})
