import { z } from 'zod'
import { proofHeader } from '#contract/app-check.ts'
import { isoTime, json, text } from '#server/platform/web/answers.ts'
import type { Answer, Area, Call, Caller } from '#server/platform/web/call.ts'
import { disabledPaths } from './disabled-paths.ts'

const User = z
  .looseObject({
    id: text,
    name: text,
    email: text,
    emailVerified: z.boolean(),
    image: text.nullish(),
    createdAt: isoTime,
    updatedAt: isoTime,
    phoneNumber: text.nullish(),
    phoneNumberVerified: z.boolean().nullish(),
  })
  .meta({ id: 'Account', description: 'An account, as the sign-in library shows it to its owner.' })

const Session = z
  .looseObject({ id: text, token: text, userId: text, expiresAt: isoTime })
  .meta({ id: 'Session', description: 'A device that is signed in.' })

const loose = z.looseObject({})
const done = json('It is done.', loose)
const user = json('Who that is.', loose.extend({ user: User.optional() }))
const redirect: Answer = {
  says: 'Back to a page of the house.',
  headers: { location: 'The page.' },
}
const elsewhere: Answer = { says: 'To the other house.', headers: { location: 'Its page.' } }

type Told = {
  says: string
  by?: Caller
  headers?: Call['headers']
  answers?: Record<number, Answer>
}

/** What the library's calls are for, by their method and their path below `/api/auth`. */
export const toldCalls: Readonly<Record<string, Told>> = {
  'GET /ok': { says: 'Whether signing in works at all.' },
  'GET /error': {
    says: 'Where the library leads when it cannot go on.',
    answers: { 302: redirect },
  },
  'GET /get-session': {
    says: 'Who is signed in, or null.',
    answers: {
      200: json(
        'The session and its account.',
        z.strictObject({ session: Session, user: User }).nullable(),
      ),
    },
  },
  'POST /update-session': {
    says: 'Changes fields of the session; there are none of ours.',
    by: 'member',
  },
  'GET /list-sessions': {
    says: 'Every device that is signed in.',
    by: 'member',
    answers: { 200: json('The devices.', z.array(Session)) },
  },
  'POST /revoke-session': { says: 'Signs one device out.', by: 'member' },
  'POST /revoke-sessions': { says: 'Signs every device out.', by: 'member' },
  'POST /revoke-other-sessions': { says: 'Signs every other device out.', by: 'member' },
  'POST /sign-out': { says: 'Signs this device out.' },
  'POST /sign-up/email': {
    says: 'Makes an account by e-mail; the answer is the same for an address that has one.',
    answers: { 200: user },
  },
  'POST /sign-in/email': {
    says: 'Signs in by email and password. Past the limit of the account, 429 carries a `challenge`; its solution lets the next try through.',
    answers: { 200: user },
    headers: { [proofHeader]: text.describe('The solution of that challenge, as JSON.') },
  },
  'POST /sign-in/social': {
    says: 'Signs in by way of another house.',
    answers: { 200: json('Where to go.', loose) },
  },
  'GET /callback/{id}': {
    says: 'Where another house sends somebody back to.',
    answers: { 302: redirect },
  },
  'POST /callback/{id}': { says: 'The same, by a form.', answers: { 302: redirect } },
  'GET /oauth-popup/start': {
    says: 'Signs in by way of another house, in a window of its own.',
    answers: { 302: elsewhere },
  },
  'POST /link-social': { says: 'Joins an account of another house to one’s own.', by: 'member' },
  'POST /unlink-account': { says: 'Takes it away again.', by: 'member' },
  'GET /list-accounts': {
    says: 'The ways in which one can sign in.',
    by: 'member',
    answers: { 200: json('The ways.', z.array(loose)) },
  },
  'POST /request-password-reset': {
    says: 'Sends a letter with a link for a new password, if there is such an account.',
  },
  'GET /reset-password/{token}': {
    says: 'Where that link leads.',
    answers: { 302: redirect },
  },
  'POST /reset-password': { says: 'Sets a new password, for the token of that link.' },
  'POST /change-password': { says: 'Changes the password, for the old one.', by: 'member' },
  'POST /send-verification-email': { says: 'Sends the letter that proves an address once more.' },
  'GET /verify-email': {
    says: 'Where the link in that letter leads.',
    answers: { 200: done, 302: redirect },
  },
  'POST /change-email': { says: 'Asks for another address; letters go to both.', by: 'member' },
  'POST /update-user': { says: 'Changes the name or the picture of the account.', by: 'member' },
  'POST /delete-user': { says: 'Erases the account and all that is theirs.', by: 'member' },
  'GET /delete-user/callback': {
    says: 'Where a letter about that would lead.',
    by: 'member',
    answers: { 200: done, 302: redirect },
  },
  'POST /email-code/send': {
    says: 'Emails a code for signing in, if there is such an account; the answer has the id to send with the code.',
    answers: { 200: json('What the code belongs to.', z.strictObject({ id: text })) },
  },
  'POST /sign-in/email-code': { says: 'Signs in by that code.', answers: { 200: user } },
  'POST /sign-in/link': {
    says: 'Signs in by a link that the operator made.',
    answers: { 200: user },
  },
  'POST /phone-number/send-otp': { says: 'Sends a code to a telephone.' },
  'POST /phone-number/verify': {
    says: 'Signs in by such a code, or adds the number to the account.',
    answers: { 200: user },
  },
  'GET /passkey/generate-register-options': {
    says: 'What a device needs to make a passkey.',
    by: 'member',
  },
  'POST /passkey/verify-registration': { says: 'Keeps a passkey that was made.', by: 'member' },
  'GET /passkey/generate-authenticate-options': {
    says: 'What a device needs to sign in by a passkey.',
  },
  'POST /passkey/verify-authentication': { says: 'Signs in by a passkey.' },
  'GET /passkey/list-user-passkeys': {
    says: 'One’s own passkeys.',
    by: 'member',
    answers: { 200: json('The passkeys.', z.array(loose)) },
  },
  'POST /passkey/update-passkey': { says: 'Gives a passkey another name.', by: 'member' },
  'POST /passkey/delete-passkey': { says: 'Takes a passkey away.', by: 'member' },
}

