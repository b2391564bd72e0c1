/** What browsers keep for https; `localhost` counts as https. */
export type NeedsHttps =
  | 'Passkeys need'
  | 'Playing without a network needs'
  | 'Sending to another app needs'
  | 'A voice host needs'
  | 'Tilting needs'
  | 'Shaking needs'

/** False on a server, which does not know the protocol of the page. */
export function isPlainHttp(): boolean {
  return globalThis.isSecureContext === false
}

export function plainHttpReason(what: NeedsHttps): string | null {
  return isPlainHttp() ? `${what} https. This page came over plain http.` : null
}

const isAddress = (host: string) => /^[\d.]+$|^\[/.test(host)

/** Why this page can have no passkey in any browser; null when the page is not the reason. */
export function passkeyObstacle(host = location.hostname): string | null {
  const reason = plainHttpReason('Passkeys need')
  if (reason !== null || !isAddress(host)) return reason
  return 'Passkeys need a site with a name. This one is only a number.'
}
