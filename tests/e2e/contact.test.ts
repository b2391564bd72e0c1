import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { openOutboxFolder } from '#tests/support/messages/outbox-folder.ts'
import { startBuiltServer } from '#tests/support/server/built-server.ts'
import { freshAddress } from '#tests/support/users/fresh-address.ts'
import { expectFits } from './every-screen.ts'
import { test as base, checkAxe, offline } from './fixtures.ts'
import { button, openProfile, press } from './game-actions.ts'
import { memberTest } from './member.ts'

const test = base.extend('page', async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
  return context.newPage()
})

/** The same at a server with a mailbox. */
const mailedTest = test
  // biome-ignore lint/correctness/noEmptyPattern: the runner takes no other first argument
  .extend('server', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const server = await startBuiltServer({ SUPPORT_EMAIL: 'help@party.example' })
    onCleanup(() => server.stop())
    return server
  })
  .extend('baseUrl', { scope: 'worker' }, ({ server }) => server.url)

const email = 'ase@home.example'

/** What the server has kept of these words. */
function rowsOf(words: string, dataDir = inject('dataDir')): unknown[] {
  const file = readdirSync(dataDir).find((name) => name.endsWith('.db')) ?? ''
  const database = new DatabaseSync(join(dataDir, file), { readOnly: true })
  try {
    return database
      .prepare('select name, email, mailed from contact_messages where message = ?')
      .all(words)
      .map((row) => ({ ...row }))
  } finally {
    database.close()
  }
}

const draftOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('party-dojo:contact-draft') ?? 'null'))

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const messageField = (page: Page) => field(page, 'Your message')

async function open(page: Page): Promise<void> {
  await page.goto('/info/contact')
  await page.waitForFunction(() => history.state?.idx !== undefined)
}

async function fill(page: Page, words: string, name = ''): Promise<void> {
  if (name) await field(page, 'Your name').fill(name)
  await field(page, 'Your e-mail').fill(email)
  await messageField(page).fill(words)
}

const through = (page: Page) => page.getByRole('heading', { name: 'It is through the door' })

