export type Encoding = 'br' | 'gzip' | 'identity'

const maxCachedHeaders = 256
const encodingByHeader = new Map<string, Encoding>()

/** The smallest encoding that the client accepts. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  let encoding = encodingByHeader.get(header)
  if (encoding === undefined) {
    encoding = parseAcceptEncoding(header)
    // Bounds memory: made-up headers must not grow the map.
    if (encodingByHeader.size < maxCachedHeaders) encodingByHeader.set(header, encoding)
  }
  return encoding
}

function parseAcceptEncoding(header: string): Encoding {
  const qualities = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    qualities.set(name, quality === undefined ? 1 : Number(quality.slice(2)) || 0)
  }
  const qualityOf = (name: string) => qualities.get(name) ?? qualities.get('*') ?? 0
  const brotli = qualityOf('br')
  const gzip = qualities.has('gzip')
    ? qualityOf('gzip')
    : (qualities.get('x-gzip') ?? qualityOf('*'))
  if (brotli > 0 && brotli >= gzip) return 'br'
  return gzip > 0 ? 'gzip' : 'identity'
}
