import { createHmac, randomBytes } from 'node:crypto'
import type { Services } from '#server/compose.ts'
import type { createApp } from '#server/create-app.ts'
import type { Tables } from '#server/db/tables.ts'
import { changeCoins } from '#server/features/profile/ledger.ts'
import { newId } from '#server/lib/new-id.ts'
import { sessionCookieName } from '#server/platform/web/session.ts'
import { openVisitor, type Visitor } from './visitor.ts'

export type TestUser = { userId: string; token: string; visitor: Visitor }

const hourMs = 60 * 60 * 1000

/** Somebody with an account and a session, without the time that signing up takes. */
export async function createUser(
  services: Services,
  app: Pick<ReturnType<typeof createApp>, 'request'>,
  person: Partial<Tables['users']> = {},
): Promise<TestUser> {
  const { db } = services.database
  const userId = newId()
  const created_at = new Date(services.now()).toISOString()
  const times = { created_at, updated_at: created_at }
  const user = {
    id: userId,
    name: '',
    email: `${userId}@home.example`,
    email_verified: 1,
    image: null,
    phone_number: null,
    phone_number_verified: null,
    ...times,
    ...person,
  }
  await db.insertInto('users').values(user).execute()
  const token = randomBytes(24).toString('base64url')
  const expires_at = new Date(services.now() + hourMs).toISOString()
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      token,
      user_id: user.id,
      expires_at,
      ip_address: null,
      user_agent: null,
      ...times,
    })
    .execute()
  const visitor = openVisitor(app)
  visitor.cookies.set(
    sessionCookieName(services.env.isHttps),
    signedCookie(token, services.authSecret),
  )
  return { userId: user.id, token, visitor }
}

/** A token as a session cookie carries it. */
export function signedCookie(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return encodeURIComponent(`${token}.${signature}`)
}

/** Their cookies, for a request that a visitor does not send. */
export function cookieOf({ visitor }: { visitor: Visitor }): string {
  return [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
}

/** Coins out of nowhere, in the ledger all the same; the profile must be there. */
export async function giveCoins(services: Services, userId: string, amount: number) {
  await services.database.db.transaction().execute(async (transaction) => {
    const change = { userId, amount, reason: 'gift', key: `gift:${newId()}` } as const
    await changeCoins(transaction, change, services.now())
  })
}
