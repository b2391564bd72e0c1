import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

type SchemaIo = 'input' | 'output'

export const componentPrefix = '#/components/schemas/'

/**
 * Converts to JSON Schema (2020-12), of a request (`input`) or a response. Schemas with an id
 * become components.
 */
export function toJsonSchema(
  schema: z.ZodType,
  io: SchemaIo,
  components: Record<string, unknown>,
): JsonSchema {
  const { $schema: _, $defs = {}, ...written } = writeSchema(schema, io)
  for (const [id, definition] of Object.entries($defs))
    components[id] = rewriteReferences(definition)
  const rewritten = rewriteReferences(written) as JsonSchema
  if (typeof rewritten.id !== 'string') return rewritten
  const { id, ...whole } = rewritten
  components[id as string] = whole
  return { $ref: componentPrefix + id }
}

function writeSchema(schema: z.ZodType, io: SchemaIo) {
  return z.toJSONSchema(schema, {
    io: io,
    // Checks in code have no schema; their error message says what they want.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod
      // Preprocessed input is described by the schema that follows.
      if (def.type === 'pipe' && def.in._zod.def.type === 'unknown') {
        const { $schema: _, ...rest } = z.toJSONSchema(def.out as z.ZodType, { io: io })
        Object.assign(jsonSchema, rest)
      }
      // Query values are strings.
      if (def.type === 'default' && jsonSchema.type === 'string') {
        jsonSchema.default = String(def.defaultValue)
      }
    },
  })
}

function rewriteReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewriteReferences)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', componentPrefix)
        : rewriteReferences(inner),
    ]),
  )
}
