import type { Env } from '../config/env.ts'
import { packsForSale } from '../features/packs/premium-packs.ts'
import type { SignInOptions, SiteContext } from './request-context.ts'

export function siteContextOf(env: Env): SiteContext {
  return {
    operator: env.operator,
    supportEmail: env.supportEmail,
    signIn: signInOptions(env),
    trackers: env.trackers,
    packsForSale,
  }
}

function signInOptions(env: Env): SignInOptions {
  const { google, oidc, origin } = env
  return {
    hasGoogle: google !== null,
    oidcHost: oidc && new URL(oidc.issuer).host,
    sendsMail: env.smtpUrl !== null,
    sendsSms: env.smsWebhookUrl !== null,
    isSignUpOpen: env.isSignUpOpen,
    origin,
  }
}
