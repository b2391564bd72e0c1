import { paymentPath } from '#contract/premium.ts'
import { unsubscribePath } from '../emails/unsubscribe-link.ts'

/** Public on a private site: sign-in, health checks, links in emails, its certificate. */
const publicPaths = new Set([
  '/healthz',
  '/readyz',
  '/metrics',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/version.json',
  '/TRUST',
  '/trust/party-dojo.crt',
  '/trust/party-dojo.mobileconfig',
  `${paymentPath}/webhook`,
  unsubscribePath,
])

const publicPagePattern = /^\/(?:sign-in|sign-up|reset-password|verify-email|trust)(?:\.data)?$/

/** Assets of those pages; the game texts among them are no secret. */
const publicFilePattern = /^\/(?:api\/auth|assets)\/|^\/[\w-]+\.(?:svg|png|ico)$/

export function isPublicPath(path: string): boolean {
  return publicPaths.has(path) || publicPagePattern.test(path) || publicFilePattern.test(path)
}
