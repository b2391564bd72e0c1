import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { readPackFile } from '#domain/packs/pack-file.ts'
import { pressStart, seatPlayers } from '#tests/support/browser/phone.ts'
import { offline } from './fixtures.ts'
import { promptOf } from './game-actions.ts'
import { memberTest } from './member.ts'
import {
  buyPremium,
  cards,
  checkoutOf,
  goToCheckout,
  payWith,
  profileOf,
  subscriptionsOf,
} from './premium-checkout.ts'

const door = '/games/never-have-i-ever'
const pack = readPackFile(
  JSON.parse(
    readFileSync('src/server/features/packs/premium/never-have-i-ever/wedding-season.json', 'utf8'),
  ),
)
const ofPack = new RegExp(`^${pack.name}`)
const beginnings = pack.lists
  .flatMap(({ elements }) => elements)
  .map((prompt) => prompt.split('{')[0] ?? '')
  .filter((part) => part !== '')

async function isOfPack(page: Page): Promise<boolean> {
  const shown = await promptOf(page)
  return beginnings.some((part) => shown.includes(part))
}

describe('an evening with Premium', () => {
  memberTest('a premium pack once opened plays on without a network', async ({ page, member }) => {
    expect(member.userId).toBeTruthy()
    await buyPremium(page)
    await seatPlayers(page)
    await page.goto(door)
    await page.getByRole('button', { name: /^(One pack|\d packs)/ }).click()
    const menu = page.getByRole('dialog', { name: 'On the menu' })
    await menu.getByRole('switch', { name: ofPack }).click()
    for (const words of await menu.getByRole('switch', { checked: true }).allInnerTexts()) {
      const [name = ''] = words.split('\n')
      if (!ofPack.test(name)) await menu.getByRole('switch', { name }).click()
    }
    await menu.getByRole('button', { name: /^Play 1 pack/ }).click()
    await page.waitForLoadState('networkidle')
    // Who is signed in is asked at every navigation (spec §2), in vain.
    const asked = page.waitForEvent('requestfailed')
    await offline(page)
    await pressStart(page)
    expect(await isOfPack(page)).toBe(true)
    await asked
  })

  memberTest(
    'two tabs lead to one page, which is paid once',
    async ({ page, context, house, member }) => {
      const second = await context.newPage()
      await goToCheckout(page)
      await goToCheckout(second)
      expect(checkoutOf(second)).toBe(checkoutOf(page))
      await payWith(page, cards.good)
      await page.getByRole('heading', { level: 1, name: 'Premium is on' }).waitFor()
      await payWith(second, cards.good)
      await second.getByRole('heading', { level: 1, name: 'Premium is on' }).waitFor()
      const { stripe_user_id } = await profileOf(context, member)
      expect(await subscriptionsOf(house.dataDir, stripe_user_id)).toHaveLength(1)
    },
  )

  memberTest(
    'another price closes the page that was open before',
    async ({ page, context, house, member }) => {
      const second = await context.newPage()
      await goToCheckout(page, 'month')
      await goToCheckout(second, 'year')
      await payWith(page, cards.good)
      await page.getByText('This page has expired. Nothing was taken.').waitFor()
      await payWith(second, cards.good)
      await second.getByRole('heading', { level: 1, name: 'Premium is on' }).waitFor()
      const { stripe_user_id } = await profileOf(context, member)
      expect(await subscriptionsOf(house.dataDir, stripe_user_id)).toHaveLength(1)
    },
  )
})
