import { spawnSync } from 'node:child_process'
import { describe, expect } from 'vitest'
import { type BuiltServer, startBuiltServer } from '#tests/support/server/built-server.ts'
import { quietEnv } from '#tests/support/server/quiet-env.ts'
import { goodPassword } from '#tests/support/users/visitor.ts'
import { typePassword } from './account-fixtures.ts'
import { test as base, checkAxe } from './fixtures.ts'
import { openProfile } from './game-actions.ts'
import { openSetting } from './member.ts'

const named = { OPERATOR_NAME: 'Mia Holm', SUPPORT_EMAIL: 'mia@bar.example' }

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner takes no other first argument
  .extend('server', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const server = await startBuiltServer(named)
    onCleanup(() => server.stop())
    return server
  })
  .extend('baseUrl', { scope: 'worker' }, ({ server }) => server.url)

function typeAsOperator(server: BuiltServer, ...words: string[]): string {
  const env = { ...process.env, ...quietEnv, DATA_DIR: server.dataDir, ORIGIN: server.url }
  const typed = spawnSync(process.execPath, ['cli.ts', ...words], {
    env,
    encoding: 'utf8',
  })
  expect(typed.status, typed.stdout + typed.stderr).toBe(0)
  return typed.stdout
}

const operator = (server: BuiltServer, ...words: string[]) =>
  typeAsOperator(server, 'users', ...words)

const linkIn = (text: string) => /https?:\S+/.exec(text)?.[0] ?? ''

describe('on a site that sends no e-mail', () => {
  test('sign-up names who lets people in, and the operator does', async ({ page, server }) => {
    const email = 'ase@new.example'
    await page.goto('/sign-up')
    await page.getByText('this site sends no e-mail').waitFor()
    await page.getByText('Mia Holm').waitFor()
    expect(await page.getByRole('link', { name: 'mia@bar.example' }).getAttribute('href')).toBe(
      'mailto:mia@bar.example',
    )
    expect(await page.getByText('By phone').count()).toBe(0)
    await checkAxe(page)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(goodPassword)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('heading', { name: 'Ask to be let in' }).waitFor()
    await checkAxe(page)

    await page.getByRole('link', { name: 'Sign in' }).click()
    expect(await page.getByText('Forgot your password?').count()).toBe(0)
    operator(server, 'confirm', email)
    await typePassword(page, { email, password: goodPassword })
    await page.waitForURL((url) => url.pathname === '/')
  })

  test('who is not confirmed is told whom to ask', async ({ page, expectError }) => {
    expectError(/403/)
    const email = 'bo@new.example'
    await page.request.post('/api/auth/sign-up/email', {
      data: { name: '', email, password: goodPassword },
    })
    await page.goto('/sign-in')
    await typePassword(page, { email, password: goodPassword })
    await page.getByText('Ask the person who runs this site to confirm it').waitFor()
  })

  test('phone codes are not offered, not by their address either', async ({ page }) => {
    await page.goto('/sign-in?by=phone')
    await page.getByLabel('E-mail').waitFor()
    expect(await page.getByLabel('Mobile number').count()).toBe(0)
    expect(await page.getByText('By phone').count()).toBe(0)
    await page.goto('/reset-password')
    await page.getByText('for a link that signs you in').waitFor()
    await checkAxe(page)
  })

  test('a link of the operator’s opens the account, once; blocked, nothing does', async ({
    page,
    server,
    expectError,
  }) => {
    expectError(/40[013]/)
    const email = 'cy@new.example'
    await page.request.post('/api/auth/sign-up/email', {
      data: { name: 'Cy', email, password: goodPassword },
    })
    const link = linkIn(operator(server, 'link', email))
    await page.goto(link)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await checkAxe(page)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL((url) => url.pathname !== '/sign-in')

    operator(server, 'block', email, '--reason', 'Rude')
    operator(server, 'confirm', email)
    await page.goto('/profile')
    await page.waitForURL('**/sign-in')
    await typePassword(page, { email, password: goodPassword })
    await page.getByText('This account is blocked by the people who run this site.').waitFor()
    await page.goto(link)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('This link has been used, or is too old.').waitFor()
  })

  test('an account of the operator’s making gets its password by a link of theirs', async ({
    page,
    server,
  }) => {
    const email = `dag${Date.now()}@new.example`
    await page.goto(linkIn(operator(server, 'add', email, '--name', 'Dag')))
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL((url) => url.pathname !== '/sign-in')

    await openProfile(page)
    const sheet = await openSetting(page, 'Password')
    await sheet.getByText('This site sends no e-mail').waitFor()
    expect(await sheet.getByText(/letter|by mail/).count()).toBe(0)
    await checkAxe(page)
    await sheet.getByRole('button', { name: 'Make the link' }).click()
    await page.getByText('Ask the person who runs this site for it').waitFor()

    const [, message = ''] = typeAsOperator(server, 'messages').split(email)
    await page.goto(linkIn(message))
    await page.getByLabel('New password', { exact: true }).fill(goodPassword)
    await page.getByRole('button', { name: 'Set it' }).click()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await typePassword(page, { email, password: goodPassword })
    await page.waitForURL((url) => url.pathname !== '/sign-in')
  })
})
