import { paymentPath } from '#contract/premium.ts'
import { unsubscribePath } from '../emails/unsubscribe-link.ts'

/** What a private site answers to everybody: signing in, machines, links in emails, its authority. */
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

/** The pages of accounts and of trusting this server, and the data that a browser asks for between them. */
const publicPagePattern = /^\/(?:sign-in|sign-up|reset-password|verify-email|trust)(?:\.data)?$/

/** Code, fonts and pictures that those pages are drawn with; what they say of games is no secret. */
const publicFilePattern = /^\/(?:api\/auth|assets)\/|^\/[\w-]+\.(?:svg|png|ico)$/

export function isPublicPath(path: string): boolean {
  return publicPaths.has(path) || publicPagePattern.test(path) || publicFilePattern.test(path)
}
