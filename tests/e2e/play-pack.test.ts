import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone, saveOnPhone, seatPlayers } from '#tests/support/browser/phone.ts'
import { publishPack } from '#tests/support/packs/publish-pack.ts'
import { signUpIn } from '#tests/support/users/signed-in.ts'
import { checkAxe, expectNoSidewaysScroll, offline, waitForQuiet } from './fixtures.ts'
import { button, openProfile, press, promptOf } from './game-actions.ts'
import { openWithMarks, recreatedElements } from './hydration.ts'
import { memberTest } from './member.ts'

const word = () => `x${randomBytes(5).toString('hex')}`

/** A phone without an account, and a pack of no game that another account has published. */
const test = memberTest.extend('packId', async ({ browser, server }) => {
  const maker = await browser.newContext({ ...phone, baseURL: server.baseUrl })
  await signUpIn(maker, server, 'Mia')
  const id = word()
  await publishPack(maker, server.baseUrl, {
    id,
    name: `Kitchen ${id}`,
    tags: ['icon:ph:pizza-fill', id],
    prompts: ['owed {other} {sips}', 'eaten cheese at night', 'hidden the last yoghurt'].map(
      (text) => ({ text }),
    ),
  })
  await maker.close()
  return id
})

async function enter(page: Page, packId: string): Promise<void> {
  await page.goto(`/game/${packId}`)
  await press(page, 'Play')
  await button(page, 'Leave').waitFor()
}

const places = (page: Page) => page.getByText(/^of 3$/)

