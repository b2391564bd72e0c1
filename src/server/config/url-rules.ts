export function isLoopbackUrl(text: string): boolean {
  const url = parseUrl(text)
  return url?.protocol === 'http:' && isLoopback(url.hostname) && url.href === `${url.origin}/`
}

/** Plain http only on this machine. */
export function isPaymentBaseUrl(text: string): boolean {
  const url = parseUrl(text)
  if (url === null || url.search !== '' || url.hash !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

/** Plain http only on this machine. The URL goes into a header. */
export function isScriptUrl(text: string): boolean {
  return isPaymentBaseUrl(text) && !/[;,'\s]/.test(text)
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}

export function isOrigin(text: string): boolean {
  const url = parseUrl(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

/** Plain http only on this machine, where tests run their providers. */
export function isIssuerUrl(text: string): boolean {
  const url = parseUrl(text)
  if (url === null) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

export function isPostgresUrl(text: string): boolean {
  const url = parseUrl(text)
  return url !== null && /^postgres(ql)?:$/.test(url.protocol)
}

export function hasProtocol(...protocols: string[]) {
  return (text: string) => {
    const url = parseUrl(text)
    return url !== null && protocols.includes(url.protocol) && url.hostname !== ''
  }
}
