import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

type Way = 'input' | 'output'

/** How the document refers to a schema that has a name, which all share. */
export const componentStart = '#/components/schemas/'

/**
 * A schema as JSON Schema (2020-12), as it is sent (`input`) or answered. Schemas with an id are put
 * into `components`, and referred to.
 */
export function toJsonSchema(
  schema: z.ZodType,
  way: Way,
  components: Record<string, unknown>,
): JsonSchema {
  const { $schema: _, $defs = {}, ...written } = writeWhole(schema, way)
  for (const [id, definition] of Object.entries($defs)) components[id] = moveReferences(definition)
  const moved = moveReferences(written) as JsonSchema
  if (typeof moved.id !== 'string') return moved
  const { id, ...whole } = moved
  components[id as string] = whole
  return { $ref: componentStart + id }
}

function writeWhole(schema: z.ZodType, way: Way) {
  return z.toJSONSchema(schema, {
    io: way,
    // A check in code has no schema; what it wants is in the message of its refusal.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod
      // Looked at by hand first, and then by a schema that says what it is.
      if (def.type === 'pipe' && def.in._zod.def.type === 'unknown') {
        const { $schema: _, ...rest } = z.toJSONSchema(def.out as z.ZodType, { io: way })
        Object.assign(jsonSchema, rest)
      }
      // What is sent in a query is text, whatever becomes of it.
      if (def.type === 'default' && jsonSchema.type === 'string') {
        jsonSchema.default = String(def.defaultValue)
      }
    },
  })
}

function moveReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(moveReferences)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', componentStart)
        : moveReferences(inner),
    ]),
  )
}
