import pino, { type Logger } from 'pino'

/** A log whose lines a test can read. */
export function collectLog(): { log: Logger; logged: Record<string, unknown>[] } {
  const logged: Record<string, unknown>[] = []
  const log = pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) })
  return { log, logged }
}
