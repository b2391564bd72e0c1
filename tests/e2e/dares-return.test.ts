import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signUpIn } from '#tests/support/users/signed-in.ts'
import { typePassword } from './account-fixtures.ts'
import { makeLink, openDareEditor, paths, test } from './dare-editor.ts'
import { button, press } from './game-actions.ts'

test('whoever signs in on the way comes back to the dare, and it counts', async ({
  page,
  member,
  browser,
  other,
  server,
}) => {
  expect(member.userId).toBeTruthy()
  const elsewhere = await browser.newContext({ baseURL: server.baseUrl })
  const guest = await signUpIn(elsewhere, server, 'Bo')
  await elsewhere.close()
  await openDareEditor(page, paths.epic)
  await press(page, 'Deal me three')
  const link = await makeLink(page)
  await other.goto(link)
  await other.getByText('30 dojo coins are yours to claim').waitFor()
  await other.getByRole('link', { name: 'Sign in first.' }).click()
  await other.waitForURL('**/sign-in')
  await typePassword(other, guest)
  await other.waitForURL(link)
  await other.getByText('30 dojo coins are yours to claim').waitFor()
  await other.getByRole('link', { name: 'Sign in first.' }).waitFor({ state: 'detached' })
  await press(other, 'I will', 'First one done', 'Second one done', 'Third one done')
  await other.getByText('30 dojo coins wait for you').waitFor()
})

describe('what is written to a kind card', () => {
  const words = 'Breakfast, by the harbour.'
  const field = (page: Page) => page.getByLabel('Your answer')

  /** Writes a card on one phone; on the other it is taken, and the answer begun. */
  async function beginAnswer(page: Page, other: Page): Promise<string> {
    await openDareEditor(page, paths.love)
    await press(page, 'Lend me words')
    const link = await makeLink(page)
    await other.goto(link)
    await press(other, 'I will answer')
    await field(other).fill(words)
    return `party-dojo:dare-words:${new URL(link).searchParams.get('d')}`
  }

  const keptAs = (page: Page, key: string) =>
    page.evaluate((name) => localStorage.getItem(name), key)

  test('stays on the phone until it is sent, and no longer', async ({ page, other }) => {
    const key = await beginAnswer(page, other)
    await other.reload()
    await expect.poll(() => field(other).inputValue()).toBe(words)
    expect(await keptAs(other, key)).toContain(words)
    await press(other, 'Send my answer')
    await other.getByText('Your answer is with Mia.').waitFor()
    expect(await keptAs(other, key)).toBe(null)
  })

  test('is gone too when only the way back was lost', async ({ page, other }) => {
    const key = await beginAnswer(page, other)
    await other.route('**/api/dares/*/answers', async (route) => {
      await route.fetch()
      await route.abort('internetdisconnected')
    })
    await press(other, 'Send my answer')
    await other.getByText('No network.').waitFor()
    expect(await field(other).inputValue()).toBe(words)
    await other.reload()
    await other.getByText('Your answer is with Mia.').waitFor()
    expect(await button(other, 'Send my answer').count()).toBe(0)
    expect(await keptAs(other, key)).toBe(null)
  })
})
