import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone } from '#tests/support/at-the-table.ts'
import { signInOn, signUpIn } from '#tests/support/signed-in.ts'
import { checkAxe, noSidewaysScroll } from './fixtures.ts'
import { button, openProfile, press, promptOf } from './house.ts'
import { memberTest } from './member.ts'
import { prompt, publish, step, writePack } from './pack-writer.ts'

async function savedPack(context: BrowserContext, packId: string) {
  const answer = await context.request.get(`/v0/b/party-dojo/o/packs%2F${packId}.json?alt=media`)
  return { status: answer.status(), pack: answer.ok() ? await answer.json() : null }
}

memberTest(
  'twelve prompts, published, played to the end by a stranger',
  async ({ page, context, browser, house, member }) => {
    expect(member.userId).toBeTruthy()
    await openProfile(page)
    const prompts = Array.from({ length: 12 }, (_, at) => `Who does number ${at + 1}?`)
    await writePack(page, 'Flat 4, the early years', prompts)
    const packId = await publish(page)
    await checkAxe(page)
    await noSidewaysScroll(page)
    await press(page, 'Copy the link')
    await page.getByText(/^Copied$|copy it by hand/).waitFor()
    const { pack } = await savedPack(context, packId)
    expect(pack.metadata).toMatchObject({ id: packId, author: 'Sofie', tags: ['most-likely-to'] })
    expect(pack.prompts.map(({ text }: { text: string }) => text)).toEqual(prompts)

    const stranger = await browser.newContext({ ...phone, baseURL: house.baseUrl })
    const theirs = await stranger.newPage()
    await theirs.goto(`/game/${packId}`)
    await theirs.getByRole('heading', { name: 'Flat 4, the early years' }).waitFor()
    expect(await theirs.locator('meta[property="og:image"]').getAttribute('content')).toBe(
      `${house.baseUrl}/game/${packId}/picture.png`,
    )
    await checkAxe(theirs)
    await theirs.getByRole('button', { name: /^Like/ }).click()
    await theirs.getByRole('dialog', { name: 'Sign in first' }).waitFor()
    await theirs.keyboard.press('Escape')
    await press(theirs, 'Play')
    const seen = new Set<string>()
    for (let place = 1; place <= prompts.length; place += 1) {
      await theirs.getByText(new RegExp(`^${place}\\s*of ${prompts.length}$`)).waitFor()
      seen.add(await promptOf(theirs))
      await press(theirs, place === prompts.length ? 'Finish' : 'Next')
    }
    expect([...seen].toSorted()).toEqual(prompts.toSorted())
    await button(theirs, 'Again').waitFor()
    await stranger.close()

    await page.goto('/editor')
    await page.getByText(/Published · 12 prompts · 0 likes, 1 play/).waitFor()
  },
)

describe('a draft', () => {
  memberTest(
    'is kept in the account by itself, and seen by nobody else',
    async ({ page, context, browser, house, member }) => {
      expect(member.userId).toBeTruthy()
      await openProfile(page)
      await writePack(page, 'Half a pack', ['Who sings?'])
      await page.getByText('Kept in your account').waitFor()
      const packId = await page.evaluate(() => sessionStorage.getItem('openPack') ?? '')
      const { pack } = await savedPack(context, packId)
      expect(pack.metadata.tags).toContain('draft')
      const stranger = await browser.newContext({ ...phone, baseURL: house.baseUrl })
      expect((await savedPack(stranger, packId)).status).toBe(401)
      expect((await stranger.request.get(`/game/${packId}`)).status()).toBe(404)
      await stranger.close()
      await press(page, 'Save draft')
      await page.getByRole('heading', { name: 'Draft kept' }).waitFor()
      await checkAxe(page)
    },
  )
})

/** Takes up the pack of that name from its maker's account, on another device of theirs. */
async function editOnePack(device: BrowserContext): Promise<Page> {
  const page = await device.newPage()
  await openProfile(page)
  await page.goto('/editor')
  await page.getByRole('button', { name: /^One pack/ }).click()
  await page.getByRole('button', { name: /^Edit/ }).click()
  return page
}

describe('two devices on one pack', () => {
  memberTest(
    'the second save is told, and both texts stay',
    async ({ page, browser, house, member, expectError }) => {
      expectError(/412/)
      await openProfile(page)
      await writePack(page, 'One pack', ['Who sings?'])
      const packId = await publish(page)

      const other = await browser.newContext({ ...phone, baseURL: house.baseUrl })
      await signInOn(other, house, member)
      const theirs = await editOnePack(other)
      await press(theirs, 'Prompts')
      await prompt(theirs, 1).fill('Who dances?')
      await press(theirs, 'Review', 'Publish')
      await theirs.getByRole('heading', { name: 'It’s out' }).waitFor()

      await page.getByRole('link', { name: /^Write on/ }).click()
      await prompt(page, 1).fill('Who jumps?')
      await press(page, 'Review', 'Publish')
      await page.getByText(/was saved on another device meanwhile/).waitFor()
      await checkAxe(page)
      await press(page, 'Keep both', 'Publish')
      await page.getByRole('heading', { name: 'It’s out' }).waitFor()
      await page.goto('/editor')
      await page.getByRole('button', { name: /^One pack, copy/ }).waitFor()
      const stored = await savedPack(other, packId)
      expect(stored.pack.prompts).toEqual([{ text: 'Who dances?' }])
      await other.close()
    },
  )
})

memberTest(
  'mine replaces theirs, and stays out',
  async ({ page, context, browser, house, member, expectError }) => {
    expectError(/412/)
    await openProfile(page)
    await writePack(page, 'One pack', ['Who sings?'])
    await page.getByText('Kept in your account').waitFor()
    const packId = await page.evaluate(() => sessionStorage.getItem('openPack') ?? '')
    const other = await browser.newContext({ ...phone, baseURL: house.baseUrl })
    await signInOn(other, house, member)
    const theirs = await editOnePack(other)
    await press(theirs, 'Prompts', 'Review')
    await publish(theirs)
    await press(page, 'The step before')
    await prompt(page, 1).fill('Who jumps?')
    await press(page, 'Mine replaces it')
    await page.getByText('Kept in your account').waitFor()
    // Kept, and not taken down.
    expect((await savedPack(context, packId)).pack.prompts).toEqual([{ text: 'Who sings?' }])
    await press(page, 'Review')
    await publish(page)
    const stored = await savedPack(context, packId)
    expect([stored.pack.prompts, stored.pack.metadata.tags]).toEqual([
      [{ text: 'Who jumps?' }],
      ['most-likely-to'],
    ])
    await other.close()
  },
)

memberTest(
  'a draft is nobody else’s, on a phone that somebody else is signed in on',
  async ({ page, context, browser, house, member }) => {
    expect(member.userId).toBeTruthy()
    await openProfile(page)
    await writePack(page, 'Sofie only', ['Who sings?'])
    await page.getByText('Kept in your account').waitFor()
    const guest = await browser.newContext(phone)
    const bo = await signUpIn(guest, house, 'Bo')
    await guest.close()
    await context.clearCookies()
    await signInOn(context, house, bo)
    await openProfile(page)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('party-dojo:account')))
      .toContain(bo.userId)
    await page.goto('/editor/steps/Step4Prompts')
    await page.waitForURL(step('Step1Landing'))
    await page.goto('/editor')
    await page.getByText('Nothing yet. The first one is the best one.').waitFor()
    expect(await page.getByText('Sofie only').count()).toBe(0)
  },
)

describe('my packs', () => {
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
