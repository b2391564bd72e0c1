import { AppError } from '#server/platform/web/errors.ts'
import { decodeOnce } from './object-rules.ts'

/** Decodes a query once and strictly; of duplicate names the first counts. */
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

/** The generation that the caller knows, 0 for none; null to accept any. */
export function parseGeneration(query: Map<string, string>): number | null {
  const text = query.get('ifGenerationMatch')
  if (text === undefined) return null
  if (!/^\d{1,16}$/.test(text) || !Number.isSafeInteger(Number(text))) {
    throw new AppError('invalid_request', 'ifGenerationMatch must be a generation.')
  }
  return Number(text)
}
