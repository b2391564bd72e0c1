import { decodeOnce } from './object-rules.ts'

/** The query of an address, decoded once and strictly; of a name that comes twice, the first. */
export function readQuery(url: string): Map<string, string> {
  const query = new Map<string, string>()
  const start = url.indexOf('?')
  if (start === -1) return query
  for (const pair of url.slice(start + 1).split('&')) {
    const equals = pair.indexOf('=')
    const name = equals === -1 ? pair : pair.slice(0, equals)
    if (name === '' || query.has(name)) continue
    const value = equals === -1 ? '' : pair.slice(equals + 1)
    query.set(name, decodeOnce(value.replaceAll('+', ' ')))
  }
  return query
}
