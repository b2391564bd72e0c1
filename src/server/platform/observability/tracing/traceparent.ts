import type { SpanContext } from '@opentelemetry/api'

const traceparentPattern = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:$|-)/
const allZeros = /^0+$/

/** W3C Trace Context; null for an invalid header. */
export function readTraceparent(header: string | undefined): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] = traceparentPattern.exec(header ?? '') ?? []
  if (traceId === '' || allZeros.test(traceId) || allZeros.test(spanId)) return null
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
}

export function writeTraceparent(context: SpanContext | undefined): Record<string, string> {
  if (!context) return {}
  const { traceId, spanId, traceFlags } = context
  return { traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}` }
}
