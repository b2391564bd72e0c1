import type { PolicySources } from '#server/platform/web/tracker-sources.ts'

/**
 * The policy of one page; `scriptSources` are its nonce or the hashes of its inline scripts.
 * @param paymentBase where the payment calls go when not to this house
 * @param canFrameOwnPages whether it may show a page of this house in a frame
 * @param extraSources what it may load and send beside that, by directive
 */
export function contentSecurityPolicy(
  scriptSources: readonly string[],
  paymentBase: string | null,
  canFrameOwnPages = false,
  extraSources: PolicySources = { script: [], img: [], connect: [], frame: [] },
): string {
  const scripts = [
    "'self'",
    ...scriptSources.map((source) => `'${source}'`),
    ...extraSources.script,
  ]
  const connectSources = [
    "'self'",
    ...(paymentBase ? [new URL(paymentBase).origin] : []),
    ...extraSources.connect,
  ]
  const frameSources = [...(canFrameOwnPages ? ["'self'"] : []), ...extraSources.frame]
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self'",
    ["img-src 'self' data:", ...extraSources.img].join(' '),
    "font-src 'self'",
    // The video that keeps a screen awake stands in its script.
    'media-src data:',
    `connect-src ${connectSources.join(' ')}`,
    ...(frameSources.length > 0 ? [`frame-src ${frameSources.join(' ')}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

type Header = [name: string, value: string]

/**
 * The headers of scripts, pictures and fonts: few, for a first visit brings a dozen of them.
 * @param hsts how long browsers are to ask by https alone; null where this server has no https
 */
export function fileSecurityHeaders(hsts: string | null): Header[] {
  const headers: Header[] = [
    ['x-content-type-options', 'nosniff'],
    ['cross-origin-resource-policy', 'same-origin'],
  ]
  if (hsts) headers.push(['strict-transport-security', hsts])
  return headers
}

/**
 * The headers of the API: nothing it answers is a page, and a window that comes back from signing in
 * elsewhere must still know who opened it.
 */
export function apiSecurityHeaders(hsts: string | null): Header[] {
  return [
    ...fileSecurityHeaders(hsts),
    ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
    ['cache-control', 'no-store'],
  ]
}

/**
 * The headers of every answer that may be opened as a page.
 * @param canUseMicrophone whether it may ask for the microphone
 */
export function securityHeaders(hsts: string | null, canUseMicrophone = false): Header[] {
  return [
    ...fileSecurityHeaders(hsts),
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    // Not plain `same-origin`: sign-in popups must be able to report back.
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    [
      'permissions-policy',
      `accelerometer=(self), gyroscope=(self), screen-wake-lock=(self), camera=(), microphone=(${canUseMicrophone ? 'self' : ''}), geolocation=()`,
    ],
  ]
}
