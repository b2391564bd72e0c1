import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { declineSounds, phone, seatPlayers } from '#tests/support/browser/phone.ts'
import { signInOn, signUpIn } from '#tests/support/users/signed-in.ts'
import { checkAxe, expectNoSidewaysScroll } from './fixtures.ts'
import { openProfile, press, promptOf } from './game-actions.ts'
import { memberTest } from './member.ts'
import { prompt, publish, savedPack, step, writePack } from './pack-writer.ts'

memberTest(
  'twelve prompts are published, and played as their game by a stranger',
  async ({ page, context, browser, server, member }) => {
    expect(member.userId).toBeTruthy()
    await openProfile(page)
    const prompts = Array.from({ length: 12 }, (_, at) => `Who does number ${at + 1}?`)
    await writePack(page, 'Flat 4, the early years', prompts)
    const packId = await publish(page)
    await checkAxe(page)
    await expectNoSidewaysScroll(page)
    await press(page, 'Copy the link')
    await page.getByText(/^Copied$|copy it by hand/).waitFor()
    const { pack } = await savedPack(context, packId)
    expect(pack.metadata).toMatchObject({
      id: packId,
      author: 'Sofie',
      tags: ['most-likely-to', 'unlisted'],
    })
    expect(pack.prompts.map(({ text }: { text: string }) => text)).toEqual(prompts)

    const stranger = await browser.newContext({ ...phone, baseURL: server.baseUrl })
    const theirs = await stranger.newPage()
    await seatPlayers(theirs)
    await theirs.goto(`/game/${packId}`)
    await theirs.getByRole('heading', { name: 'Flat 4, the early years' }).waitFor()
    expect(await theirs.locator('meta[property="og:image"]').getAttribute('content')).toBe(
      `${server.baseUrl}/game/${packId}/picture.png`,
    )
    await checkAxe(theirs)
    await theirs.getByRole('button', { name: /^Like/ }).click()
    await theirs.getByRole('dialog', { name: 'Sign in first' }).waitFor()
    await theirs.keyboard.press('Escape')
    await press(theirs, 'Play')
    await theirs.waitForURL('**/games/most-likely-to')
    await declineSounds(theirs)
    await theirs.getByText(new RegExp(`^1\\s*of ${prompts.length}$`)).waitFor()
    const shown = await promptOf(theirs)
    expect(prompts.some((text) => shown.includes(text))).toBe(true)
    await stranger.close()

    await page.goto('/editor')
    await page.getByText(/Published by link · 12 prompts · 0 likes · 1 play/).waitFor()
  },
)

memberTest(
  'is unlisted until its maker lists it, and its page says so to search engines',
  async ({ page, browser, server, member }) => {
    expect(member.userId).toBeTruthy()
    await openProfile(page)
    await writePack(page, 'Quince evenings', ['Who sings?'])
    const listed = page.getByRole('switch', { name: /^Show it in Packs by players/ })
    expect(await listed.getAttribute('aria-checked')).toBe('false')
    await page.getByText(/^Strangers will see it/).waitFor()
    await checkAxe(page)
    const packId = await publish(page)
    await page.getByText(/Nobody else finds it/).waitFor()

    const stranger = await browser.newContext({ ...phone, baseURL: server.baseUrl })
    const finds = async () => {
      const gallery = await (await stranger.request.get('/api/packs?q=quince')).json()
      const html = await (await stranger.request.get(`/game/${packId}`)).text()
      return [gallery.packs.length, /<meta name="robots" content="noindex"/.test(html)]
    }
    expect(await finds()).toEqual([0, true])
    await page.goto(step('Step5Review').replace('**', ''))
    await listed.click()
    await publish(page)
    await page.getByText(/let strangers find it in Packs by players/).waitFor()
    expect(await finds()).toEqual([1, false])
    await stranger.close()
  },
)

memberTest(
  'a save paints every step of its progress, 100 last, before step 6 appears',
  async ({ page, member }) => {
    expect(member.userId).toBeTruthy()
    await openProfile(page)
    await writePack(page, 'Frame by frame', ['Who sings?'])
    // Long enough for the bar to reach 90 and wait there.
    await page.route(/\/v0\/.*name=/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2500))
      await route.continue()
    })
    await page.evaluate(() => {
      const frames: [number | null, boolean][] = []
      Object.assign(window, { frames })
      const look = () => {
        const bar = document.querySelector('progress')
        frames.push([bar?.value ?? null, location.pathname.endsWith('/Step6Success')])
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await publish(page)
    const frames = await page.evaluate(
      () => (window as unknown as { frames: [number | null, boolean][] }).frames,
    )
    const shown = frames.filter(([value]) => value !== null)
    const values = shown.map(([value]) => value as number)
    expect(values).toEqual(values.toSorted((one, other) => one - other))
    expect(values.at(-1)).toBe(100)
    expect(values.filter((value) => value > 90 && value < 100)).toEqual([])
    expect(values.filter((value) => value === 90).length).toBeGreaterThan(5)
    expect(shown.every(([, isStep6]) => !isStep6)).toBe(true)
    expect(frames.at(-1)).toEqual([null, true])
  },
)

describe('a draft', () => {
  memberTest(
    'is kept in the account by itself, and seen by nobody else',
    async ({ page, context, browser, server, member }) => {
      expect(member.userId).toBeTruthy()
      await openProfile(page)
      await writePack(page, 'Half a pack', ['Who sings?'])
      await page.getByText('Kept in your account').waitFor()
      const packId = await page.evaluate(() => sessionStorage.getItem('openPack') ?? '')
      const { pack } = await savedPack(context, packId)
      expect(pack.metadata.tags).toContain('draft')
      const stranger = await browser.newContext({ ...phone, baseURL: server.baseUrl })
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
    async ({ page, browser, server, member, expectError }) => {
      expectError(/412/)
      await openProfile(page)
      await writePack(page, 'One pack', ['Who sings?'])
      const packId = await publish(page)

      const other = await browser.newContext({ ...phone, baseURL: server.baseUrl })
      await signInOn(other, server, member)
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
  async ({ page, context, browser, server, member, expectError }) => {
    expectError(/412/)
    await openProfile(page)
    await writePack(page, 'One pack', ['Who sings?'])
    await page.getByText('Kept in your account').waitFor()
    const packId = await page.evaluate(() => sessionStorage.getItem('openPack') ?? '')
    const other = await browser.newContext({ ...phone, baseURL: server.baseUrl })
    await signInOn(other, server, member)
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
      ['most-likely-to', 'unlisted'],
    ])
    await other.close()
  },
)

memberTest(
  'a draft is nobody else’s, on a phone that somebody else is signed in on',
  async ({ page, context, browser, server, member }) => {
    expect(member.userId).toBeTruthy()
    await openProfile(page)
    await writePack(page, 'Sofie only', ['Who sings?'])
    await page.getByText('Kept in your account').waitFor()
    const guest = await browser.newContext(phone)
    const bo = await signUpIn(guest, server, 'Bo')
    await guest.close()
    await context.clearCookies()
    await signInOn(context, server, bo)
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
