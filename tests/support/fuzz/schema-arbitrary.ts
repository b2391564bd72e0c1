import fc from 'fast-check'

type Schema = Record<string, unknown>

const componentStart = '#/components/schemas/'

/** Values that fit a JSON Schema as this server writes them, for whatever a request is made of. */
export function schemaArbitrary(
  schema: unknown,
  components: Record<string, unknown>,
): fc.Arbitrary<unknown> {
  const of = (inner: unknown) => schemaArbitrary(inner, components)
  const { $ref, enum: values, anyOf, oneOf, allOf, type, ...rest } = (schema ?? {}) as Schema
  if (typeof $ref === 'string') return of(components[$ref.slice(componentStart.length)])
  if ('const' in rest) return fc.constant(rest.const)
  if (Array.isArray(values)) return fc.constantFrom(...values)
  const either = anyOf ?? oneOf
  if (Array.isArray(either)) return fc.oneof(...either.map(of))
  if (Array.isArray(allOf)) {
    return fc.tuple(...allOf.map(of)).map((parts) => Object.assign({}, ...parts))
  }
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => of({ ...rest, type: one })))
  switch (type) {
    case 'string':
      return text(rest)
    case 'integer':
      return fc.integer({ min: Number(rest.minimum ?? -100), max: Number(rest.maximum ?? 1e6) })
    case 'number':
      return fc.oneof(
        fc.integer({ min: 0, max: 400 }),
        fc.double({ noNaN: true, min: 0, max: 1e6 }),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(of(rest.items), {
        minLength: Number(rest.minItems ?? 0),
        maxLength: Math.min(5, Number(rest.maxItems ?? 5)),
      })
    case 'object':
      return record(rest, of)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function text({ format, pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') return time
  if (format === 'email') return fc.emailAddress()
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern))
  const size = { minLength: Number(minLength), maxLength: Math.min(40, Number(maxLength)) }
  return fc.oneof(fc.string(size), fc.string({ ...size, unit: 'grapheme' }))
}

const time = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

function record(
  { properties = {}, required = [], additionalProperties }: Schema,
  of: (schema: unknown) => fc.Arbitrary<unknown>,
): fc.Arbitrary<object> {
  const fields = Object.entries(properties as Schema).map(([name, field]) => [name, of(field)])
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: required as never[] })
  if (typeof additionalProperties !== 'object' || additionalProperties === null) return known
  const others = fc.dictionary(fc.string({ maxLength: 12 }), of(additionalProperties), {
    maxKeys: 3,
  })
  return fc.tuple(others, known).map(([a, b]) => ({ ...a, ...b }))
}