type Endpoint = {
  path?: string
  options: {
    method?: unknown
    body?: unknown
    query?: unknown
    metadata?: { SERVER_ONLY?: boolean }
  }
}

/** The calls of the sign-in library, with the very schemas that it parses with. */
export function authCalls(auth: { api: object }): Area {
  const calls = Object.values(auth.api as Record<string, Endpoint>).flatMap(callsOf)
  return {
    name: 'Signing in',
    says: 'Accounts and sessions: the routes of the sign-in library, those that this house offers.',
    calls: calls.toSorted((a, b) => order.indexOf(keyOf(a)) - order.indexOf(keyOf(b))),
  }
}

const order = Object.keys(toldCalls)

function keyOf({ at }: Call): string {
  return at.replace(' /api/auth', ' ')
}

/** Only for houses that renew sessions by a call of its own. */
const alwaysRefused = 'POST /get-session'

/** An endpoint without a path is for the server alone; one that nothing is told of is not offered. */
function callsOf({ path, options }: Endpoint): Call[] {
  if (!path || options.metadata?.SERVER_ONLY || disabledPaths.includes(path)) return []
  const template = path.replace(/:(\w+)/g, '{$1}')
  const methods = ([options.method].flat() as ('GET' | 'POST')[]).filter(
    (method) => `${method} ${path}` !== alwaysRefused,
  )
  return methods.map((method): Call => {
    const told = toldCalls[`${method} ${template}`]
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, text])
    const { body, query } = options as { body?: z.ZodType; query?: z.ZodType }
    return {
      at: `${method} /api/auth${template}`,
      route: '/api/auth/*',
      id: idOf(method, path),
      says: told?.says ?? '',
      by: told?.by ?? 'asker',
      path: Object.fromEntries(names),
      ...(told?.headers && { headers: told.headers }),
      ...(query instanceof z.ZodObject && { query }),
      ...(body && method === 'POST' && { body, bodyIsOptional: true }),
      answers: told?.answers ?? { 200: done },
      refuses: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found'],
      refusalShape: 'auth',
      isLimited: path !== '/get-session',
    }
  })
}

/** `POST /phone-number/send-otp` is `authPostPhoneNumberSendOtp`. */
function idOf(method: string, path: string): string {
  const words = `auth ${method.toLowerCase()} ${path}`.split(/[^A-Za-z]+/).filter(Boolean)
  return words
    .map((word, at) => (at === 0 ? word : word[0]?.toUpperCase() + word.slice(1)))
    .join('')
}