describe('the contact page', () => {
  test('keeps what was written, and says what happens next', async ({ page }) => {
    const words = `the plum has lost a petal ${Date.now()}`
    await open(page)
    await page.getByText('your words are kept for the people who run it').waitFor()
    await expectFits(page)
    await fill(page, words, 'Åse')
    await press(page, 'Send it')
    await through(page).waitFor()
    expect(await through(page).evaluate((each) => each === document.activeElement)).toBe(true)
    await page.getByText(`answer to ${email}`).waitFor()
    await page.getByText('It is kept for whoever runs this house.').waitFor()
    await expectFits(page)
    expect(rowsOf(words)).toEqual([{ name: 'Åse', email, mailed: 0 }])
    expect(await draftOf(page)).toMatchObject({ message: '', email: null, attempt: null })
    await press(page, 'Write another')
    expect(await messageField(page).inputValue()).toBe('')
    expect(await messageField(page).evaluate((each) => each === document.activeElement)).toBe(true)
  })

  test('says what is missing, at its field', async ({ page }) => {
    await open(page)
    for (const [label, typed, sentence] of [
      ['Your e-mail', '', 'Where should the answer go?'],
      ['Your e-mail', 'ase@', 'This does not look like an e-mail address.'],
      ['Your e-mail', email, 'Write a line or two first.'],
    ] as const) {
      await field(page, label).fill(typed)
      await press(page, 'Send it')
      await page.getByText(sentence).waitFor()
    }
    expect(await messageField(page).evaluate((each) => each === document.activeElement)).toBe(true)
    await checkAxe(page)
    await messageField(page).fill('x'.repeat(4002))
    await page.getByText('That is 2 characters more than fit.').waitFor()
    expect(await messageField(page).inputValue()).toHaveLength(4002)
    await expectFits(page)
  })

  test('a reload keeps what was typed', async ({ page }) => {
    await open(page)
    await fill(page, 'Half a sent', 'Åse')
    await page.reload()
    await expect.poll(() => messageField(page).inputValue()).toBe('Half a sent')
    expect(await field(page, 'Your name').inputValue()).toBe('Åse')
    expect(await field(page, 'Your e-mail').inputValue()).toBe(email)
  })

  test('what was typed before the page was alive is kept', async ({ page }) => {
    let alive = () => {}
    const held = new Promise<void>((resolve) => {
      alive = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/info/contact', { waitUntil: 'commit' })
    await messageField(page).fill('Quicker than the house')
    alive()
    await expect.poll(async () => (await draftOf(page))?.message).toBe('Quicker than the house')
    expect(await messageField(page).inputValue()).toBe('Quicker than the house')
  })

  test('without a network the text stays, and goes out once when it is back', async ({
    page,
    expectError,
  }) => {
    expectError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    const words = `from the cellar ${Date.now()}`
    await open(page)
    await fill(page, words)
    await offline(page)
    await press(page, 'Send it')
    await page.getByText(/^No network. What you wrote is kept on this phone/).waitFor()
    expect(await messageField(page).inputValue()).toBe(words)
    await expectFits(page)
    await offline(page, false)
    await press(page, 'Send it')
    await through(page).waitFor()
    expect(rowsOf(words)).toHaveLength(1)
  })

  test('an answer that is lost makes no second message', async ({ page, expectError }) => {
    expectError(/ERR_FAILED|Failed to fetch/)
    const words = `once is enough ${Date.now()}`
    let isLost = false
    await page.route('**/api/contact', async (route) => {
      if (isLost) return await route.continue()
      isLost = true
      await route.fetch()
      await route.abort('failed')
    })
    await open(page)
    await fill(page, words)
    await press(page, 'Send it')
    await page.getByText(/^No network/).waitFor()
    expect(rowsOf(words)).toHaveLength(1)
    await press(page, 'Send it')
    await through(page).waitFor()
    expect(rowsOf(words)).toHaveLength(1)
  })

  test('two tabs write one message, and send it once', async ({ page, context }) => {
    const words = `two hands, one pen ${Date.now()}`
    const other = await context.newPage()
    await open(page)
    await open(other)
    await fill(page, words)
    await expect.poll(() => messageField(other).inputValue()).toBe(words)
    await Promise.all([press(page, 'Send it'), press(other, 'Send it')])
    await Promise.race([through(page).waitFor(), through(other).waitFor()])
    await expect.poll(() => draftOf(page)).toMatchObject({ message: '' })
    expect(rowsOf(words)).toHaveLength(1)
  })

  test('a refusal is shown, and the text stays', async ({ page, expectError }) => {
    expectError(/429/)
    await page.route('**/api/contact', (route) =>
      route.fulfill({
        status: 429,
        json: {
          error: { code: 'rate_limited', message: 'Too many requests. Please wait a minute.' },
        },
      }),
    )
    await open(page)
    await fill(page, 'Hello again')
    await press(page, 'Send it')
    await page.getByText('Too many requests. Please wait a minute.').waitFor()
    expect(await messageField(page).inputValue()).toBe('Hello again')
    await checkAxe(page)
  })

  test('without a script there is no form that could lose anything', async ({
    browser,
    baseUrl,
  }) => {
    const context = await browser.newContext({ baseURL: baseUrl, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/info/contact')
    // What is found by its text is never looked for in there.
    const told = page.locator('noscript p')
    expect(await told.isVisible()).toBe(true)
    expect(await told.innerText()).toMatch(/^The form needs JavaScript, and your browser runs none/)
    expect(await button(page, 'Send it').isVisible()).toBe(false)
    await context.close()
  })
})

describe('where there is a mailbox', () => {
  mailedTest(
    'its address stands there, and the letter is answered to the writer',
    async ({ page, server }) => {
      const words = `to the mailbox ${Date.now()}`
      await open(page)
      await page.getByText('What lies in the mailbox by then stays there.').waitFor()
      const link = page.getByRole('link', { name: 'help@party.example' })
      expect(await link.getAttribute('href')).toBe('mailto:help@party.example')
      await fill(page, words)
      await press(page, 'Send it')
      await through(page).waitFor()
      await page.getByText('It is on its way to the mailbox of whoever runs this house.').waitFor()
      expect(rowsOf(words, server.dataDir)).toEqual([{ name: '', email, mailed: 1 }])
      const letter = await openOutboxFolder(server.dataDir).waitFor('help@party.example', 0)
      expect(letter).toMatch(
        new RegExp(`^Subject: Contact page: ${email}\nReply-To: ${email}$`, 'm'),
      )
      expect(letter).toContain(words)
    },
  )
})

describe('signed in', () => {
  memberTest(
    'name and address stand there, and the message is one’s own',
    async ({ page, context, member }) => {
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
      const words = `from a member ${Date.now()}`
      await openProfile(page)
      await open(page)
      expect(await field(page, 'Your name').inputValue()).toBe('Sofie')
      expect(await field(page, 'Your e-mail').inputValue()).toBe(member.email)
      await messageField(page).fill(words)
      await press(page, 'Send it')
      await through(page).waitFor()
      const data = await (await page.request.get(`/api/users/${member.userId}/export`)).json()
      expect(data.contactMessages).toMatchObject([
        { name: 'Sofie', email: member.email, message: words },
      ])
    },
  )
})
