import { createHash, randomBytes } from 'node:crypto'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { parseUserOutput } from 'better-auth/db'
import type { BetterAuthPlugin } from 'better-auth/types'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '#server/db/tables.ts'
import { newId } from '#server/lib/new-id.ts'

/** Long, because a person passes it on by chat or paper. */
export const signInLinkHours = 24

const Body = z.object({ token: z.string().max(64) })

/** Stored as a hash, so that reading the database does not allow signing in. */
function identifierOf(token: string): string {
  return `sign-in-link-${createHash('sha256').update(token).digest('base64url')}`
}

/** Valid once, for a day. */
export async function makeSignInToken(
  db: Kysely<Tables>,
  userId: string,
  nowMs: number,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const time = new Date(nowMs).toISOString()
  await db
    .insertInto('verifications')
    .values({
      id: newId(),
      identifier: identifierOf(token),
      value: userId,
      expires_at: new Date(nowMs + signInLinkHours * 3_600_000).toISOString(),
      created_at: time,
      updated_at: time,
    })
    .execute()
  return token
}

/** Sign-in by a link from the operator, for servers without email. */
export function signInLinks() {
  return {
    id: 'sign-in-links',
    endpoints: {
      signInLink: createAuthEndpoint('/sign-in/link', { method: 'POST', body: Body }, async (c) => {
        const { internalAdapter } = c.context
        const row = await internalAdapter.consumeVerificationValue(identifierOf(c.body.token))
        const user = row && (await internalAdapter.findUserById(row.value))
        if (!user) {
          throw new APIError('BAD_REQUEST', {
            code: 'INVALID_TOKEN',
            message: 'This link has been used, or is too old.',
          })
        }
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(c, { session, user })
        return c.json({ user: parseUserOutput(c.context.options, user) })
      }),
    },
  } satisfies BetterAuthPlugin
}
