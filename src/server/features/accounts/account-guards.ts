import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { proofHeader } from '#contract/app-check.ts'
import type { ServerContext } from '#server/context.ts'
import { consume, type RateLimit } from '#server/platform/web/consume.ts'
import { throwSignUpClosed } from './account-state.ts'
import { isCommonPassword } from './common-passwords.ts'
import { findPathLimit } from './limits.ts'
import { hasPassword, passwordLimit } from './own-password.ts'
import { precomputeHash } from './passwords.ts'
import { cleanPerson, isUsableEmail } from './person-rules.ts'
import { requireProof } from './proof-of-work.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

/** Set by the server only; the value of a client is dropped. */
export const clientAddressHeader = 'x-party-dojo-address'

/** Routes that take a new password, and its field. */
const newPasswordFields: Record<string, string> = {
  '/sign-up/email': 'password',
  '/reset-password': 'newPassword',
  '/change-password': 'newPassword',
}

/** Routes that take the current password of the signed-in user. */
const ownPasswordPaths = ['/change-password', '/delete-user']

/** Runs before every call of the sign-in library. */
export function guardAccountRequests(services: ServerContext) {
  return createAuthMiddleware(async (c) => {
    const { path, body, headers } = c
    const fields: Record<string, unknown> = body ?? {}
    requireUsableEmail(fields.email)
    requireUsableEmail(fields.newEmail)
    const account = fields.newEmail ?? fields.email ?? fields.phoneNumber
    const pathLimit = findPathLimit(path)
    if (pathLimit && typeof account === 'string') {
      await limitAttempts(services, {
        ...pathLimit,
        account: account.trim().toLowerCase(),
        headers,
      })
    }
    const password = fields[newPasswordFields[path] ?? '']
    if (typeof password === 'string' && (await isCommonPassword(password))) {
      throw new APIError('BAD_REQUEST', {
        code: 'PASSWORD_TOO_COMMON',
        message: 'Half the street uses this password. Choose another one.',
      })
    }
    if (ownPasswordPaths.includes(path)) {
      const session = await getSessionFromCtx(c)
      if (session) {
        await requireAccountLimit(services, passwordLimit(session.user.id))
        if (path === '/delete-user') await requirePassword(services, session.user.id, fields)
      }
    }
    if (path === '/sign-up/email') {
      // Counted before the lookup: the answer must not tell who has an account.
      if (!services.env.isSignUpOpen) throwSignUpClosed()
      sanitizeSignUp(fields)
      if (typeof password === 'string') await precomputeHash(password)
    }
  })
}

async function requirePassword(
  services: ServerContext,
  userId: string,
  { password }: Record<string, unknown>,
): Promise<void> {
  // The library treats an empty password as none and accepts a fresh session instead.
  if (password || !(await hasPassword(services, userId))) return
  throw new APIError('FORBIDDEN', {
    code: 'PASSWORD_REQUIRED',
    message: 'Send your password along.',
  })
}

/** Normalised before the lookup, so both answers show the same address. */
function sanitizeSignUp(fields: Record<string, unknown>): void {
  if ('phoneNumber' in fields || 'phoneNumberVerified' in fields) {
    throw new APIError('BAD_REQUEST', {
      code: 'PHONE_NUMBER_UNPROVEN',
      message: 'A phone number is added with a code that is sent to it.',
    })
  }
  // Changed in place: the library merges what a hook returns and removes nothing.
  Object.assign(fields, cleanPerson(fields))
  if (fields.image === null) delete fields.image
}

function requireUsableEmail(address: unknown): void {
  if (typeof address !== 'string') return
  if (isUsableEmail(address)) return
  throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'Invalid email' })
}

type Attempt = NonNullable<ReturnType<typeof findPathLimit>> & {
  account: string
  headers: Headers | undefined
}

async function limitAttempts(
  services: ServerContext,
  { name, limit, account, headers }: Attempt,
): Promise<void> {
  const key = limit.isPerAddress ? `${account} ${headers?.get(clientAddressHeader)}` : account
  const accountLimit = { name, key: key }
  if (!limit.acceptsProof) return await requireAccountLimit(services, accountLimit)
  const { isLimited, retryAfterSeconds } = await consume(services, accountLimit)
  if (!isLimited) return
  await requireProof(services, account, headers?.get(proofHeader), retryAfterSeconds)
}

async function requireAccountLimit(services: ServerContext, limit: RateLimit): Promise<void> {
  const { isLimited, retryAfterSeconds } = await consume(services, limit)
  if (isLimited) throw tooManyAttempts(retryAfterSeconds)
}
