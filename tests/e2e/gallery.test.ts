import { randomBytes } from 'node:crypto'
import { describe, expect } from 'vitest'
import { phone } from '#tests/support/browser/phone.ts'
import { publishPack } from '#tests/support/packs/publish-pack.ts'
import { signUpIn } from '#tests/support/users/signed-in.ts'
import { checkAxe, expectNoSidewaysScroll, offline, waitForQuiet } from './fixtures.ts'
import { button, press } from './game-actions.ts'
import { memberTest } from './member.ts'

/** Two packs by one maker, alike in a word that nobody else uses. */
const test = memberTest.extend('word', async ({ browser, server }) => {
  const maker = await browser.newContext({ ...phone, baseURL: server.baseUrl })
  await signUpIn(maker, server, 'Mia')
  const word = `q${randomBytes(5).toString('hex')}`
  await publishPack(maker, server.baseUrl, { id: `${word}a`, name: `Mild ${word}`, tags: [word] })
  const wild = { id: `${word}b`, name: `Wild ${word}`, explicit: true, alcohol: true }
  await publishPack(maker, server.baseUrl, { ...wild, tags: [word, 'charades'] })
  await maker.close()
  return word
})

describe('the gallery', () => {
  test('is searched as somebody types, and a step back leads out', async ({ page, word }) => {
    await page.goto('/packs')
    await page.getByRole('searchbox').fill(word)
    await page.waitForURL(`**/packs?q=${word}`)
    const strips = page.getByRole('list', { name: 'Packs' }).getByRole('link')
    await expect.poll(() => strips.count()).toBe(2)
    await page.getByRole('link', { name: new RegExp(`Mild ${word}`) }).click()
    await page.getByRole('heading', { name: `Mild ${word}` }).waitFor()
    await page.goBack()
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe(word)
    await expect.poll(() => strips.count()).toBe(2)
    await page.goBack()
    await page.waitForURL('**/packs')
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
  })

  test.for([
    ['No 18+', ['Mild']],
    ['No drinks', ['Mild']],
    ['Charades', ['Wild']],
    ['New', ['Wild', 'Mild']],
  ] as const)('the chip %s', async ([chip, left], { page, word }) => {
    await page.goto(`/packs?q=${word}`)
    const pressed = page.getByRole('button', { name: chip, exact: true, pressed: true })
    await page.getByRole('button', { name: chip, exact: true }).click()
    const names = page.getByRole('list', { name: 'Packs' }).locator('bdi:first-child')
    const seen = async () =>
      (await names.allInnerTexts())
        .filter((name) => name.includes(word))
        .map((name) => name.slice(0, 4))
    await expect.poll(seen).toEqual(left)
    await pressed.waitFor()
  })

  test('in sober mode leaves drinks out until they are asked for', async ({ page, word }) => {
    await page.goto(`/packs?tag=${word}`)
    const wild = page.getByRole('link', { name: new RegExp(`Wild ${word}`) })
    await wild.waitFor()
    await page.getByRole('switch', { name: 'Sober' }).click()
    await wild.waitFor({ state: 'detached' })
    await press(page, 'No drinks')
    await wild.waitFor()
  })

  test('says when there is none, and leads on', async ({ page }) => {
    await page.goto('/packs?q=nobodywrotethis')
    await page.getByRole('heading', { name: 'Nobody wrote that yet' }).waitFor()
    await checkAxe(page)
    await press(page, 'Show all packs')
    await page.waitForURL('**/packs')
    await page.getByRole('link', { name: /^Make your own/ }).click()
    await page.waitForURL('**/editor')
  })

  test('says when there is no network, and tries again', async ({ page, word }) => {
    await page.goto('/packs')
    await waitForQuiet(page)
    await offline(page)
    await page.getByRole('searchbox').fill(word)
    await page.getByText('No network. Check your connection and try again.').waitFor()
    await offline(page, false)
    await press(page, 'Try again')
    await page.getByRole('link', { name: new RegExp(`Mild ${word}`) }).waitFor()
  })

  test('is not upset by an answer that comes after a change of mind', async ({ page, word }) => {
    let letCome = () => {}
    const late = new Promise<void>((resolve) => {
      letCome = resolve
    })
    await page.route('**/api/packs?sort=new&*', async (route) => {
      await late
      await route.continue()
    })
    const isNew = /api\/packs\?sort=new&/
    const said = page.getByRole('status').filter({ hasText: '2 packs.' })
    await page.goto(`/packs?q=${word}`)
    await said.waitFor()
    const [request] = await Promise.all([page.waitForRequest(isNew), press(page, 'New')])
    await press(page, 'Popular')
    await page.waitForURL(`**/packs?q=${word}`)
    letCome()
    await (await request.response())?.finished()
    await said.waitFor()
    await page.locator('[aria-busy]').waitFor({ state: 'detached' })
  })

  test('looks behind empty pages before it says that there is none', async ({ page, word }) => {
    let emptyPages = 0
    await page.route('**/api/packs?*', async (route) => {
      const url = new URL(route.request().url())
      url.searchParams.delete('cursor')
      emptyPages += 1
      if (emptyPages > 12) await route.fulfill({ response: await route.fetch({ url: url.href }) })
      else await route.fulfill({ json: { packs: [], nextCursor: String(emptyPages) } })
    })
    await page.goto(`/packs?q=${word}`)
    await button(page, 'More').waitFor()
    expect(emptyPages).toBe(10)
    expect(await page.getByRole('heading', { name: 'Nobody wrote that yet' }).count()).toBe(0)
    await press(page, 'More')
    await page.getByRole('link', { name: new RegExp(`Mild ${word}`) }).waitFor()
  })

  test('hangs on the street', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: /^Packs by players/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Packs by players' }).waitFor()
  })

  test.for([
    [{ width: 320, height: 568 }, 'light'],
    [phone.viewport, 'dark'],
    [{ width: 844, height: 390 }, 'dark'],
    [{ width: 1280, height: 800 }, 'light'],
  ] as const)('fits, and axe finds nothing: %j', async ([size, colorScheme], { page, word }) => {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(`/packs?tag=${word}`)
    await page.getByRole('link', { name: new RegExp(`Mild ${word}`) }).waitFor()
    await expectNoSidewaysScroll(page)
    await checkAxe(page)
  })
})
