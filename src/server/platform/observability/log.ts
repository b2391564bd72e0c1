import type { LogEvent } from './log-event.ts'

/** Details are fields, so that operators can filter by the code and the message stays constant. */
export type LogFields = { event: LogEvent; err?: unknown; [field: string]: unknown }

type WriteLine = (fields: LogFields, message: string) => void

/** What the server may do with pino: no line without a code. */
export type Log = Record<'error' | 'warn' | 'info' | 'debug', WriteLine> & {
  child: (bindings: object, options: { level: 'warn' }) => Log
}
