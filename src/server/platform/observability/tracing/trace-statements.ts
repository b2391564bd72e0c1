import type { KyselyConfig } from 'kysely'
import { currentTracing } from './in-span.ts'

/** A span for each statement of Kysely: its text with placeholders, never its values. */
export function traceStatements(system: 'postgresql' | 'sqlite'): Pick<KyselyConfig, 'log'> {
  if (!currentTracing()) return {}
  const log: KyselyConfig['log'] = ({ query, queryDurationMillis, ...event }) => {
    const { sql } = query
    const attributes = { 'db.system.name': system, 'db.query.text': sql }
    const error = 'error' in event ? event.error : undefined
    const span = { name: statementName(sql), kind: 'client', attributes } as const
    currentTracing()?.recordSpan(span, queryDurationMillis, error)
  }
  return { log }
}

/** Such as `select users`. */
export function statementName(sql: string): string {
  const [verb = 'statement'] = /^\w+/.exec(sql) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(sql) ?? []
  return table ? `${verb} ${table}` : verb
}
