import { expect } from 'vitest'
import { goodPassword } from '#tests/support/users/visitor.ts'
import { test } from './account-fixtures.ts'
import { checkAxe } from './fixtures.ts'
import { button, press } from './game-actions.ts'
import { keepDraft } from './pack-writer.ts'

let guests = 0
const newEmail = () => `midway.${++guests}@new.example`
const review = '/editor/steps/Step5Review'

test('the email’s link comes back to the step, publishes on one tap, and earlier games count', async ({
  page,
  context,
  server,
}) => {
  await keepDraft(page, ['Sing.', 'Dance.'], 'Half past nine')
  await page.goto(review)
  await page.getByRole('link', { name: /^Play it now/ }).click()
  await press(page, 'Next', 'Finish')
  await button(page, 'Again').waitFor()
  await press(page, 'Back')
  await press(page, 'Publish')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sign in/ })
    .click()
  await page.getByRole('link', { name: /Create account/ }).click()
  // The page before has fields of those names too.
  await page.getByRole('heading', { name: 'Create account' }).waitFor()
  const email = newEmail()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor()
  // Spec §2: the previous route is remembered as /; the way back travels in the link.
  expect(await page.evaluate(() => sessionStorage.getItem('previousRoute'))).toBe('/')

  const other = await context.newPage()
  await other.goto(await server.linkTo(email))
  await other.waitForURL((url) => url.pathname === review)
  const sheet = other.getByRole('dialog', { name: 'You are in' })
  await sheet.getByText('Your pack is as you left it.').waitFor()
  await checkAxe(other)
  const userId = await other.evaluate(
    () => JSON.parse(localStorage.getItem('party-dojo:account') ?? '{}').userId,
  )
  const stamps = async () => {
    const profile = await context.request.get(`/api/users/${userId}`)
    return (await profile.json()).achievements
  }
  await expect.poll(stamps).toContain('First Blood')
  expect(await other.evaluate(() => localStorage.getItem('party-dojo:finished-games'))).toBeNull()
  await sheet.getByRole('button', { name: 'Publish' }).click()
  await other.getByRole('heading', { name: 'It’s out' }).waitFor()
  expect(await stamps()).toContain('Pack Sensei')
})

test('a link that leads elsewhere is not followed', async ({ page, server }) => {
  await page.goto('/sign-up?next=%2F%2Fevil.example')
  const email = newEmail()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor()
  const link = await server.linkTo(email)
  expect(decodeURIComponent(link)).not.toContain('evil')
  await page.goto(link)
  await page.waitForURL((url) => url.pathname === '/')
})
