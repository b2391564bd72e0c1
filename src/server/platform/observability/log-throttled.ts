import type { Logger } from 'pino'

const minIntervalMs = 1_000

type Level = 'error' | 'warn'
type LoggedLine = { atMs: number; leftOut: number }

const loggedLines = new WeakMap<object, Map<string, LoggedLine>>()

/**
 * Writes what comes with every request while something is away: each message at most once a second,
 * with how many were left out since the last.
 */
export function logThrottled(
  log: Pick<Logger, Level>,
  level: Level,
  facts: object,
  message: string,
): void {
  const lines = loggedLines.get(log) ?? new Map<string, LoggedLine>()
  loggedLines.set(log, lines)
  const previous = lines.get(message)
  const nowMs = performance.now()
  if (previous && nowMs - previous.atMs < minIntervalMs) {
    previous.leftOut += 1
    return
  }
  const leftOut = previous?.leftOut ?? 0
  lines.set(message, { atMs: nowMs, leftOut: 0 })
  log[level]({ ...facts, ...(leftOut > 0 && { leftOut }) }, message)
}
