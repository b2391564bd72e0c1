import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { proofHeader } from '#contract/app-check.ts'
import type { ServerContext } from '#server/context.ts'
import { consume, type RateLimit } from '#server/platform/web/consume.ts'
import { refuseSignUp } from './account-state.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hasPassword, passwordLimit } from './confirm-owner.ts'
import { findPathLimit } from './limits.ts'
import { hashAhead } from './passwords.ts'
import { cleanPerson, isOwnEmail } from './person-rules.ts'
import { requireProof } from './proof-of-work.ts'
import { tooManyTries } from './too-many-tries.ts'

/** Set by our server on what it hands to the sign-in library; whatever a client sent is dropped. */
export const clientAddressHeader = 'x-party-dojo-address'

/** Where a new password comes in, and under which name. */
const newPasswords: Record<string, string> = {
  '/sign-up/email': 'password',
  '/reset-password': 'newPassword',
  '/change-password': 'newPassword',
}

/** Where whoever is signed in gives their own password. */
const ownPassword = ['/change-password', '/delete-user']

/** What every call of the sign-in library passes first. */
export function watchAccounts(services: ServerContext) {
  return createAuthMiddleware(async (c) => {
    const { path, body, headers } = c
    const fields: Record<string, unknown> = body ?? {}
    refuseStrangeAddress(fields.email)
    refuseStrangeAddress(fields.newEmail)
    const account = fields.newEmail ?? fields.email ?? fields.phoneNumber
    const limited = findPathLimit(path)
    if (limited && typeof account === 'string') {
      await limitTries(services, { ...limited, account: account.trim().toLowerCase(), headers })
    }
    const password = fields[newPasswords[path] ?? '']
    if (typeof password === 'string' && (await isCommonPassword(password))) {
      throw new APIError('BAD_REQUEST', {
        code: 'PASSWORD_TOO_COMMON',
        message: 'Half the street uses this password. Choose another one.',
      })
    }
    if (ownPassword.includes(path)) {
      const session = await getSessionFromCtx(c)
      if (session) {
        await refuseMoreThan(services, passwordLimit(session.user.id))
        if (path === '/delete-user') await requirePassword(services, session.user.id, fields)
      }
    }
    if (path === '/sign-up/email') {
      // Before the address is looked up: the answer must not tell who has an account.
      if (!services.env.isSignUpOpen) refuseSignUp()
      cleanSignUp(fields)
      if (typeof password === 'string') await hashAhead(password)
    }
  })
}

async function requirePassword(
  services: ServerContext,
  userId: string,
  { password }: Record<string, unknown>,
): Promise<void> {
  // The library takes an empty one for none, and is content with a fresh session then.
  if (password || !(await hasPassword(services, userId))) return
  throw new APIError('FORBIDDEN', {
    code: 'PASSWORD_REQUIRED',
    message: 'Send your password along.',
  })
}

/** Before anybody looks whether the address is known: both answers show it as it will be kept. */
function cleanSignUp(fields: Record<string, unknown>): void {
  if ('phoneNumber' in fields || 'phoneNumberVerified' in fields) {
    throw new APIError('BAD_REQUEST', {
      code: 'PHONE_NUMBER_UNPROVEN',
      message: 'A phone number is added with a code that is sent to it.',
    })
  }
  // In place: what a hook returns would be merged into it, which takes nothing away.
  Object.assign(fields, cleanPerson(fields))
  if (fields.image === null) delete fields.image
}

function refuseStrangeAddress(address: unknown): void {
  if (typeof address !== 'string') return
  if (isOwnEmail(address)) return
  throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'Invalid email' })
}

type Try = NonNullable<ReturnType<typeof findPathLimit>> & {
  account: string
  headers: Headers | undefined
}

async function limitTries(
  services: ServerContext,
  { name, limit, account, headers }: Try,
): Promise<void> {
  const who = limit.perAddress ? `${account} ${headers?.get(clientAddressHeader)}` : account
  const turn = { name, who }
  if (!limit.takesProof) return await refuseMoreThan(services, turn)
  const waitSeconds = await consume(services, turn)
  if (waitSeconds === null) return
  await requireProof(services, account, headers?.get(proofHeader), waitSeconds)
}

async function refuseMoreThan(services: ServerContext, turn: RateLimit): Promise<void> {
  const waitSeconds = await consume(services, turn)
  if (waitSeconds !== null) throw tooManyTries(waitSeconds)
}
