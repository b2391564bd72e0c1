import { type ObjectShape, resolveNamed, resolveType, type Shape } from './resolve-type.ts'

type Json = Record<string, unknown>

const maxNamed = 12
const maxShown = 60
const decimalText = /^-?\d+(\.\d+)?$/
const integerText = /^-?\d+$/

/**
 * What keeps a JSON value from being of this type of the official library, a sentence with its path
 * each; empty when it fits. The type is written as in a program: `Customer`, `Checkout.Session`,
 * `ApiList<Price>`, `Customer | DeletedCustomer`. A field that holds `undefined` counts as absent,
 * and an open list of values as closed. Throws for a name the library does not have.
 */
export function checkAgainstSdk(typeName: string, value: unknown): string[] {
  return findFaults(resolveNamed(typeName), value, '$')
}

function findFaults(shape: Shape, value: unknown, path: string): string[] {
  if (shape.kind === 'union') return findUnionFaults(shape.options, value, path)
  if (shape.kind === 'list' && Array.isArray(value)) {
    const item = resolveType(shape.item)
    return value.flatMap((each, index) => findFaults(item, each, `${path}[${index}]`))
  }
  if (shape.kind === 'object' && isObject(value)) return findFieldFaults(shape, value, path)
  return fits(shape, value) ? [] : [misfit([shape], value, path)]
}

function findFieldFaults(shape: ObjectShape, value: Json, path: string): string[] {
  const faults: string[] = []
  for (const [key, { optional, type }] of shape.fields) {
    const at = step(path, key)
    if (value[key] !== undefined) faults.push(...findFaults(resolveType(type), value[key], at))
    else if (!optional) faults.push(`${at} is missing`)
  }
  for (const [key, held] of Object.entries(value)) {
    if (held === undefined || shape.fields.has(key)) continue
    const at = step(path, key)
    if (shape.others) faults.push(...findFaults(resolveType(shape.others), held, at))
    else faults.push(`${at} is no field of ${shape.name || 'this object'}`)
  }
  return faults
}

/** The faults against the option that the value most likely means to be. */
function findUnionFaults(options: Shape[], value: unknown, path: string): string[] {
  const candidates = options.filter((option) => fits(option, value))
  if (candidates.length === 0) return [misfit(options, value, path)]
  if (!isObject(value)) return fewest(candidates, value, path)

  const tagged = candidates.map((option) => ({ option, strays: findStrayTags(option, value) }))
  const least = Math.min(...tagged.map(({ strays }) => strays.length))
  const nearest = tagged.filter(({ strays }) => strays.length === least)
  const [key] = nearest[0]?.strays ?? []
  if (key === undefined || nearest.length === 1) {
    return fewest(
      nearest.map(({ option }) => option),
      value,
      path,
    )
  }
  if (value[key] === undefined) return [`${step(path, key)} is missing`]
  const tags = nearest.flatMap(({ option }) => tagsOf(option).filter(([tag]) => tag === key))
  const allowed = tags.map(([, tag]): Shape => ({ kind: 'literal', value: tag }))
  return [misfit(allowed, value[key], step(path, key))]
}

function fewest(options: Shape[], value: unknown, path: string): string[] {
  const attempts = options.map((option) => findFaults(option, value, path))
  return attempts.reduce((best, each) => (each.length < best.length ? each : best))
}

function findStrayTags(option: Shape, value: Json): string[] {
  return tagsOf(option).flatMap(([key, tag]) => (value[key] === tag ? [] : [key]))
}

/** The discriminating fields: those that must hold one fixed value. */
function tagsOf(option: Shape): [key: string, value: unknown][] {
  if (option.kind !== 'object') return []
  return [...option.fields].flatMap(([key, { optional, type }]): [string, unknown][] => {
    // Asked of the text alone: resolving every field would read half of the library.
    if (optional || type.node.type !== 'TSLiteralType') return []
    const tag = resolveType(type)
    return tag.kind === 'literal' ? [[key, tag.value]] : []
  })
}

/** Whether the value is of this kind; its fields are not checked. */
function fits(shape: Shape, value: unknown): boolean {
  switch (shape.kind) {
    case 'anything':
      return value !== undefined
    case 'nothing':
      return value === undefined
    case 'open':
    case 'string':
      return typeof value === 'string'
    case 'number':
      return Number.isFinite(value)
    case 'decimal':
      return typeof value === 'string' && decimalText.test(value)
    case 'bigint':
      return typeof value === 'string' && integerText.test(value)
    case 'literal':
      return value === shape.value
    case 'list':
      return Array.isArray(value)
    case 'object':
      return isObject(value)
    case 'union':
      return shape.options.some((option) => fits(option, value))
    case 'boolean':
      return typeof value === 'boolean'
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function misfit(options: Shape[], value: unknown, path: string): string {
  const names = [...new Set(options.map(describe))]
  const named = names.slice(0, maxNamed)
  if (names.length > maxNamed) named.push(`one of ${names.length - maxNamed} more`)
  return `${path} is ${show(value)}, not ${named.join(' or ')}`
}

function describe(shape: Shape): string {
  switch (shape.kind) {
    case 'anything':
      return 'anything'
    case 'nothing':
      return 'absent'
    case 'literal':
      return JSON.stringify(shape.value)
    case 'decimal':
      return 'a decimal number in a string'
    case 'bigint':
      return 'a whole number in a string'
    case 'list':
      return 'a list'
    case 'object':
      return shape.name ? `an object (${shape.name})` : 'an object'
    case 'open':
      return 'a string'
    default:
      return `a ${shape.kind}`
  }
}

function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (isObject(value)) return 'an object'
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value)
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text
}

function step(path: string, key: string): string {
  return /^[\w$]+$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`
}
