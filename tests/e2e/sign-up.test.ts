import { describe, expect } from 'vitest'
import { goodPassword } from '#tests/support/users/visitor.ts'
import { savedName, signedInFlag, signIn, test } from './account-fixtures.ts'

let guests = 0
const newEmail = (name: string) => `${name}.${++guests}@new.example`

describe('signing up by e-mail', () => {
  test('the link in the letter opens the door, and then the profile', async ({ page, server }) => {
    const email = newEmail('mia')
    await page.goto('/sign-up')
    await page.getByLabel('Name').fill('Mia Holm')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(goodPassword)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor()
    await page.getByText(email).waitFor()
    await page.getByRole('button', { name: /^Send again in \d+ s/ }).waitFor()

    await page.goto(await server.linkTo(email))
    await page.getByRole('heading', { name: 'Welcome, MiaHolm' }).waitFor()
    // Spec §2: the previous route after a sign-up is the street.
    await page.waitForURL((url) => url.pathname === '/')
    expect([await savedName(page), await signedInFlag(page)]).toEqual(['MiaHolm', 'true'])
    await page.getByRole('link', { name: 'You', exact: true }).click()
    await page.waitForURL('**/profile')
    await page.getByRole('heading', { level: 1, name: 'MiaHolm' }).waitFor()
  })

  test('the link opened in another tab takes the first one along', async ({ context, server }) => {
    const email = newEmail('jonas')
    const page = await context.newPage()
    await page.goto('/sign-up')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(goodPassword)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor()
    const other = await context.newPage()
    await other.goto(await server.linkTo(email))
    await other.waitForURL('**/profile')
    await page.getByRole('heading', { name: 'You are in' }).waitFor()
  })

  test('what is wrong is said where it is typed, and nothing typed is lost', async ({
    page,
    expectError,
  }) => {
    expectError(/400/)
    await page.goto('/sign-up')
    const password = page.getByLabel('Password', { exact: true })
    await page.getByText('8 characters or more, not a common one.').waitFor()
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('We need an e-mail, to send you a link.').waitFor()
    await page.getByLabel('E-mail').fill('emil@new.example')
    await password.fill('short')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('That is 5 so far.').waitFor()
    await password.fill('password1')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Half the street uses this password. Choose another one.').waitFor()
    expect(await password.inputValue()).toBe('password1')
    expect(await page.getByLabel('E-mail').inputValue()).toBe('emil@new.example')
  })

  test('a stale link says so and sends a new one', async ({ page, server }) => {
    const email = newEmail('anna')
    await page.goto('/sign-up')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(goodPassword)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor()
    await server.linkTo(email)
    await page.goto('/api/auth/verify-email?token=rubbish&callbackURL=%2Fverify-email')
    await page.getByText('This link has been used, or is too old. Ask for a new one.').waitFor()
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Send a new link' }).click()
    await page.getByText(/a letter with a link is on its way/).waitFor()
    await page.goto(await server.linkTo(email, 2))
    await page.getByRole('heading', { name: 'Welcome, anna' }).waitFor()
  })
})

describe('an invite', () => {
  test('is kept by a cookie, and pays the friend who sent it', async ({
    page,
    context,
    browser,
    server,
  }) => {
    const friend = await server.makeAccount('Freja')
    const theirs = await browser.newContext({ baseURL: server.url })
    const friendPage = await theirs.newPage()
    await signIn(friendPage, friend)
    await expect.poll(() => savedName(friendPage)).toBe('Freja')
    const friendId = await friendPage.evaluate(
      () => JSON.parse(localStorage.getItem('party-dojo:account') ?? '').userId,
    )

    await page.goto(`/sign-up?invite=${friendId}`)
    await page.getByText(/^A friend asked you in/).waitFor()
    const [cookie] = await context.cookies()
    expect(cookie).toMatchObject({ name: 'invite', value: friendId, path: '/', sameSite: 'Lax' })
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(30 * 24 * 60 * 60, -2)

    await page.goto('/sign-up')
    const email = newEmail('noor')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(goodPassword)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.goto(await server.linkTo(email))
    await page.getByRole('heading', { name: 'Welcome, noor' }).waitFor()
    const profile = await (await theirs.request.get(`/api/users/${friendId}`)).json()
    expect(profile).toMatchObject({ referred_users: 1, dojo_coins: 100 })
    await theirs.close()
  })

  test('that is no id is left alone', async ({ page, context }) => {
    await page.goto('/sign-up?invite=%3Bpath%3D%2F')
    await page.getByRole('heading', { name: 'Create account' }).waitFor()
    expect(await context.cookies()).toEqual([])
  })
})
