import { expect, test } from 'vitest'
import { describeSchema } from './describe-schema.ts'

test.each([
  [{ type: 'string', maxLength: 60 }, 'text of at most 60 characters'],
  [{ type: 'string', format: 'date-time', pattern: '^long$' }, 'ISO time'],
  [{ type: 'string', pattern: '^a$' }, 'text, /^a$/'],
  [{ enum: ['a', 'b'] }, '"a" | "b"'],
  [{ const: true }, 'true'],
  [{ type: ['string', 'null'] }, 'text | null'],
  [{ type: 'array', items: { type: 'integer' } }, 'list of whole number'],
  [{ $ref: '#/components/schemas/Profile' }, 'Profile'],
  [{}, 'anything'],
  [
    {
      type: 'object',
      properties: { a: { type: 'boolean', description: 'Why.' }, b: { type: 'null' } },
      required: ['a'],
    },
    '{\n  a: true | false  — Why.\n  b?: null\n}',
  ],
  [{ type: 'object', additionalProperties: { type: 'number' } }, '{\n  any name: number\n}'],
])('%o is written as %s', (schema, shape) => {
  expect(describeSchema(schema)).toBe(shape)
})
