import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { inWords } from '../http/rate-limit.ts'
import { takeTurn } from '../http/turns.ts'
import type { Services } from '../services.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hasPassword } from './confirm-owner.ts'

/** Set by our server on what it hands to the sign-in library; whatever a client sent is dropped. */
export const clientAddressHeader = 'x-party-dojo-address'

const quarterHourMs = 15 * 60 * 1000

/** How often a quarter of an hour one account or number may be tried, whoever asks. */
const tries: Record<string, number> = {
  '/sign-in/email': 20,
  '/sign-up/email': 5,
  '/request-password-reset': 5,
  '/send-verification-email': 5,
  '/phone-number/send-otp': 5,
  '/phone-number/verify': 10,
}

/** Where a new password comes in, and under which name. */
const newPasswords: Record<string, string> = {
  '/sign-up/email': 'password',
  '/reset-password': 'newPassword',
  '/change-password': 'newPassword',
}

/** What every call of the sign-in library passes first. */
export function watchAccounts(services: Services) {
  return createAuthMiddleware(async (c) => {
    const { path, body } = c
    const fields: Record<string, unknown> = body ?? {}
    const account = fields.email ?? fields.phoneNumber
    const hits = tries[path]
    if (hits !== undefined && typeof account === 'string') {
      const who = account.trim().toLowerCase()
      await refuseMoreThan(services, { name: path, who, hits, windowMs: quarterHourMs })
    }
    const password = fields[newPasswords[path] ?? '']
    if (typeof password === 'string' && (await isCommonPassword(password))) {
      throw new APIError('BAD_REQUEST', {
        code: 'PASSWORD_TOO_COMMON',
        message: 'Half the street uses this password. Choose another one.',
      })
    }
    if (path === '/delete-user' && fields.password === undefined) {
      const session = await getSessionFromCtx(c)
      if (session && (await hasPassword(services, session.user.id))) {
        throw new APIError('FORBIDDEN', {
          code: 'PASSWORD_REQUIRED',
          message: 'Send your password along.',
        })
      }
    }
  })
}

async function refuseMoreThan(
  services: Services,
  turn: Parameters<typeof takeTurn>[1],
): Promise<void> {
  const waitSeconds = await takeTurn(services, turn)
  if (waitSeconds === null) return
  throw new APIError(
    'TOO_MANY_REQUESTS',
    {
      code: 'TOO_MANY_TRIES',
      message: `Too many tries for this account. Please wait ${inWords(waitSeconds)}.`,
    },
    { 'Retry-After': String(waitSeconds) },
  )
}
