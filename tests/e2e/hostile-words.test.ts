import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone } from '#tests/support/at-the-table.ts'
import { publishPack } from '#tests/support/publish-pack.ts'
import { signUpIn } from '#tests/support/signed-in.ts'
import { someDare } from '#tests/support/some-dare.ts'
import { button, openProfile, press } from './house.ts'
import { memberTest } from './member.ts'

/** Each sets a mark on the window where it is read as anything but words. */
const images = '<img src=x onerror=__pwned=1>'
const scripts = '</script><script>__pwned=1</script>'
const breaking = `"'><svg onload=__pwned=1>`

/** A pack of words that are markup elsewhere, published by somebody whose name is, too. */
const test = memberTest.extend('packId', async ({ browser, house }) => {
  const maker = await browser.newContext({ ...phone, baseURL: house.baseUrl })
  await signUpIn(maker, house, images)
  const id = `x${randomBytes(5).toString('hex')}`
  await publishPack(maker, house.baseUrl, {
    id,
    name: `${id} ${scripts}`,
    description: `${breaking} ${images}`,
    author: images,
    tags: ['never-have-i-ever', id, '<b onclick=x>'],
    prompts: [images, scripts, `javascript:__pwned=1 ${breaking}`].map((text) => ({ text })),
  })
  await maker.close()
  return id
})

/** Whatever the policy stops is in the console, where it fails the test as well. */
async function expectUnharmed(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false)
  const strange = 'img[src="x"], svg[onload], [onerror], [onclick], [href^="javascript:"]'
  expect(await page.locator(strange).count()).toBe(0)
}

describe('words that are markup elsewhere', () => {
  test('stand in the gallery as they were written', async ({ page, packId }) => {
    await page.goto(`/packs?q=${packId}`)
    await page.getByText(scripts, { exact: false }).first().waitFor()
    await expectUnharmed(page)
  })

  test('stand on a pack’s door, and are read out', async ({ page, packId }) => {
    await page.goto(`/game/${packId}`)
    await page.getByText(images, { exact: false }).first().waitFor()
    await expectUnharmed(page)
    await press(page, 'Play')
    await button(page, 'Leave').waitFor()
    await expectUnharmed(page)
  })

  test('stand on the profile of whoever bears them', async ({ page, context, house }) => {
    await signUpIn(context, house, images)
    await openProfile(page)
    await expectUnharmed(page)
  })

  test('stand on a card', async ({ page, context, baseUrl }) => {
    const dare = someDare({ from: '<img src=x>', to: breaking.slice(0, 20), lines: [images] })
    const sent = await context.request.post('/api/dares', {
      headers: { origin: baseUrl },
      data: dare,
    })
    expect(sent.status()).toBe(201)
    await page.goto(`/misc/you-have-been-dared?d=${dare.id}`)
    await page.getByText(images, { exact: false }).first().waitFor()
    await expectUnharmed(page)
  })

  test.for([
    `/packs?q=${encodeURIComponent(scripts)}`,
    `/info/FAQ?q=${encodeURIComponent(breaking)}`,
    `/sign-in?error=${encodeURIComponent(images)}`,
    `/offline?to=${encodeURIComponent('javascript:__pwned=1')}`,
    `/offline?to=${encodeURIComponent('//evil.example')}`,
    `/misc/you-have-been-dared?d=${encodeURIComponent(breaking)}`,
    `/packs#${encodeURIComponent(images)}`,
  ])('come in by an address and do nothing: %s', async (path, { page }) => {
    await page.goto(path)
    await expectUnharmed(page)
    expect(new URL(page.url()).hostname).not.toContain('evil')
  })
})
