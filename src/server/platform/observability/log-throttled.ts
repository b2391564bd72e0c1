import type { Log, LogFields } from './log.ts'

const minIntervalMs = 1_000

type Level = 'error' | 'warn'
type LoggedLine = { atMs: number; leftOut: number }

const loggedLines = new WeakMap<object, Map<string, LoggedLine>>()

/**
 * Writes each key at most once a second, for failures that come with every request; `leftOut` says how
 * many lines were left out since the last.
 */
export function logThrottled(
  log: Pick<Log, Level>,
  level: Level,
  fields: LogFields,
  message: string,
  key: string = fields.event,
): void {
  const lines = loggedLines.get(log) ?? new Map<string, LoggedLine>()
  loggedLines.set(log, lines)
  const previous = lines.get(key)
  const nowMs = performance.now()
  if (previous && nowMs - previous.atMs < minIntervalMs) {
    previous.leftOut += 1
    return
  }
  const leftOut = previous?.leftOut ?? 0
  lines.set(key, { atMs: nowMs, leftOut: 0 })
  log[level]({ ...fields, ...(leftOut > 0 && { leftOut }) }, message)
}
