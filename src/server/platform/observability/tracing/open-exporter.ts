import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Traces } from '#server/config/choose-traces.ts'
import type { Log } from '../log.ts'

const timeoutMs = 5_000
const warnEveryMs = 5 * 60_000

/** While the collector is down, spans are dropped: memory must not grow. */
export function openExporter(
  { url, headers }: Pick<Traces, 'url' | 'headers'>,
  log: Pick<Log, 'warn'>,
): SpanExporter {
  const exporter = new OTLPTraceExporter({
    url,
    headers,
    timeoutMillis: timeoutMs,
    concurrencyLimit: 2,
  })
  let warnedAtMs = Number.NEGATIVE_INFINITY
  return {
    export(spans, done) {
      exporter.export(spans, ({ code, error }) => {
        const nowMs = performance.now()
        if (code !== 0 && nowMs - warnedAtMs >= warnEveryMs) {
          warnedAtMs = nowMs
          const reason = error?.message.slice(0, 200)
          log.warn({ event: 'traces.send_failed', url, reason }, 'Traces could not be sent')
        }
        // Reports success, because the library would log the failure again.
        done({ code: 0 })
      })
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush(),
  }
}
