import type { Logger } from 'pino'

const everyMs = 1_000

type Level = 'error' | 'warn'
type Said = { atMs: number; leftOut: number }

const saidTo = new WeakMap<object, Map<string, Said>>()

/**
 * Writes what comes with every request while something is away: each message at most once a second,
 * with how many were left out since the last.
 */
export function logSparingly(
  log: Pick<Logger, Level>,
  level: Level,
  facts: object,
  message: string,
): void {
  const said = saidTo.get(log) ?? new Map<string, Said>()
  saidTo.set(log, said)
  const before = said.get(message)
  const nowMs = performance.now()
  if (before && nowMs - before.atMs < everyMs) {
    before.leftOut += 1
    return
  }
  const leftOut = before?.leftOut ?? 0
  said.set(message, { atMs: nowMs, leftOut: 0 })
  log[level]({ ...facts, ...(leftOut > 0 && { leftOut }) }, message)
}
