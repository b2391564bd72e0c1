type Schema = Record<string, unknown>

const step = '  '

/** A JSON Schema as text: its shape, with a note behind each field. */
export function describeSchema(schema: unknown, indent = ''): string {
  const { $ref, enum: values, anyOf, oneOf, allOf, type, items, ...rest } = (schema ?? {}) as Schema
  if (typeof $ref === 'string') return $ref.slice($ref.lastIndexOf('/') + 1)
  if ('const' in rest) return JSON.stringify(rest.const)
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ')
  const either = anyOf ?? oneOf
  if (Array.isArray(either)) return either.map((one) => describeSchema(one, indent)).join(' | ')
  if (Array.isArray(allOf)) return allOf.map((one) => describeSchema(one, indent)).join(' & ')
  if (Array.isArray(type))
    return type.map((one) => describeSchema({ ...rest, type: one }, indent)).join(' | ')
  if (type === 'array') return `list of ${describeSchema(items, indent)}`
  if (type === 'object' || rest.properties) return objectShape(rest, indent)
  return plainShape(type, rest)
}

function objectShape(schema: Schema, indent: string): string {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  const required = new Set(schema.required as string[] | undefined)
  const { additionalProperties: others } = schema
  const lines = fields.map(([name, field]) => {
    const words = typeof field.description === 'string' ? `  — ${field.description}` : ''
    return `${name}${required.has(name) ? '' : '?'}: ${describeSchema(field, indent + step)}${words}`
  })
  if (typeof others === 'object' && others !== null && Object.keys(others).length > 0) {
    lines.push(`any name: ${describeSchema(others, indent + step)}`)
  } else if (typeof others === 'object') lines.push('and others')
  if (lines.length === 0) return '{}'
  return `{\n${lines.map((line) => `${indent}${step}${line}\n`).join('')}${indent}}`
}

const plainNames: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true | false',
  null: 'null',
}

function plainShape(type: unknown, { format, maxLength, pattern }: Schema): string {
  const name = plainNames[String(type)] ?? 'anything'
  if (format === 'date-time') return 'ISO time'
  if (format === 'date') return 'ISO day'
  const maxLengthText = typeof maxLength === 'number' ? ` of at most ${maxLength} characters` : ''
  return `${name}${maxLengthText}${typeof pattern === 'string' ? `, /${pattern}/` : ''}`
}
