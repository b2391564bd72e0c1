import { isDiskFull } from '#server/lib/is-disk-full.ts'
import type { Log } from '../observability/log.ts'
import { logThrottled } from '../observability/log-throttled.ts'
import { metrics } from '../observability/metrics/metrics.ts'
import { AppError } from './errors.ts'

const diskFull = { event: 'disk.write_failed', message: 'Disk is full' } as const
const dependencyFailed = {
  event: 'dependency.request_failed',
  message: 'Database or storage unavailable',
} as const

/** Counts every refusal; logs failures, and unavailable dependencies once a second. */
export function logFailure(log: Pick<Log, 'error' | 'warn'>, facts: object, err: unknown): void {
  metrics.refusals.inc(err instanceof AppError ? err.code : 'internal')
  if (!(err instanceof AppError)) {
    log.error({ event: 'request.failed', ...facts, err }, 'Request failed')
  } else if (err.cause instanceof Error) {
    const line = isDiskFull(err.cause) ? diskFull : dependencyFailed
    logThrottled(log, 'error', { event: line.event, ...facts, err: err.cause }, line.message)
  }
}
