import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

type SchemaIo = 'input' | 'output'

/** How the document refers to a schema that has a name, which all share. */
export const componentPrefix = '#/components/schemas/'

/**
 * A schema as JSON Schema (2020-12), as it is sent (`input`) or answered. Schemas with an id are put
 * into `components`, and referred to.
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
    // A check in code has no schema; what it wants is in the message of its refusal.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod
      // Looked at by hand first, and then by a schema that says what it is.
      if (def.type === 'pipe' && def.in._zod.def.type === 'unknown') {
        const { $schema: _, ...rest } = z.toJSONSchema(def.out as z.ZodType, { io: io })
        Object.assign(jsonSchema, rest)
      }
      // What is sent in a query is text, whatever becomes of it.
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
