import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { signedInFlag, watchNetwork } from './account-fixtures.ts'
import { checkAxe, offline, test, waitForLateScripts } from './fixtures.ts'
import { button, endGame, openProfile, play, press } from './game-actions.ts'
import { memberTest } from './member.ts'

const title = 'Never have I ever'

/** What the server has kept of these words. */
function rowsOf(words: string): unknown[] {
  const dataDir = inject('dataDir')
  const file = readdirSync(dataDir).find((name) => name.endsWith('.db')) ?? ''
  const database = new DatabaseSync(join(dataDir, file), { readOnly: true })
  try {
    return database
      .prepare('select user_name, positive, game from feedback where feedback = ?')
      .all(words)
      .map((row) => ({ ...row }))
  } finally {
    database.close()
  }
}

const queue = (page: Page) => page.evaluate(() => localStorage.getItem('party-dojo:outbox'))

async function end(page: Page): Promise<void> {
  await play(page, title)
  await press(page, 'Next')
  await endGame(page)
}

describe('feedback at the end of a game', () => {
  test('a thumb is enough', async ({ page }) => {
    await end(page)
    const sent = page.waitForRequest('**/api/feedback/*')
    await press(page, 'Good fun')
    await page.getByRole('dialog', { name: 'How was it?' }).waitFor()
    await checkAxe(page)
    await press(page, 'Just the thumb')
    await page.getByText('Thank you. It is in the book.').waitFor()
    expect((await sent).postDataJSON()).toMatchObject({
      feedback: '',
      user: '',
      positive: true,
      game: 'never-have-i-ever',
    })
    expect(await queue(page)).toBe(null)
    await press(page, 'Again')
    await button(page, 'Next').waitFor()
  })

  test('two taps on a thumb are one, and words are kept when the sheet is closed', async ({
    page,
  }) => {
    const words = `closed too soon ${Date.now()}`
    await end(page)
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/feedback/')) sent.push(request.postDataJSON().feedback)
    })
    await button(page, 'Good fun').dblclick()
    await page.getByLabel('In your words').fill(words)
    await page.keyboard.press('Escape')
    await page.getByText('Thank you. It is in the book.').waitFor()
    await page.waitForLoadState('networkidle')
    expect(sent).toEqual([words])
  })

  test('a thumb and words are one row', async ({ page }) => {
    const words = `flat as a pancake ${Date.now()}`
    await end(page)
    await press(page, 'Good fun')
    const sheet = page.getByRole('dialog', { name: 'How was it?' })
    await sheet.getByRole('button', { name: 'Fell flat' }).click()
    await sheet.getByLabel('In your words').fill(words)
    await sheet.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Thank you. It is in the book.').waitFor()
    expect(rowsOf(words)).toEqual([{ user_name: '', positive: 0, game: 'never-have-i-ever' }])
  })

  test('without a network it is kept, and goes out once', async ({ page }) => {
    const words = `from the cellar ${Date.now()}`
    await end(page)
    await press(page, 'Good fun')
    await page.getByLabel('In your words').fill(words)
    await offline(page)
    await press(page, 'Send')
    await page.getByText('Kept. It goes out when the network is back.').waitFor()
    expect(rowsOf(words)).toEqual([])
    await offline(page, false)
    await expect.poll(() => rowsOf(words)).toHaveLength(1)
    await page.reload()
    await expect.poll(() => queue(page)).toBe(null)
    expect(rowsOf(words)).toHaveLength(1)
  })

  test('a thumb without anything of ours loaded is kept for the next visit', async ({
    page,
    expectError,
  }) => {
    expectError(/ERR_INTERNET_DISCONNECTED|Failed to load/)
    await play(page, title)
    await waitForLateScripts(page)
    await offline(page)
    await endGame(page)
    await press(page, 'Fell flat')
    await page.getByText('Kept. It goes out when the network is back.').waitFor()
    await offline(page, false)
    await expect.poll(() => queue(page)).toBe(null)
  })
})

test('feedback from the foot of a page', async ({ page }) => {
  const words = `a fine street ${Date.now()}`
  await page.goto('/')
  await press(page, 'Feedback')
  const sheet = page.getByRole('dialog', { name: 'How was it?' })
  // It opens from the footer, and looks like no link of it.
  expect(await sheet.evaluate((each) => getComputedStyle(each).textDecorationLine)).toBe('none')
  await sheet.getByLabel('In your words').fill(words)
  await checkAxe(page)
  await sheet.getByRole('button', { name: 'Good fun' }).click()
  await sheet.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Thank you. It is in the book.').waitFor()
  expect(rowsOf(words)).toEqual([{ user_name: '', positive: 1, game: '' }])
})

describe('a finished game', () => {
  memberTest('gives its stamps to whoever is signed in', async ({ page, member }) => {
    await openProfile(page)
    await end(page)
    await page.getByText('Stamps: First Blood, No Petals Left').waitFor()
    const profile = await (await page.request.get(`/api/users/${member.userId}`)).json()
    expect(profile.achievements).toEqual(['Early Bird', 'First Blood', 'No Petals Left'])
  })

  memberTest('counts once, however often its end is opened again', async ({ page, member }) => {
    expect(member.userId).toBeTruthy()
    const deeds: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/deeds')) deeds.push(request.url())
    })
    await openProfile(page)
    await end(page)
    await page.getByText('Stamps: First Blood, No Petals Left').waitFor()
    for (let times = 0; times < 2; times++) {
      await page.reload({ waitUntil: 'networkidle' })
      await page.getByRole('list', { name: 'Who did what' }).waitFor()
    }
    expect(deeds).toHaveLength(1)
    await press(page, 'Again')
    await endGame(page)
    await expect.poll(() => deeds.length).toBe(2)
  })

  memberTest('that ended without a network counts later', async ({ page, member }) => {
    await openProfile(page)
    const untilQuiet = watchNetwork(page)
    await play(page, title, { sober: true })
    await expect.poll(() => signedInFlag(page)).toBe('true')
    await untilQuiet()
    await offline(page)
    await press(page, 'Next')
    await endGame(page)
    await offline(page, false)
    await page.getByText('Stamps: Dry Hero, First Blood, No Petals Left').waitFor()
    const profile = await (await page.request.get(`/api/users/${member.userId}`)).json()
    expect(profile.achievements).toContain('Dry Hero')
  })
})
