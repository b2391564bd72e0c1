import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** `--find words`: whether a field has them, in any case. */
export function containsWords(field: RawBuilder<string>, words: string): RawBuilder<SqlBool> {
  const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<SqlBool>`lower(${field}) like ${pattern} escape '\\'`
}
