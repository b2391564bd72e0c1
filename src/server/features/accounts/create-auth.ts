import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { passkey } from '@better-auth/passkey'
import { APIError, isAPIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { genericOAuth, oauthPopup, phoneNumber } from 'better-auth/plugins'
import { userIdOf } from '#domain/profile/user-id.ts'
import type { ServerContext } from '#server/context.ts'
import { newId } from '#server/lib/new-id.ts'
import type { Message } from '#server/platform/messaging/message.ts'
import { logThrottled } from '#server/platform/observability/log-throttled.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { sessionCookieName, sessionSeconds } from '#server/platform/web/session.ts'
import { asTransient } from '#server/platform/web/to-app-error.ts'
import { createAccountEmails } from './account-emails.ts'
import { clientAddressHeader, guardAccountRequests } from './account-guards.ts'
import type { AccountHooks } from './account-hooks.ts'
import { blockedAccountHooks, throwSignUpClosed } from './account-state.ts'
import { disabledPaths } from './disabled-paths.ts'
import { emailCodes } from './email-codes.ts'
import { freshSessionMs } from './limits.ts'
import { models, passkeySchema, phoneSchema } from './models.ts'
import { passwords } from './passwords.ts'
import { cleanPerson, isPhoneNumber, isPlaceholderEmail, placeholderEmail } from './person-rules.ts'
import { recordDatabaseFailures } from './record-database-failures.ts'
import { referralHooks } from './referral-hooks.ts'
import { signInLinks } from './sign-in-link.ts'

/** Configures the sign-in library with safer defaults. */
export function createAuth(services: ServerContext, hooks: AccountHooks) {
  const { env, database, log, authSecret, messageQueue } = services
  const emails = createAccountEmails(env)
  const send = (message: Message) => {
    if (!isPlaceholderEmail(message.to)) messageQueue.send(message)
  }
  const referrals = referralHooks(services, hooks)
  const blockedHooks = blockedAccountHooks(database.db)
  return betterAuth({
    appName: 'Party Dojo',
    baseURL: env.origin ?? undefined,
    secret: authSecret,
    // Both databases store SQLite's form: ISO text and flags.
    database: recordDatabaseFailures(
      kyselyAdapter(database.db, { type: 'sqlite', transaction: true }),
    ),
    telemetry: { enabled: false },
    disabledPaths,
    // Replaced by limits in the database, per address, account and number.
    rateLimit: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message, ...details) => {
        // Most of its errors are mistyped input; failures reach `onError`.
        if (level !== 'error') log.debug({ event: 'auth_library.reported' }, message)
        else {
          const fields = { reason: message, details: details.map(String) }
          logThrottled(
            log,
            'warn',
            { event: 'auth_library.failed', ...fields },
            'Sign-in library reported an error',
          )
        }
      },
    },
    onAPIError: {
      errorURL: '/sign-in',
      onError: (error) => {
        // Rethrown, so that it is answered as everywhere else.
        if (asTransient(error)) throw error
        if (!isAPIError(error) || error.statusCode >= 500)
          log.error({ event: 'sign_in.failed', err: error }, 'Sign-in failed')
      },
    },
    advanced: {
      // Migrations create the tables. The library's check reads the whole catalogue at the first
      // sign-in, and fails while another process migrates.
      database: { generateId: () => newId(), validateSchema: false },
      // Independent of the environment, so that tests meet the same checks.
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      useSecureCookies: false,
      defaultCookieAttributes: { secure: env.isHttps },
      cookies: { session_token: { name: sessionCookieName(env.isHttps) } },
    },
    user: {
      ...models.user,
      deleteUser: {
        enabled: true,
        beforeDelete: async (user) => {
          await hooks.erase(userIdOf(user.id)).catch(toApiError)
        },
      },
      changeEmail: {
        enabled: true,
        sendChangeEmailConfirmation: async ({ user, newEmail, url }) =>
          send(emails.changeEmail(user, newEmail, url)),
      },
    },
    session: { ...models.session, expiresIn: sessionSeconds, freshAge: freshSessionMs / 1000 },
    account: {
      ...models.account,
      encryptOAuthTokens: true,
      // A signed-in user may link an account with another address.
      accountLinking: { allowDifferentEmails: true },
    },
    verification: models.verification,
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      password: passwords,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, url }) => send(emails.resetPassword(user, url)),
      onPasswordReset: async ({ user }, request) => send(emails.passwordChanged(user, request)),
      onExistingUserSignUp: async ({ user }, request) => send(emails.signUpAttempt(user, request)),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      sendVerificationEmail: async ({ user, url }) => send(emails.verifyEmail(user, url)),
    },
    socialProviders: env.google ? { google: { ...env.google, prompt: 'select_account' } } : {},
    plugins: [
      phoneNumber({
        schema: phoneSchema,
        phoneNumberValidator: isPhoneNumber,
        sendOTP: ({ phoneNumber: number, code }, c) =>
          send(emails.phoneCode(number, code, c?.request)),
        signUpOnVerification: { getTempEmail: placeholderEmail, getTempName: () => '' },
      }),
      emailCodes(services, (owner, code) => send(emails.signInCode(owner, code))),
      signInLinks(),
      passkey({ rpName: 'Party Dojo', schema: passkeySchema }),
      genericOAuth({ config: env.oidc ? [oidcProvider(env.oidc)] : [] }),
      oauthPopup(),
    ],
    hooks: { before: guardAccountRequests(services) },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => {
            if (!env.isSignUpOpen) throwSignUpClosed()
            return { data: cleanPerson(user) }
          },
          after: (user, c) => referrals.created(user.id, c?.headers),
        },
        update: {
          before: async (user) => ({ data: cleanPerson(user) }),
          after: (user) => referrals.changed(user.id),
        },
      },
      // Makes up for a process that died between verification and reward.
      session: {
        create: {
          before: blockedHooks.before,
          after: async (session) => {
            await blockedHooks.after(session)
            await referrals.changed(session.userId)
          },
        },
      },
    },
  })
}

export type Auth = ReturnType<typeof createAuth>

function oidcProvider({
  issuer,
  ...client
}: {
  issuer: string
  clientId: string
  clientSecret: string
}) {
  return {
    providerId: 'oidc',
    discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    ...client,
  }
}

function toApiError(error: unknown): never {
  if (!(error instanceof AppError)) throw error
  throw new APIError('SERVICE_UNAVAILABLE', { code: error.code, message: error.message })
}
