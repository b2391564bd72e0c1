import { z } from 'zod'
import { proofHeader } from '#contract/app-check.ts'
import type {
  AuthRequirement,
  Operation,
  OperationGroup,
  OperationResponse,
} from '#server/platform/web/operation.ts'
import { isoTime, json, text } from '#server/platform/web/operation-responses.ts'
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
const redirectResponse: OperationResponse = {
  description: 'Back to a page of the house.',
  headers: { location: 'The page.' },
}
const providerRedirect: OperationResponse = {
  description: 'To the other house.',
  headers: { location: 'Its page.' },
}

type LibraryOperation = {
  summary: string
  auth?: AuthRequirement
  headers?: Operation['headers']
  responses?: Record<number, OperationResponse>
}

export const libraryOperations: Readonly<Record<string, LibraryOperation>> = {
  'GET /ok': { summary: 'Whether signing in works at all.' },
  'GET /error': {
    summary: 'Where the library leads when it cannot go on.',
    responses: { 302: redirectResponse },
  },
  'GET /get-session': {
    summary: 'Who is signed in, or null.',
    responses: {
      200: json(
        'The session and its account.',
        z.strictObject({ session: Session, user: User }).nullable(),
      ),
    },
  },
  'POST /update-session': {
    summary: 'Changes fields of the session; there are none of ours.',
    auth: 'member',
  },
  'GET /list-sessions': {
    summary: 'Every device that is signed in.',
    auth: 'member',
    responses: { 200: json('The devices.', z.array(Session)) },
  },
  'POST /revoke-session': { summary: 'Signs one device out.', auth: 'member' },
  'POST /revoke-sessions': { summary: 'Signs every device out.', auth: 'member' },
  'POST /revoke-other-sessions': { summary: 'Signs every other device out.', auth: 'member' },
  'POST /sign-out': { summary: 'Signs this device out.' },
  'POST /sign-up/email': {
    summary: 'Makes an account by e-mail; the answer is the same for an address that has one.',
    responses: { 200: user },
  },
  'POST /sign-in/email': {
    summary:
      'Signs in by email and password. Past the limit of the account, 429 carries a `challenge`; its solution lets the next try through.',
    responses: { 200: user },
    headers: { [proofHeader]: text.describe('The solution of that challenge, as JSON.') },
  },
  'POST /sign-in/social': {
    summary: 'Signs in by way of another house.',
    responses: { 200: json('Where to go.', loose) },
  },
  'GET /callback/{id}': {
    summary: 'Where another house sends somebody back to.',
    responses: { 302: redirectResponse },
  },
  'POST /callback/{id}': { summary: 'The same, by a form.', responses: { 302: redirectResponse } },
  'GET /oauth-popup/start': {
    summary: 'Signs in by way of another house, in a window of its own.',
    responses: { 302: providerRedirect },
  },
  'POST /link-social': {
    summary: 'Joins an account of another house to one’s own.',
    auth: 'member',
  },
  'POST /unlink-account': { summary: 'Takes it away again.', auth: 'member' },
  'GET /list-accounts': {
    summary: 'The ways in which one can sign in.',
    auth: 'member',
    responses: { 200: json('The ways.', z.array(loose)) },
  },
  'POST /request-password-reset': {
    summary: 'Sends a letter with a link for a new password, if there is such an account.',
  },
  'GET /reset-password/{token}': {
    summary: 'Where that link leads.',
    responses: { 302: redirectResponse },
  },
  'POST /reset-password': { summary: 'Sets a new password, for the token of that link.' },
  'POST /change-password': { summary: 'Changes the password, for the old one.', auth: 'member' },
  'POST /send-verification-email': {
    summary: 'Sends the letter that proves an address once more.',
  },
  'GET /verify-email': {
    summary: 'Where the link in that letter leads.',
    responses: { 200: done, 302: redirectResponse },
  },
  'POST /change-email': {
    summary: 'Asks for another address; letters go to both.',
    auth: 'member',
  },
  'POST /update-user': {
    summary: 'Changes the name or the picture of the account.',
    auth: 'member',
  },
  'POST /delete-user': { summary: 'Erases the account and all that is theirs.', auth: 'member' },
  'GET /delete-user/callback': {
    summary: 'Where a letter about that would lead.',
    auth: 'member',
    responses: { 200: done, 302: redirectResponse },
  },
  'POST /email-code/send': {
    summary:
      'Emails a code for signing in, if there is such an account; the answer has the id to send with the code.',
    responses: { 200: json('What the code belongs to.', z.strictObject({ id: text })) },
  },
  'POST /sign-in/email-code': { summary: 'Signs in by that code.', responses: { 200: user } },
  'POST /sign-in/link': {
    summary: 'Signs in by a link that the operator made.',
    responses: { 200: user },
  },
  'POST /phone-number/send-otp': { summary: 'Sends a code to a telephone.' },
  'POST /phone-number/verify': {
    summary: 'Signs in by such a code, or adds the number to the account.',
    responses: { 200: user },
  },
  'GET /passkey/generate-register-options': {
    summary: 'What a device needs to make a passkey.',
    auth: 'member',
  },
  'POST /passkey/verify-registration': {
    summary: 'Keeps a passkey that was made.',
    auth: 'member',
  },
  'GET /passkey/generate-authenticate-options': {
    summary: 'What a device needs to sign in by a passkey.',
  },
  'POST /passkey/verify-authentication': { summary: 'Signs in by a passkey.' },
  'GET /passkey/list-user-passkeys': {
    summary: 'One’s own passkeys.',
    auth: 'member',
    responses: { 200: json('The passkeys.', z.array(loose)) },
  },
  'POST /passkey/update-passkey': { summary: 'Gives a passkey another name.', auth: 'member' },
  'POST /passkey/delete-passkey': { summary: 'Takes a passkey away.', auth: 'member' },
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

/** Uses the schemas with which the library parses. */
export function authOperations(auth: { api: object }): OperationGroup {
  const operations = Object.values(auth.api as Record<string, Endpoint>).flatMap(operationsOf)
  return {
    tag: 'Signing in',
    description:
      'Accounts and sessions: the routes of the sign-in library, those that this house offers.',
    operations: operations.toSorted((a, b) => order.indexOf(keyOf(a)) - order.indexOf(keyOf(b))),
  }
}

const order = Object.keys(libraryOperations)

function keyOf({ route: at }: Operation): string {
  return at.replace(' /api/auth', ' ')
}

/** Only where sessions are renewed by a call. */
const excludedOperation = 'POST /get-session'

/** Skips endpoints without a path (server only) or without a description (not offered). */
function operationsOf({ path, options }: Endpoint): Operation[] {
  if (!path || options.metadata?.SERVER_ONLY || disabledPaths.includes(path)) return []
  const template = path.replace(/:(\w+)/g, '{$1}')
  const methods = ([options.method].flat() as ('GET' | 'POST')[]).filter(
    (method) => `${method} ${path}` !== excludedOperation,
  )
  return methods.map((method): Operation => {
    const described = libraryOperations[`${method} ${template}`]
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, text])
    const { body, query } = options as { body?: z.ZodType; query?: z.ZodType }
    return {
      route: `${method} /api/auth${template}`,
      routerPath: '/api/auth/*',
      id: idOf(method, path),
      summary: described?.summary ?? '',
      auth: described?.auth ?? 'asker',
      path: Object.fromEntries(names),
      ...(described?.headers && { headers: described.headers }),
      ...(query instanceof z.ZodObject && { query }),
      ...(body && method === 'POST' && { body, isBodyOptional: true }),
      responses: described?.responses ?? { 200: done },
      errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found'],
      errorShape: 'auth',
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
