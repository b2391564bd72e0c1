import { describe, expect } from 'vitest'
import { phone } from '#tests/support/browser/phone.ts'
import { signUpIn } from '#tests/support/users/signed-in.ts'
import {
  close,
  curtain,
  decemberMs,
  openCalendar,
  openDoor,
  path,
  test,
  year,
} from './calendar-fixtures.ts'
import { checkAxe } from './fixtures.ts'
import { openProfile } from './game-actions.ts'

describe('its coins', () => {
  test('a guest is told, and comes back after signing in', async ({ page, server }) => {
    await server.liveAt(decemberMs(5))
    await openCalendar(page, /^It is the 5th\./)
    const sheet = await openDoor(page, 5, 'Small print')
    await sheet.getByText('With an account, every curtain is worth 10 coins.').waitFor()
    expect(await sheet.getByRole('button', { name: 'Claim' }).count()).toBe(0)
    await sheet.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/sign-in')
    expect(await page.evaluate(() => sessionStorage.getItem('previousRoute'))).toBe(path)
  })

  test('a member claims each once, and another phone of theirs sees the stamp', async ({
    page,
    context,
    browser,
    server,
  }) => {
    await server.liveAt(decemberMs(8))
    const { userId } = await signUpIn(context, server)
    await openProfile(page)
    await openCalendar(page, /^It is the 8th\./)
    const sheet = await openDoor(page, 8, 'Does not everybody?')
    await sheet.getByText('10 coins, if you like.').waitFor()
    await sheet.getByRole('button', { name: 'Claim' }).dblclick({ noWaitAfter: true })
    await sheet.getByText('10 coins are in.').waitFor()
    await sheet.getByText('Claimed', { exact: true }).waitFor()
    const isFocused = (each: Element) => each === document.activeElement
    await expect.poll(() => sheet.getByText('10 coins are in.').evaluate(isFocused)).toBe(true)
    const profile = await (await context.request.get(`/api/users/${userId}`)).json()
    expect(profile).toMatchObject({
      dojo_coins: 10,
      claimed_rewards: [`calendar-${year}-08`],
    })
    await checkAxe(page)

    const other = await browser.newContext({ ...phone, baseURL: server.baseUrl })
    await other.addCookies(await context.cookies())
    const elsewhere = await other.newPage()
    await openProfile(elsewhere)
    await openCalendar(elsewhere, /^It is the 8th\./)
    const same = await openDoor(elsewhere, 8, 'Does not everybody?')
    await same.getByText('Claimed', { exact: true }).waitFor()
    await other.close()
  })

  test('keep over New Year: at a sheet that was left open, and behind last December’s curtains', async ({
    page,
    context,
    server,
  }) => {
    await server.liveAt(decemberMs(31))
    const { userId } = await signUpIn(context, server, 'Mia')
    await openProfile(page)
    await openCalendar(page, /^All twenty-four/)
    await close(await openDoor(page, 22, 'Postcards'))
    const sheet = await openDoor(page, 24, 'The other eye')
    await sheet.getByText('10 coins, if you like.').waitFor()
    await server.liveAt(Date.UTC(year + 1, 0, 1))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByText(/days to the first curtain\.$/).waitFor({ state: 'attached' })
    await sheet.getByRole('button', { name: 'Claim' }).click()
    await sheet.getByText('10 coins are in.').waitFor()
    await close(sheet)
    await curtain(page, 22, 'not yet').waitFor()
    await page.getByRole('button', { name: /^Last December’s curtains/ }).click()
    await curtain(page, 1, 'Lift').waitFor()
    const late = await openDoor(page, 22, 'Postcards')
    await late.getByRole('button', { name: 'Claim' }).click()
    await late.getByText('10 coins are in.').waitFor()
    await close(late)
    const profile = await (await context.request.get(`/api/users/${userId}`)).json()
    expect(profile.claimed_rewards.toSorted()).toEqual([
      `calendar-${year}-22`,
      `calendar-${year}-24`,
    ])
    await checkAxe(page)
    await close(await openDoor(page, 1, 'House with no kitchen'))
    await curtain(page, 1, 'opened').waitFor()
    await page.getByRole('button', { name: /^This year’s curtains/ }).click()
    await curtain(page, 22, 'not yet').waitFor()
    await server.liveAt(Date.UTC(year + 1, 1, 1))
    await page.reload()
    await page.getByText(/days to the first curtain\.$/).waitFor()
    await page.getByRole('button', { name: /^Last December/ }).waitFor({ state: 'detached' })
  })

  test('a claim that does not get through waits, and goes out after', async ({
    page,
    context,
    server,
    expectError,
  }) => {
    await server.liveAt(decemberMs(11))
    await signUpIn(context, server, 'Jonas')
    await openProfile(page)
    await openCalendar(page, /^It is the 11th\./)
    const sheet = await openDoor(page, 11, 'Outlook: fair')
    expectError(/ERR_FAILED/)
    await page.route('**/claimed_rewards', (route) => route.abort())
    await sheet.getByRole('button', { name: 'Claim' }).click()
    await sheet.getByText('Kept. It goes out when the network is back.').waitFor()
    await sheet.getByRole('button', { name: 'Waiting' }).waitFor()
    await page.unroute('**/claimed_rewards')
    await sheet.getByText('10 coins are in.').waitFor()
  })
})
