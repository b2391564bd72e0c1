import type { Logger } from 'pino'
import { isDiskFull } from '#server/lib/is-disk-full.ts'
import { logThrottled } from '../observability/log-throttled.ts'
import { metrics } from '../observability/metrics/metrics.ts'
import { AppError } from './errors.ts'

/**
 * What went wrong on our side; a refusal is no failure, and what is away says so once a second. All of
 * them are counted.
 */
export function logFailure(log: Pick<Logger, 'error' | 'warn'>, facts: object, err: unknown): void {
  metrics.refusals.inc(err instanceof AppError ? err.code : 'internal')
  if (!(err instanceof AppError)) {
    log.error({ ...facts, err }, 'a request failed')
  } else if (err.cause instanceof Error) {
    const message = isDiskFull(err.cause) ? 'the disk is full' : 'something we need is away'
    logThrottled(log, 'error', { ...facts, err: err.cause }, message)
  }
}
