import type { PolicySources } from '#server/platform/web/tracker-sources.ts'

/**
 * `scriptSources`: nonce, or hashes of inline scripts. `paymentBase`: origin of payment calls, where
 * it is another.
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
    // The video that keeps the screen awake is a data URL, a film of Charades the page's own blob.
    'media-src data: blob:',
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

/** Few, because a first visit loads a dozen assets. `hsts` is null without https. */
export function fileSecurityHeaders(hsts: string | null): Header[] {
  const headers: Header[] = [
    ['x-content-type-options', 'nosniff'],
    ['cross-origin-resource-policy', 'same-origin'],
  ]
  if (hsts) headers.push(['strict-transport-security', hsts])
  return headers
}

/** A sign-in popup must keep its opener. */
export function apiSecurityHeaders(hsts: string | null): Header[] {
  return [
    ...fileSecurityHeaders(hsts),
    ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
    ['cache-control', 'no-store'],
  ]
}

/** What a page may ask its visitor for. */
export type Devices = { camera?: boolean; microphone?: boolean }

export function securityHeaders(hsts: string | null, devices: Devices = {}): Header[] {
  const allow = (isAllowed = false) => `(${isAllowed ? 'self' : ''})`
  return [
    ...fileSecurityHeaders(hsts),
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    // Not plain `same-origin`: sign-in popups must be able to report back.
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    [
      'permissions-policy',
      `accelerometer=(self), gyroscope=(self), screen-wake-lock=(self), camera=${allow(devices.camera)}, microphone=${allow(devices.microphone)}, geolocation=()`,
    ],
  ]
}
