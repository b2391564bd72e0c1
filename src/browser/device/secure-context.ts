/** What browsers keep for https; `localhost` counts as that. */
export type NeedsHttps =
  | 'Passkeys need'
  | 'Playing without a network needs'
  | 'Sending to another app needs'
  | 'A voice host needs'
  | 'Tilting needs'
  | 'Shaking needs'

/** Not on a server, where nobody has said how the page came. */
export function isPlainHttp(): boolean {
  return globalThis.isSecureContext === false
}

/** Why something is missing on a page that came over plain http; null on any other. */
export function plainHttpReason(what: NeedsHttps): string | null {
  return isPlainHttp() ? `${what} https. This page came over plain http.` : null
}

const isAddress = (host: string) => /^[\d.]+$|^\[/.test(host)

/** Why this page can have no passkey, whatever the browser; null where that is not the page's doing. */
export function passkeyObstacle(host = location.hostname): string | null {
  const reason = plainHttpReason('Passkeys need')
  if (reason !== null || !isAddress(host)) return reason
  return 'Passkeys need a site with a name. This one is only a number.'
}