describe('a pack where anything goes', () => {
  test('is played without an account to its end, and again', async ({ page, packId }) => {
    await enter(page, packId)
    const seen = new Set([await promptOf(page)])
    for (const _ of [1, 2]) {
      await press(page, 'Next')
      await expect.poll(() => promptOf(page).then((text) => seen.has(text))).toBe(false)
      seen.add(await promptOf(page))
    }
    await press(page, 'Back')
    await press(page, 'Next', 'Finish')
    await page.getByRole('heading', { name: 'That was the last one.' }).waitFor()
    await checkAxe(page)
    await press(page, 'Again')
    await places(page).waitFor()
    expect(await button(page, 'Back').count()).toBe(0)
  })

  test('that is finished counts for whoever is signed in', async ({
    context,
    server,
    page,
    packId,
  }) => {
    const member = await signUpIn(context, server, 'Ida')
    await openProfile(page)
    await enter(page, packId)
    await press(page, 'Next', 'Next', 'Finish')
    await page.getByText('Stamp: First Blood').waitFor()
    const profile = await (await page.request.get(`/api/users/${member.userId}`)).json()
    expect(profile.achievements).toEqual(['Early Bird', 'First Blood'])
  })

  test('passes round, and in sober mode names no sip', async ({ page, packId }) => {
    await seatPlayers(page, ['Ann', 'Bo'])
    await page.goto(`/game/${packId}`)
    await page.getByRole('switch', { name: /^Sober mode/ }).click()
    await press(page, 'Play')
    const turns: string[] = []
    const words: string[] = []
    for (const slab of ['Next', 'Next', 'Finish']) {
      turns.push(await page.getByText('your turn').locator('..').innerText())
      words.push(await promptOf(page))
      await press(page, slab)
    }
    expect(turns.map((turn) => turn.split('\n')[0])).toEqual(['Ann', 'Bo', 'Ann'])
    expect(words.join()).toMatch(/owed \u2068(Ann|Bo)\u2069 (one|two|three) points?/)
  })

  test('is there again after a reload, and when it was left', async ({ page, packId }) => {
    await enter(page, packId)
    await press(page, 'Next')
    const prompt = await promptOf(page)
    await page.reload()
    await expect.poll(() => promptOf(page)).toBe(prompt)
    await press(page, 'Leave')
    await page.getByRole('button', { name: /^Leave for now.*Carry on later/ }).click()
    await press(page, 'Carry on')
    await expect.poll(() => promptOf(page)).toBe(prompt)
  })

  test('shows its cover again when its game is over', async ({ page, packId }) => {
    await enter(page, packId)
    await press(page, 'Next')
    await page.reload()
    await press(page, 'Next', 'Finish')
    await page.getByRole('heading', { name: 'That was the last one.' }).waitFor()
    await page.goto(`/game/${packId}`)
    await press(page, 'Play')
    await press(page, 'Leave')
    await page.getByRole('button', { name: /^End it here.*See who did what/ }).click()
    await page.getByRole('heading', { name: /^1 of 3\./ }).waitFor()
    await page.goto(`/game/${packId}`)
    await button(page, 'Play').waitFor()
  })

  test('that is gone says so, whatever waits on the table', async ({ page, expectError }) => {
    expectError(/404/)
    await saveOnPhone(page, 'table:pack-gone', { left: false })
    await page.goto('/game/gone')
    await page.getByRole('heading', { name: /wandered off/ }).waitFor()
  })

  test('needs no network once it was opened', async ({ page, packId }) => {
    await enter(page, packId)
    await press(page, 'Leave')
    await page.getByRole('button', { name: /^Leave for now/ }).click()
    await button(page, 'Afresh').waitFor()
    await waitForQuiet(page)
    await offline(page)
    await press(page, 'Afresh', 'Next')
    await places(page).waitFor()
  })

  test('needs no network that answers either, once it was opened', async ({
    page,
    packId,
    expectError,
  }) => {
    expectError(/ERR_FAILED/)
    await enter(page, packId)
    await press(page, 'Leave')
    await page.getByRole('button', { name: /^Leave for now/ }).click()
    await page.goto(`/packs?tag=${packId}`)
    const strip = page.getByRole('link', { name: new RegExp(`Kitchen ${packId}`) })
    await strip.waitFor()
    await page.waitForLoadState('networkidle')
    await page.route(/\/(game|v0|api)\//, (route) => route.abort())
    await strip.click()
    await press(page, 'Carry on')
    await places(page).waitFor()
  })

  test('says so where it was never opened and there is no network', async ({
    page,
    packId,
    expectError,
  }) => {
    expectError(/ERR_FAILED/)
    await page.route('**/v0/**', (route) => route.abort())
    await page.goto(`/game/${packId}`)
    await waitForQuiet(page)
    await offline(page)
    await press(page, 'Play')
    await page.getByText('No network, and this pack was never opened on this phone.').waitFor()
  })

  test('counts a play once it begins', async ({ page, packId }) => {
    await enter(page, packId)
    const plays = async () => (await (await page.request.get(`/api/packs/${packId}`)).json()).plays
    await expect.poll(plays).toBe(1)
  })

  test('once liked hangs in the profile, and leads back', async ({ page, packId, member }) => {
    await openProfile(page)
    await page.goto(`/game/${packId}`)
    await page.getByRole('button', { name: 'Like', exact: true }).click()
    await page.getByRole('button', { name: 'Liked', pressed: true }).waitFor()
    const liked = async () =>
      (await (await page.request.get(`/api/users/${member.userId}`)).json()).liked_games
    await expect.poll(liked).toEqual([packId])
    await page.goto('/profile')
    await page.getByRole('link', { name: `Kitchen ${packId}` }).click()
    await page.getByRole('heading', { name: `Kitchen ${packId}` }).waitFor()
    await page.getByText('1 like', { exact: true }).waitFor()
  })

  test('is shown to chats and search engines by the server', async ({ page, packId, baseUrl }) => {
    const html = await (await page.request.get(`/game/${packId}`)).text()
    const title = `Kitchen ${packId}`
    expect(html).toContain(`<title>${title} by Mia | Party Dojo</title>`)
    expect(html).toContain(`<meta property="og:title" content="${title} by Mia"/>`)
    expect(html).toContain('<meta property="og:description" content="What the fridge saw."/>')
    const picture = `${baseUrl}/game/${packId}/picture.png`
    expect(html).toContain(`<meta property="og:image" content="${picture}"/>`)
    expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png')
  })

  test('is taken over by React as it stands', async ({ page, packId }) => {
    await openWithMarks(page, `/game/${packId}`)
    await page.waitForFunction(() => history.state?.idx !== undefined)
    expect(await recreatedElements(page)).toEqual([])
    expect(await page.locator('head meta[property="og:image"]').count()).toBe(1)
    expect(await page.locator('head title').count()).toBe(1)
  })

  test.for([
    [{ width: 320, height: 568 }, 'light'],
    [phone.viewport, 'dark'],
    [{ width: 844, height: 390 }, 'dark'],
    [{ width: 1280, height: 800 }, 'light'],
  ] as const)('fits, and axe finds nothing: %j', async ([size, colorScheme], { page, packId }) => {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(`/game/${packId}`)
    await page.getByRole('heading', { name: `Kitchen ${packId}` }).waitFor()
    await expectNoSidewaysScroll(page)
    // At the end, where the dock lies over nothing.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await checkAxe(page)
    await press(page, 'Share')
    await page.getByRole('dialog', { name: 'Share it' }).waitFor()
    await checkAxe(page)
    await page.keyboard.press('Escape')
    await press(page, 'Report')
    await page.getByRole('button', { name: /what is wrong first/ }).click({ force: true })
    await page.getByText('Choose what is wrong first.').waitFor()
    await page.getByText('It is spam').click()
    await checkAxe(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click()
    await page.getByText('Thank you. The house will look at it.').waitFor()
    await press(page, 'Play')
    await button(page, 'Leave').waitFor()
    await expectNoSidewaysScroll(page)
    await checkAxe(page)
  })
})
