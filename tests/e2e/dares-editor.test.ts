import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { type Member, signUpIn } from '#tests/support/users/signed-in.ts'
import { draw, makeLink, openDareEditor, paths, sendCard, test } from './dare-editor.ts'
import { offline } from './fixtures.ts'
import { button, openProfile, press } from './game-actions.ts'
import { openSetting } from './member.ts'

const wordsOf = (page: Page) => () => page.getByLabel('The dare').inputValue()

async function deleteAccount(page: Page, { password }: Member): Promise<void> {
  await openProfile(page)
  const sheet = await openSetting(page, 'Delete my account')
  await sheet.getByLabel('Password', { exact: true }).fill(password)
  await sheet.getByRole('button', { name: 'Delete my account' }).click()
  await sheet.getByRole('button', { name: 'Yes, delete all of it' }).click()
}

describe('the desk', () => {
  test('says what is missing, and where', async ({ page }) => {
    await page.goto(paths.card)
    await press(page, 'Make the link')
    await page.getByText('Say whom it is for.').waitFor()
    await page.getByLabel('To', { exact: true }).fill('Bo')
    await press(page, 'Make the link')
    await page.getByText('Sign it: they want to know.').waitFor()
    await page.getByLabel('From', { exact: true }).fill('Mia')
    await press(page, 'Make the link')
    await page.getByText('The card is blank. Write on it, or draw.').waitFor()
  })

  test('keeps what lies on it, the drawing too', async ({ page }) => {
    await openDareEditor(page, paths.card)
    await draw(page)
    await page.getByLabel('The dare').fill('Sing')
    await page.reload()
    await page.getByRole('img', { name: 'Your drawing' }).waitFor()
    await expect.poll(wordsOf(page)).toBe('Sing')
    await press(page, 'Take back the last line')
    await page.getByRole('img', { name: 'A blank card to draw on' }).waitFor()
  })

  test('without a network says so and keeps it; it goes out once', async ({ page }) => {
    await openDareEditor(page, paths.card)
    await page.getByLabel('The dare').fill('Sing')
    await page.waitForLoadState('networkidle')
    await offline(page)
    await press(page, 'Make the link')
    await page.getByText('No network. It is kept on this phone').waitFor()
    await offline(page, false)
    await page.reload()
    await expect.poll(wordsOf(page)).toBe('Sing')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/dares')) sent.push(request.postDataJSON().id)
    })
    // The answer is lost on its way: the dare is there all the same.
    await page.route('**/api/dares', async (route) => {
      await route.fetch()
      await route.abort('internetdisconnected')
    })
    await press(page, 'Make the link')
    await page.getByText('No network. It is kept on this phone').waitFor()
    await page.unroute('**/api/dares')
    expect(await makeLink(page)).toContain(sent[0])
    expect(new Set(sent).size).toBe(1)
  })

  test('gives up what was sent signed out, when the account of its phone goes', async ({
    page,
    context,
    other,
    server,
  }) => {
    const link = await sendCard(page)
    await other.goto(link)
    await button(other, 'I will').waitFor()
    await deleteAccount(page, await signUpIn(context, server))
    await page.getByText('Your account is gone, and all that was in it.').waitFor()
    await other.goto(link)
    await other.getByRole('heading', { name: 'No dare behind this link' }).waitFor()
  })

  test('keeps the key to what could not be taken back, and says so', async ({
    page,
    context,
    server,
    expectError,
  }) => {
    expectError(/ERR_FAILED/)
    await sendCard(page)
    await page.route('**/api/dares/*', (route) => route.abort())
    await deleteAccount(page, await signUpIn(context, server))
    await page.getByText('Some dares could not be taken back').waitFor()
    await page.unroute('**/api/dares/*')
    await page.goto(paths.card)
    await page.getByRole('list', { name: 'Dares I sent' }).getByRole('button').click()
    await press(page, 'Take it back')
    await page.getByRole('list', { name: 'Dares I sent' }).waitFor({ state: 'detached' })
  })

  test('loses neither letters nor taps from before it was alive', async ({ page }) => {
    let wake = () => {}
    const awake = new Promise<void>((resolve) => {
      wake = resolve
    })
    await page.route('**/*.js', async (route) => {
      await awake
      await route.continue()
    })
    await page.goto(paths.pong, { waitUntil: 'commit' })
    await page.getByLabel('To', { exact: true }).fill('Bo')
    await page.getByLabel('From', { exact: true }).fill('Mia')
    await press(page, 'Deal me one', 'Make the link')
    wake()
    await page.getByLabel('Your link').waitFor()
    await page.getByRole('list', { name: 'Dares I sent' }).getByText('Bo').waitFor()
  })

  test('looks for answers, and says what came of it', async ({ page, other, expectError }) => {
    expectError(/429/)
    const link = await sendCard(page)
    await press(page, 'Look for answers')
    await page.getByText('No news.').waitFor()
    await other.goto(link)
    await press(other, 'I will')
    await other.getByText('Taken. Mia can see it.').waitFor()
    await press(page, 'Look for answers')
    await page.getByText('There is news.').waitFor()
    const message = 'Too many requests. Please wait a minute.'
    await page.route('**/api/dares/*/answers', (route) =>
      route.fulfill({ status: 429, json: { error: { code: 'rate_limited', message } } }),
    )
    await press(page, 'Look for answers')
    await page.getByText(message).waitFor()
    await page.unroute('**/api/dares/*/answers')
    await page.route('**/api/dares/*/answers', (route) => route.abort('internetdisconnected'))
    await press(page, 'Look for answers')
    await page.getByText('No network.').waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await offline(page)
    await press(page, 'Look for answers')
    await page.getByText('No network.').waitFor()
  })

  test('is written at again from its first field on', async ({ page }) => {
    await sendCard(page)
    await press(page, 'Write another')
    const to = page.getByLabel('To', { exact: true })
    await expect.poll(() => to.evaluate((each) => each === document.activeElement)).toBe(true)
  })

  test.for(Object.values(paths))(
    '%s reads without a script',
    async (path, { browser, baseUrl }) => {
      const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseUrl })
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.close()
    },
  )
})
