import { describe, expect } from 'vitest'
import { goodPassword } from '#tests/support/users/visitor.ts'
import { signIn, test, typePassword } from './account-fixtures.ts'
import { offline, waitForHydration } from './fixtures.ts'

describe('by e-mail and password', () => {
  test('a wrong password says what to do, and nothing typed is lost', async ({
    page,
    server,
    expectError,
  }) => {
    expectError(/401/)
    const { email } = await server.makeAccount('Sofie')
    await page.goto('/sign-in')
    await typePassword(page, { email, password: 'not this one' })
    await page
      .getByRole('alert')
      .getByText(/do not go together/)
      .waitFor()
    expect(await page.getByLabel('E-mail').inputValue()).toBe(email)
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('not this one')
    await page.getByRole('link', { name: /^By phone/ }).click()
    await page.getByLabel('Mobile number').waitFor()
    expect(await page.getByText(/do not go together/).count()).toBe(0)
  })

  test('an address that was never confirmed gets a new link', async ({
    page,
    server,
    expectError,
  }) => {
    expectError(/403/)
    const email = 'late@guests.example'
    await page.goto('/sign-up')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(goodPassword)
    await page.getByRole('button', { name: 'Create account' }).click()
    await server.linkTo(email)
    await page.goto('/sign-in')
    await typePassword(page, { email, password: goodPassword })
    await page.getByText(/We have just sent you a new link/).waitFor()
    await page.goto(await server.linkTo(email, 2))
    await page.getByRole('heading', { name: 'Welcome, late' }).waitFor()
  })

  test('two taps send once', async ({ page, server }) => {
    const guest = await server.makeAccount('Emil')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/sign-in/email')) sent.push(request.method())
    })
    await page.goto('/sign-in')
    await page.getByLabel('E-mail').fill(guest.email)
    await page.getByLabel('Password', { exact: true }).fill(guest.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).dblclick()
    await page.waitForURL('**/profile')
    expect(sent).toEqual(['POST'])
  })

  test('a form sent before the page is alive keeps the password to itself', async ({ page }) => {
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    await page.goto('/sign-in', { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Password', { exact: true }).fill('seven petals')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('Which e-mail did you sign up with?').waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('seven petals')
  })

  test('without a network it says so', async ({ page, server }) => {
    const guest = await server.makeAccount('Otto')
    await page.goto('/sign-in', { waitUntil: 'networkidle' })
    await offline(page)
    await typePassword(page, guest)
    await page.getByText('No network. Check your connection and try again.').waitFor()
    await offline(page, false)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/profile')
  })
})

test('nothing moves as the page comes alive: a tap meets what it was meant for', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/sign-in', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => document.fonts.ready)
  const links = page.getByRole('main').getByRole('link')
  const places = () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().y))
  const before = await places()
  expect(before.length).toBeGreaterThanOrEqual(3)
  release()
  await waitForHydration(page)
  expect(await places()).toEqual(before)
})

describe('a forgotten password', () => {
  test('is replaced; old sessions end, and the old one is refused', async ({
    page,
    browser,
    server,
    expectError,
  }) => {
    expectError(/401/)
    const guest = await server.makeAccount('Ida')
    const phone = await browser.newContext({ baseURL: server.url })
    const old = await phone.newPage()
    await signIn(old, guest)

    await page.goto('/sign-in')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    // The page before has a field of that name too.
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await page.getByLabel('E-mail').fill(guest.email)
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await page.getByText(`If ${guest.email} has an account here`).waitFor()
    const link = await server.linkTo(guest.email, 2)
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill('eight bows before breakfast')
    await page.getByRole('button', { name: 'Set it' }).click()
    await page.getByRole('heading', { name: 'New password set' }).waitFor()

    await old.reload()
    await old.waitForURL('**/sign-in')
    await phone.close()
    await page.getByRole('link', { name: 'Sign in', exact: true }).click()
    await typePassword(page, guest)
    await page.getByText(/do not go together/).waitFor()
    await typePassword(page, { ...guest, password: 'eight bows before breakfast' })
    await page.waitForURL('**/profile')
    await page.goto(link)
    await page.getByText('This link has been used, or is too old. Ask for a new one.').waitFor()
    await page.getByRole('button', { name: 'Send me the link' }).waitFor()
  })

  test('an address nobody knows is answered the same', async ({ page }) => {
    await page.goto('/reset-password')
    await page.getByLabel('E-mail').fill('nobody@guests.example')
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await page.getByText('If nobody@guests.example has an account here').waitFor()
  })
})

describe('by phone', () => {
  test('a number, a code, and in', async ({ page, server, expectError }) => {
    expectError(/400/)
    await page.goto('/sign-in')
    await page.getByRole('link', { name: /^By phone/ }).click()
    const number = page.getByLabel('Mobile number')
    await number.fill('12 34 56 78')
    await page.getByRole('button', { name: 'Text me a code' }).click()
    await page.getByText('Start with + and your country, as in +45 12 34 56 78.').waitFor()
    await number.fill('0045 12 34 56 78')
    await page.getByRole('button', { name: 'Text me a code' }).click()
    const code = await server.codeTo('+4512345678')
    const wrong = code === '111111' ? '222222' : '111111'
    await page.getByLabel('Your code').fill(wrong)
    await page.getByText('This is not the code we sent.').waitFor()
    await page.getByRole('button', { name: /^Send again in \d+ s/ }).waitFor()
    await page.getByLabel('Your code').fill(code)
    await page.waitForURL('**/profile')
    await page.getByRole('heading', { level: 1, name: 'User5678' }).waitFor()
  })
})
