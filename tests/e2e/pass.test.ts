import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { readPackFile } from '#domain/packs/pack-file.ts'
import { phone, pressStart, seatPlayers } from '#tests/support/browser/phone.ts'
import { signInOn } from '#tests/support/users/signed-in.ts'
import { checkAxe, test } from './fixtures.ts'
import { button, openProfile, play, press, promptOf } from './game-actions.ts'
import { callAs, memberTest, richTest } from './member.ts'

const door = '/games/never-have-i-ever'
const pack = readPackFile(
  JSON.parse(
    readFileSync('src/server/features/packs/premium/never-have-i-ever/wedding-season.json', 'utf8'),
  ),
)
const ofPack = new RegExp(`^${pack.name}`)

async function openMenu(page: Page): Promise<void> {
  await page.goto(door)
  await page.getByRole('button', { name: /^(One pack|\d packs)/ }).click()
  await page.getByRole('dialog', { name: 'On the menu' }).waitFor()
}

/** Every switch of the menu off but the premium pack's. */
async function onlyPremium(page: Page): Promise<void> {
  const others = page.getByRole('dialog').getByRole('switch', { checked: true })
  for (const name of await others.allInnerTexts()) {
    if (!ofPack.test(name)) {
      await page.getByRole('switch', { name: name.split('\n')[0] ?? '' }).click()
    }
  }
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Play 1 pack/ })
    .click()
}

describe('a premium pack', () => {
  test('asks who it is', async ({ page }) => {
    await openMenu(page)
    await page.getByRole('button', { name: ofPack }).click()
    await checkAxe(page)
    await page.getByRole('button', { name: /^Sign in to open it with coins/ }).click()
    await page.waitForURL('**/sign-in')
    expect(await page.evaluate(() => sessionStorage.getItem('previousRoute'))).toBe(door)
  })

  test('asks who it is in the middle of a game too', async ({ page }) => {
    await play(page, 'Never have I ever')
    await press(page, 'Packs')
    await page.getByRole('button', { name: ofPack }).click()
    await page.getByRole('button', { name: /^Sign in to open it with coins/ }).click()
    await page.getByRole('dialog', { name: 'Leave the table?' }).waitFor()
    await page.getByRole('button', { name: /^Leave for now/ }).click()
    await page.waitForURL('**/sign-in')
    expect(await page.evaluate(() => sessionStorage.getItem('previousRoute'))).toBe(door)
    await page.goto(door)
    await page.getByRole('button', { name: /^Carry on/ }).waitFor()
  })

  memberTest('says how many coins are missing', async ({ page, member, expectError }) => {
    expectError(/403/)
    expect(member.userId).toBeTruthy()
    await openProfile(page)
    await openMenu(page)
    await page.getByRole('button', { name: ofPack }).click()
    await page.getByText('You have 0 of 150 coins.').waitFor()
    await page.getByRole('link', { name: 'What earns coins' }).waitFor()
    await checkAxe(page)
  })

  richTest('bought, is in the mix until its pass ends', async ({ page, rich, expectError }) => {
    expectError(/403/)
    expect(rich.userId).toBeTruthy()
    await page.clock.install()
    await openProfile(page)
    await seatPlayers(page)
    await openMenu(page)
    await page.getByRole('button', { name: ofPack }).click()
    await page.getByText('You have 150 coins.').waitFor()
    // A double tap asks; it does not answer.
    await button(page, '150 coins for 24 hours').dblclick()
    await button(page, 'Spend 150').waitFor()
    await page.waitForLoadState('networkidle')
    await page.getByText('You have 150 coins.').waitFor()
    await page.getByText('0 are left').waitFor()
    await checkAxe(page)
    await press(page, 'Spend 150')
    await page.getByText(`${pack.name} is open for 24 hours.`).waitFor()
    await page.getByRole('switch', { name: ofPack, checked: true }).waitFor()
    await onlyPremium(page)

    // From here on the server is not asked any more.
    await page.route('**/api/premium-packs/**', (route) => route.abort())
    await page.reload()
    await page.getByText(pack.name).waitFor()
    await pressStart(page)
    const prompts = pack.lists.flatMap(({ elements }) => elements)
    const start = prompts.map((prompt) => prompt.split('{')[0] ?? '').filter((part) => part !== '')
    const shown = await promptOf(page)
    expect(start.some((part) => shown.includes(part))).toBe(true)

    // A running game keeps its deck; the next menu is locked again.
    await page.clock.fastForward('24:00:05')
    expect(await promptOf(page)).toBe(shown)
    await press(page, 'Leave')
    await page.getByRole('button', { name: /^End it here/ }).click()
    await press(page, 'To the door of this game')
    await page.getByText(pack.name).waitFor({ state: 'detached' })
    await page.unroute('**/api/premium-packs/**')
    await page.getByRole('button', { name: /^(One pack|\d packs)/ }).click()
    await page.getByText('premium, locked').waitFor()
  })

  richTest('bought on one device opens on another', async ({ context, browser, house, rich }) => {
    await callAs(context, rich, 'POST', '/purchases', {
      itemId: 'never-have-i-ever/wedding-season',
    })
    const other = await browser.newContext({ ...phone, baseURL: house.baseUrl })
    await signInOn(other, house, rich)
    const page = await other.newPage()
    await openProfile(page)
    await openMenu(page)
    await page.getByRole('switch', { name: ofPack, checked: false }).waitFor()
    await other.close()
  })
})
