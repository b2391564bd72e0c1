import { expect } from 'vitest'
import type { LogEvent } from '#server/platform/observability/log-event.ts'

type LoggedLine = { event: LogEvent; level: number } & Record<string, unknown>

/** The JSON lines in the whole output of a server; throws when the output is not one's. */
function readLogLines(output: string): LoggedLine[] {
  const lines = output.split('\n').filter((line) => line.startsWith('{'))
  const logged = lines.map((line): LoggedLine => JSON.parse(line))
  if (!logged.some(({ event }) => event === 'server.started')) {
    throw new Error(`This is not the output of a server that started:\n${output.slice(0, 500)}`)
  }
  return logged
}

export function countEvents(output: string, event: LogEvent): number {
  return readLogLines(output).filter((line) => line.event === event).length
}

/**
 * No request failed for an unknown reason; what is unavailable for a while may be logged. `isStrict`:
 * no line of level 50 or more at all.
 */
export function expectNoFailures(output: string, { isStrict = false } = {}): void {
  const failures = readLogLines(output).filter(({ event, level }) =>
    isStrict ? level >= 50 : event === 'request.failed',
  )
  expect(failures).toEqual([])
}
