import { randomBytes } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import { openOutboxFolder } from '../messages/outbox-folder.ts'
import { freshAddress } from './fresh-address.ts'
import { goodPassword } from './visitor.ts'

export type Member = { userId: string; email: string; password: string }

type ServerAddress = { baseUrl: string; dataDir: string }

/**
 * Makes an account by e-mail and opens the link in its letter, without a page: the browser context
 * is signed in afterwards, and knows nothing of it yet.
 */
export async function signUpIn(
  context: BrowserContext,
  { baseUrl, dataDir }: ServerAddress,
  name = 'Sofie',
): Promise<Member> {
  const email = `${randomBytes(6).toString('hex')}@home.example`
  const outbox = openOutboxFolder(dataDir)
  const signedUp = await context.request.post(`${baseUrl}/api/auth/sign-up/email`, {
    headers: { origin: baseUrl, 'x-forwarded-for': freshAddress() },
    data: { name, email, password: goodPassword, callbackURL: '/verify-email' },
  })
  if (!signedUp.ok()) throw new Error(`sign-up: ${signedUp.status()} ${await signedUp.text()}`)
  const link = /https?:\/\/\S+/.exec((await outbox.waitFor(email, 0)) ?? '')?.[0]
  if (!link) throw new Error('no letter came')
  await context.request.get(link, { maxRedirects: 0 })
  return { userId: await readUserId(context, baseUrl), email, password: goodPassword }
}

/** Signs a second device in. */
export async function signInOn(
  context: BrowserContext,
  { baseUrl }: Pick<ServerAddress, 'baseUrl'>,
  { email, password }: Member,
): Promise<void> {
  const answer = await context.request.post(`${baseUrl}/api/auth/sign-in/email`, {
    headers: { origin: baseUrl },
    data: { email, password },
  })
  if (!answer.ok()) throw new Error(`sign-in: ${answer.status()} ${await answer.text()}`)
}

async function readUserId(context: BrowserContext, baseUrl: string): Promise<string> {
  const session = await (await context.request.get(`${baseUrl}/api/auth/get-session`)).json()
  const userId: unknown = session?.user?.id
  if (typeof userId !== 'string') throw new Error('nobody is signed in')
  return userId
}
