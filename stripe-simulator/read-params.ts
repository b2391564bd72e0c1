import { badRequest } from './api-error.ts'
import type { Form, FormValue } from './parse-form.ts'

/** How one parameter is read; `anything` is taken as it comes and means nothing here. */
export type Field =
  | 'text'
  | 'integer'
  | 'flag'
  | 'metadata'
  | 'range'
  | 'anything'
  | readonly [Field]
  | Shape
export type Shape = { readonly [name: string]: Field }

export type Range = { gt?: number; gte?: number; lt?: number; lte?: number }
export type Metadata = Record<string, string>

/** `''` unsets: null where a number was expected, `''` where text or metadata was. */
type Value<F> = F extends 'text'
  ? string
  : F extends 'integer'
    ? number | null
    : F extends 'flag'
      ? boolean
      : F extends 'metadata'
        ? Metadata | ''
        : F extends 'range'
          ? Range
          : F extends 'anything'
            ? unknown
            : F extends readonly [infer Inner]
              ? Value<Inner>[]
              : F extends Shape
                ? Values<F>
                : never
export type Values<S extends Shape> = { [name in keyof S]?: Value<S[name]> }

/**
 * The parameters by their shape.
 *
 * @throws ApiError 400 for a name that is not in the shape and for a value that does not fit it
 */
export function readParams<S extends Shape>(form: Form, shape: S, within = ''): Values<S> {
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(form)) {
    const path = within ? `${within}[${name}]` : name
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (!field) throw badRequest(`Received unknown parameter: ${path}`, 'parameter_unknown', path)
    values[name] = readValue(value, field, path)
  }
  return values as Values<S>
}

function readValue(value: FormValue, field: Field, path: string): unknown {
  if (field === 'anything') return value
  if (field === 'metadata') return value === '' ? '' : readMetadata(value, path)
  if (field === 'range') return readRange(value, path)
  if (typeof field === 'object') {
    if (typeof value === 'string') {
      if (value === '') return Array.isArray(field) ? [] : {}
      throw badRequest(`Invalid ${Array.isArray(field) ? 'array' : 'object'}`, undefined, path)
    }
    if (!Array.isArray(field)) return readParams(value as Form, field as Shape, path)
    return Object.values(value).map((item, at) => readValue(item, field[0], `${path}[${at}]`))
  }
  if (typeof value !== 'string') throw badRequest('Invalid string', undefined, path)
  if (field === 'text') return value
  if (field === 'integer') return value === '' ? null : readInteger(value, path)
  if (value !== 'true' && value !== 'false')
    throw badRequest(`Invalid boolean: ${value}`, undefined, path)
  return value === 'true'
}

function readInteger(value: string, path: string): number {
  if (/^-?\d{1,15}$/.test(value)) return Number(value)
  throw badRequest(`Invalid integer: ${value}`, 'parameter_invalid_integer', path)
}

function readRange(value: FormValue, path: string): Range {
  if (typeof value !== 'string')
    return readParams(
      value as Form,
      { gt: 'integer', gte: 'integer', lt: 'integer', lte: 'integer' },
      path,
    ) as Range
  const exact = readInteger(value, path)
  return { gte: exact, lte: exact }
}

/** Limits: https://docs.stripe.com/api/metadata */
function readMetadata(value: FormValue, path: string): Metadata {
  if (typeof value === 'string') throw badRequest('Invalid object', undefined, path)
  const entries = Object.entries(value)
  if (entries.length > 50) throw badRequest('You can specify up to 50 keys', undefined, path)
  for (const [name, text] of entries) {
    if (typeof text !== 'string') throw badRequest('Invalid string', undefined, `${path}[${name}]`)
    if (name.length > 40 || text.length > 500)
      throw badRequest('Metadata is limited to 40 and 500 letters', undefined, `${path}[${name}]`)
  }
  return Object.fromEntries(entries) as Metadata
}

/** Stripe merges metadata by key; an empty value removes its key, an empty whole removes all. */
export function mergeMetadata(before: Metadata, changes: Metadata | '' | undefined): Metadata {
  if (changes === '') return {}
  const merged = Object.entries({ ...before, ...changes }).filter(([, text]) => text !== '')
  return Object.fromEntries(merged)
}
