import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { writeRulesCode } from '#domain/table/rules-code.ts'
import { pressStart, saveOnPhone, seatPlayers, startGame } from '#tests/support/browser/phone.ts'
import { checkAxe, expectNoSidewaysScroll, test } from './fixtures.ts'
import { press, savedTable } from './game-actions.ts'
import { offlineTest, openOffline, visitOnce } from './offline-phone.ts'
import { newPage, openRoom, pickGame } from './room-actions.ts'

const name = 'Meyer as in Odense'
const odense = writeRulesCode({
  game: 'meyer',
  name,
  changes: [
    ['lives', '3'],
    ['toast', 'off'],
  ],
})
const link = `/games/meyer#rules=${odense}`

const houseRules = (page: Page) => page.getByRole('dialog', { name: 'House rules', exact: true })
const shareSheet = (page: Page) => page.getByRole('dialog', { name: 'Share rules' })
const openedSheet = (page: Page, title = name) => page.getByRole('dialog', { name: title })

/** From the house rules, already open: the link. */
async function share(page: Page, called: string): Promise<string> {
  await houseRules(page)
    .getByRole('button', { name: /^Share these rules/ })
    .click()
  await shareSheet(page).getByLabel('What you call them').fill(called)
  return await shareSheet(page).getByLabel('Your link').inputValue()
}

async function playByThese(page: Page): Promise<void> {
  await openedSheet(page)
    .getByRole('button', { name: /^Play by these rules/ })
    .click()
  await page.getByText(`${name}: from the next game on.`).waitFor()
}

async function optionsOf(page: Page): Promise<unknown> {
  const { state } = (await savedTable(page, 'meyer')) as { state: { options: unknown } }
  return state.options
}

describe('house rules by a link', () => {
  test('are shared under a name, opened on another phone and kept there', async ({
    page,
    browser,
    baseUrl,
  }) => {
    await page.goto('/games/meyer')
    await press(page, 'House rules')
    await houseRules(page).getByText('Three', { exact: true }).click()
    await houseRules(page).getByRole('group', { name: '3–2 is a toast' }).getByText('Off').click()
    const shared = await share(page, '  Meyer  as in Odense')
    expect(shared).toBe(new URL(link, baseUrl).href)
    await shareSheet(page)
      .getByRole('img', { name: `QR code: ${name}` })
      .waitFor()
    await shareSheet(page).getByText('Lives: Three').waitFor()
    await checkAxe(page)
    await expectNoSidewaysScroll(page)

    const other = await newPage({ browser, baseUrl })
    await seatPlayers(other)
    await other.goto(shared)
    await openedSheet(other).getByText('Lives: Three').waitFor()
    await openedSheet(other).getByText('Usual: Four').waitFor()
    await checkAxe(other)
    await expectNoSidewaysScroll(other)
    await playByThese(other)
    expect(new URL(other.url()).hash).toBe('')
    await other.reload()
    await pressStart(other)
    expect(await optionsOf(other)).toMatchObject({ lives: 3, toast: false, double: true })
    expect(await openedSheet(other).count()).toBe(0)
    await other.context().close()
  })

  test('leave a phone as it is that keeps its own', async ({ page }) => {
    await saveOnPhone(page, 'rules:meyer', { lives: 6 })
    await seatPlayers(page)
    await page.goto(`/games/meyer?utm_source=qr#rules=${odense}`)
    await openedSheet(page).getByRole('button', { name: 'Keep mine' }).click()
    await expect.poll(() => page.url()).toMatch(/\/games\/meyer\?utm_source=qr$/)
    // Pasted into the same tab.
    await page.evaluate((hash) => location.assign(hash), `#rules=${odense}`)
    await openedSheet(page).getByRole('button', { name: 'Close' }).click()
    await openedSheet(page).waitFor({ state: 'detached' })
    await pressStart(page)
    expect(await optionsOf(page)).toMatchObject({ lives: 6, toast: true })
  })

  test('wait while a game is played, on a page with a path a stage, too', async ({ page }) => {
    await startGame(page, '/games/meyer')
    const before = await optionsOf(page)
    await page.goto('/')
    await page.goto(link)
    await page.getByRole('button', { name: 'Leave' }).waitFor()
    await playByThese(page)
    await expectNoSidewaysScroll(page)
    expect(await optionsOf(page)).toEqual(before)
    await startGame(page, '/games/more-or-less/team-select')
    await press(page, 'Begin')
    await page.waitForURL(/more-or-less\/game$/)
    const code = writeRulesCode({ game: 'more-or-less', name, changes: [['bets', 'off']] })
    await page.goto('/')
    await page.goto(`/games/more-or-less/team-select#rules=${code}`)
    await openedSheet(page).getByText('Bets against: Off').waitFor()
    await playByThese(page)
    await page.waitForURL(/more-or-less\/game$/)
  })

  test.for([
    ['cut short', odense.slice(0, -3), 'It was cut short'],
    ['of percent signs', '%%%E0%A4%A', 'It was cut short'],
    ['of another game', odense, 'It is for another game: meyer.'],
  ] as const)('that are %s say so', async ([, code, words], { page }) => {
    await page.goto(`/games/mix#rules=${code}`)
    const sheet = openedSheet(page, 'No rules in this link')
    await sheet.getByText(words).waitFor()
    await checkAxe(page)
    await sheet.getByRole('button', { name: 'Keep mine' }).click()
    await sheet.waitFor({ state: 'detached' })
    expect(new URL(page.url()).hash).toBe('')
  })

  test('are the host’s in a room, and shared from there', async ({ page }) => {
    await page.goto(link)
    await playByThese(page)
    await openRoom(page, 'Sofie')
    await pickGame(page, 'Meyer')
    await page.getByRole('button', { name: /^House rules/ }).click()
    const lives = houseRules(page).getByRole('group', { name: 'Lives' })
    expect(await lives.getByRole('radio', { name: 'Three' }).isChecked()).toBe(true)
    expect(await share(page, name)).toContain(link)
    await checkAxe(page)
  })
})

offlineTest('they are opened and shared without a network', async ({ page, context }) => {
  await visitOnce(page)
  await page.close()
  const phone = await openOffline(context)
  await phone.goto(link)
  await playByThese(phone)
  await press(phone, 'House rules')
  expect(await share(phone, name)).toContain(link)
})
