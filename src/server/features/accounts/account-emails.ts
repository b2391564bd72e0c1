import type { Env } from '#server/config/env.ts'
import { composeChangeEmail } from '#server/platform/messaging/compose-change-email.ts'
import { composePasswordChanged } from '#server/platform/messaging/compose-password-changed.ts'
import { composePhoneCode } from '#server/platform/messaging/compose-phone-code.ts'
import { composeResetPassword } from '#server/platform/messaging/compose-reset-password.ts'
import { composeSignInCode } from '#server/platform/messaging/compose-sign-in-code.ts'
import { composeSignUpAttempt } from '#server/platform/messaging/compose-sign-up-attempt.ts'
import { composeVerifyEmail } from '#server/platform/messaging/compose-verify-email.ts'

type Owner = { email: string; name: string }

export function createAccountEmails({ origin }: Pick<Env, 'origin'>) {
  // Without ORIGIN emails stay on this machine, so the request's host will do.
  const originOf = (request: Request | undefined) =>
    origin ?? (request ? new URL(request.url).origin : null)
  const pageUrl = (path: string, request: Request | undefined) =>
    `${originOf(request) ?? ''}${path}`
  return {
    verifyEmail: ({ email, name }: Owner, link: string) =>
      composeVerifyEmail({ to: email, name, link }),
    resetPassword: ({ email, name }: Owner, link: string) =>
      composeResetPassword({ to: email, name, link }),
    changeEmail: ({ email, name }: Owner, newEmail: string, link: string) =>
      composeChangeEmail({ to: email, name, newEmail, link }),
    passwordChanged: ({ email, name }: Owner, request?: Request) =>
      composePasswordChanged({ to: email, name, link: pageUrl('/reset-password', request) }),
    signUpAttempt: ({ email, name }: Owner, request?: Request) =>
      composeSignUpAttempt({ to: email, name, link: pageUrl('/sign-in', request) }),
    signInCode: ({ email, name }: Owner, code: string) =>
      composeSignInCode({ to: email, name, code }),
    phoneCode: (to: string, code: string, request?: Request) =>
      composePhoneCode({ to, code, origin: originOf(request) }),
  }
}
