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
  .meta({ id: 'Account', description: 'An account, as its owner sees it.' })

const Session = z
  .looseObject({ id: text, token: text, userId: text, expiresAt: isoTime })
  .meta({ id: 'Session', description: 'A session of one device.' })

const loose = z.looseObject({})
const done = json('Done.', loose)
const user = json('The account.', loose.extend({ user: User.optional() }))
const redirectResponse: OperationResponse = {
  description: 'Redirect to a page of this site.',
  headers: { location: 'The page.' },
}
const providerRedirect: OperationResponse = {
  description: 'Redirect to the provider.',
  headers: { location: 'The provider’s page.' },
}

type LibraryOperation = {
  summary: string
  auth?: AuthRequirement
  headers?: Operation['headers']
  responses?: Record<number, OperationResponse>
}

export const libraryOperations: Readonly<Record<string, LibraryOperation>> = {
  'GET /ok': { summary: 'Health of the sign-in library.' },
  'GET /error': {
    summary: 'Redirect target for sign-in errors.',
    responses: { 302: redirectResponse },
  },
  'GET /get-session': {
    summary: 'Get the session, or null when signed out.',
    responses: {
      200: json(
        'The session and its account.',
        z.strictObject({ session: Session, user: User }).nullable(),
      ),
    },
  },
  'POST /update-session': {
    summary: 'Update fields of the session; there are none.',
    auth: 'session',
  },
  'GET /list-sessions': {
    summary: 'List the account’s sessions.',
    auth: 'session',
    responses: { 200: json('The sessions.', z.array(Session)) },
  },
  'POST /revoke-session': { summary: 'Revoke one session.', auth: 'session' },
  'POST /revoke-sessions': { summary: 'Revoke all sessions.', auth: 'session' },
  'POST /revoke-other-sessions': { summary: 'Revoke all other sessions.', auth: 'session' },
  'POST /sign-out': { summary: 'Sign out.' },
  'POST /sign-up/email': {
    summary: 'Create an account by email. The response is the same when the address is taken.',
    responses: { 200: user },
  },
  'POST /sign-in/email': {
    summary:
      'Sign in by email and password. Above the account’s limit, 429 carries a `challenge`; its solution admits the next attempt.',
    responses: { 200: user },
    headers: { [proofHeader]: text.describe('The solution of the challenge, as JSON.') },
  },
  'POST /sign-in/social': {
    summary: 'Sign in with a provider.',
    responses: { 200: json('The URL to open.', loose) },
  },
  'GET /callback/{id}': {
    summary: 'Callback of a provider.',
    responses: { 302: redirectResponse },
  },
  'POST /callback/{id}': {
    summary: 'Callback of a provider, by form.',
    responses: { 302: redirectResponse },
  },
  'GET /oauth-popup/start': {
    summary: 'Sign in with a provider, in a popup.',
    responses: { 302: providerRedirect },
  },
  'POST /link-social': {
    summary: 'Link a provider’s account.',
    auth: 'session',
  },
  'POST /unlink-account': { summary: 'Unlink a provider’s account.', auth: 'session' },
  'GET /list-accounts': {
    summary: 'List the account’s sign-in methods.',
    auth: 'session',
    responses: { 200: json('The methods.', z.array(loose)) },
  },
  'POST /request-password-reset': {
    summary: 'Send a password reset email if the account exists.',
  },
  'GET /reset-password/{token}': {
    summary: 'Target of the link in the reset email.',
    responses: { 302: redirectResponse },
  },
  'POST /reset-password': { summary: 'Set a new password with the token of the reset link.' },
  'POST /change-password': {
    summary: 'Change the password. Requires the current one.',
    auth: 'session',
  },
  'POST /send-verification-email': {
    summary: 'Send the verification email again.',
  },
  'GET /verify-email': {
    summary: 'Target of the link in the verification email.',
    responses: { 200: done, 302: redirectResponse },
  },
  'POST /change-email': {
    summary: 'Request a change of address; both addresses get an email.',
    auth: 'session',
  },
  'POST /update-user': {
    summary: 'Update the account’s name or picture.',
    auth: 'session',
  },
  'POST /delete-user': { summary: 'Delete the account and its data.', auth: 'session' },
  'GET /delete-user/callback': {
    summary: 'Target of a link in a deletion email; none is sent.',
    auth: 'session',
    responses: { 200: done, 302: redirectResponse },
  },
  'POST /email-code/send': {
    summary:
      'Email a sign-in code if the account exists. The response has the id to send with the code.',
    responses: { 200: json('The id of the code.', z.strictObject({ id: text })) },
  },
  'POST /sign-in/email-code': { summary: 'Sign in by an emailed code.', responses: { 200: user } },
  'POST /sign-in/link': {
    summary: 'Sign in by a link from the operator.',
    responses: { 200: user },
  },
  'POST /phone-number/send-otp': { summary: 'Send a code by SMS.' },
  'POST /phone-number/verify': {
    summary: 'Sign in by an SMS code, or add the number to the account.',
    responses: { 200: user },
  },
  'GET /passkey/generate-register-options': {
    summary: 'Options for creating a passkey.',
    auth: 'session',
  },
  'POST /passkey/verify-registration': {
    summary: 'Store a new passkey.',
    auth: 'session',
  },
  'GET /passkey/generate-authenticate-options': {
    summary: 'Options for signing in by passkey.',
  },
  'POST /passkey/verify-authentication': { summary: 'Sign in by passkey.' },
  'GET /passkey/list-user-passkeys': {
    summary: 'List the account’s passkeys.',
    auth: 'session',
    responses: { 200: json('The passkeys.', z.array(loose)) },
  },
  'POST /passkey/update-passkey': { summary: 'Rename a passkey.', auth: 'session' },
  'POST /passkey/delete-passkey': { summary: 'Delete a passkey.', auth: 'session' },
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
    tag: 'Sign-in',
    description: 'Accounts and sessions: the enabled routes of the sign-in library.',
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
      auth: described?.auth ?? 'optional',
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
