import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { inWords } from '../http/rate-limit.ts'
import { takeTurn } from '../http/turns.ts'
import type { Services } from '../services.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hasPassword, passwordTurn } from './confirm-owner.ts'
import { pathLimits, quarterHourMs } from './limits.ts'
import { hashAhead } from './passwords.ts'
import { cleanPerson, isPlaceholderEmail } from './person-rules.ts'

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
export function watchAccounts(services: Services) {
  return createAuthMiddleware(async (c) => {
    const { path, body } = c
    const fields: Record<string, unknown> = body ?? {}
    refuseStrangeAddress(fields.email)
    refuseStrangeAddress(fields.newEmail)
    const account = fields.newEmail ?? fields.email ?? fields.phoneNumber
    const hits = pathLimits[path]?.tries
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
    if (ownPassword.includes(path)) {
      const session = await getSessionFromCtx(c)
      if (session) {
        await refuseMoreThan(services, passwordTurn(session.user.id))
        if (path === '/delete-user') await requirePassword(services, session.user.id, fields)
      }
    }
    if (path === '/sign-up/email') {
      cleanSignUp(fields)
      if (typeof password === 'string') await hashAhead(password)
    }
  })
}

async function requirePassword(
  services: Services,
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

/** RFC 5321, 4.5.3.1.3: a path of 256 octets, brackets included. */
const longestEmail = 254

function refuseStrangeAddress(address: unknown): void {
  if (typeof address !== 'string') return
  if (address.length <= longestEmail && !isPlaceholderEmail(address.trim().toLowerCase())) return
  throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'Invalid email' })
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
