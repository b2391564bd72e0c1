import type { Page } from 'playwright-core'
import { press } from '#tests/e2e/game-actions.ts'
import { openOutboxFolder } from '#tests/support/messages/outbox-folder.ts'
import { signUpIn } from '#tests/support/users/signed-in.ts'
import type { ServerAddress, Step } from './walking.ts'

/** Writing to the server, and stopping its letters. */
export const contactWalk: readonly Step[] = [
  ['contact', (page) => page.goto('/info/contact')],
  ['contact-wrong', (page) => press(page, 'Send it')],
  ['contact-sent', write],
  ['unsubscribe-bare', (page) => page.goto('/info/unsubscribe')],
  ['unsubscribe-wrong', (page) => page.goto('/info/unsubscribe?u=a&s=b')],
  ['unsubscribe', openFoot],
  ['unsubscribe-done', (page) => press(page, 'Stop optional e-mails')],
  ['unsubscribe-again', (page) => press(page, 'Send them again')],
]

async function write(page: Page): Promise<void> {
  await page.getByLabel('Your e-mail').fill('sofie@guests.example')
  await page.getByLabel('Your message').fill('The plum has lost a petal. Or have I?')
  await press(page, 'Send it')
  await page.getByRole('heading', { name: 'It is through the door' }).waitFor()
}

/** A friend signs up by a referral link; opens the foot of the email about it. */
async function openFoot(page: Page, server: ServerAddress): Promise<void> {
  const context = page.context()
  const { userId, email } = await signUpIn(context, server)
  await context.request.get(`/api/users/${userId}`)
  await context.clearCookies()
  await context.addCookies([{ name: 'invite', value: userId, url: server.baseUrl }])
  await signUpIn(context, server, 'Jonas')
  const letter = await openOutboxFolder(server.dataDir).waitFor(email, 1)
  const { search } = new URL(/^List-Unsubscribe: <(\S+)>$/m.exec(letter ?? '')?.[1] ?? '')
  await page.goto(`/info/unsubscribe${search}`)
}
