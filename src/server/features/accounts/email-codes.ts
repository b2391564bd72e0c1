import { createHmac, randomInt } from 'node:crypto'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { parseUserOutput } from 'better-auth/db'
import type { BetterAuthPlugin } from 'better-auth/types'
import { z } from 'zod'
import { emailCodeLength } from '#contract/email-code.ts'
import type { ServerContext } from '#server/context.ts'
import { isEqualInConstantTime } from '#server/lib/is-equal-in-constant-time.ts'
import { newId } from '#server/lib/new-id.ts'
import { consume } from '#server/platform/web/consume.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

type Owner = { email: string; name: string }
type Deps = Pick<ServerContext, 'database' | 'authSecret' | 'now'>

const codeLifetimeMs = 10 * 60_000
const maxWrongCodes = 3

const SendBody = z.object({ email: z.email() })
const SignInBody = z.object({ id: z.string().max(64), code: z.string().max(16) })

/**
 * Sign-in by emailed code (spec §16). A code is bound to the id given to its requester, so wrong
 * codes of others never void it.
 */
export function emailCodes(deps: Deps, send: (owner: Owner, code: string) => void) {
  return {
    id: 'email-codes',
    endpoints: {
      sendEmailCode: createAuthEndpoint(
        '/email-code/send',
        { method: 'POST', body: SendBody },
        async (c) => {
          const { internalAdapter } = c.context
          const email = c.body.email.toLowerCase()
          await requireEmailCodeLimit(deps, email)
          const id = newId()
          const code = String(randomInt(10 ** emailCodeLength)).padStart(emailCodeLength, '0')
          const known = await internalAdapter.findUserByEmail(email)
          const owner = known?.user.emailVerified ? known.user : null
          // Also for an unknown address: answers must not tell who has an account.
          // The library compares with the system clock, not with ours.
          await internalAdapter.createVerificationValue({
            identifier: identifierOf(id),
            value: `${hashCode(deps, id, code)} 0 ${owner?.id ?? ''}`,
            expiresAt: new Date(Date.now() + codeLifetimeMs),
          })
          if (owner) send(owner, code)
          return c.json({ id })
        },
      ),
      signInEmailCode: createAuthEndpoint(
        '/sign-in/email-code',
        { method: 'POST', body: SignInBody },
        async (c) => {
          const { internalAdapter } = c.context
          const { id, code } = c.body
          const identifier = identifierOf(id)
          // Only one of several concurrent requests gets the row.
          const row = await internalAdapter.consumeVerificationValue(identifier)
          if (!row) throw codeError('OTP_NOT_FOUND', 'This code has ended: ask for a new one.')
          const [hash = '', wrongCount = '', userId = ''] = row.value.split(' ')
          if (!isEqualInConstantTime(hash, hashCode(deps, id, code))) {
            if (Number(wrongCount) + 1 >= maxWrongCodes) {
              throw codeError('TOO_MANY_ATTEMPTS', 'Three wrong codes: ask for a new one.')
            }
            const value = `${hash} ${Number(wrongCount) + 1} ${userId}`
            await internalAdapter.createVerificationValue({ ...row, value })
            throw codeError('INVALID_OTP', 'This is not the code that was sent.')
          }
          const user = userId === '' ? null : await internalAdapter.findUserById(userId)
          if (!user) throw codeError('OTP_NOT_FOUND', 'This code has ended: ask for a new one.')
          const session = await internalAdapter.createSession(user.id)
          await setSessionCookie(c, { session, user })
          return c.json({ user: parseUserOutput(c.context.options, user) })
        },
      ),
    },
  } satisfies BetterAuthPlugin
}

/** Limits codes per inbox, whatever address asks. */
async function requireEmailCodeLimit(deps: Deps, email: string): Promise<void> {
  const { isLimited, retryAfterSeconds } = await consume(deps, { name: 'email codes', key: email })
  if (isLimited) throw tooManyAttempts(retryAfterSeconds)
}

function identifierOf(id: string): string {
  return `email-code-${id}`
}

function hashCode({ authSecret }: Deps, id: string, code: string): string {
  return createHmac('sha256', authSecret).update(`email code ${id} ${code}`).digest('base64url')
}

function codeError(code: string, message: string): APIError {
  return new APIError('BAD_REQUEST', { code, message })
}
