import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Traces } from '#server/config/choose-traces.ts'
import { isDoneWithin } from '#server/lib/is-done-within.ts'
import { buildId } from '../../../../build-id.ts'
import type { Log } from '../log.ts'
import { type SpanInput, setTracing } from './in-span.ts'
import { openExporter } from './open-exporter.ts'
import { openRequestSpans } from './open-request-spans.ts'
import { writeTraceparent } from './traceparent.ts'

const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT }
const flushTimeoutMs = 3_000
const maxAttributeLength = 2_000
const batchMs = 2_000

export type TracingHandle = {
  /** Flushes for a limited time. */
  stop: () => Promise<void>
}

export function openTracing(traces: Traces, log: Pick<Log, 'warn'>): TracingHandle {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': traces.serviceName,
      'service.version': buildId,
      'process.pid': process.pid,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(traces.sampleRatio) }),
    spanLimits: { attributeValueLengthLimit: maxAttributeLength },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: openExporter(traces, log),
        scheduledDelayMillis: batchMs,
        exportTimeoutMillis: flushTimeoutMs,
      }),
    ],
  })
  const tracer = provider.getTracer('party-dojo')
  const contexts = new AsyncLocalStorage<Context>()
  const currentContext = () => contexts.getStore() ?? ROOT_CONTEXT
  const requests = openRequestSpans({ tracer, contexts, isCallerTrusted: traces.isCallerTrusted })

  function start(
    { name, kind = 'internal', attributes = {} }: SpanInput,
    startedMs?: number,
  ): Span {
    const options = { kind: kinds[kind], attributes }
    return tracer.startSpan(
      name,
      startedMs ? { ...options, startTime: startedMs } : options,
      currentContext(),
    )
  }

  setTracing({
    async inSpan(name, work) {
      const span = start(name)
      try {
        return await contexts.run(trace.setSpan(currentContext(), span), work)
      } catch (error) {
        markFailed(span, error)
        throw error
      } finally {
        span.end()
      }
    },
    recordSpan(name, durationMs, error) {
      // Polling and /readyz would be traces of one statement each.
      if (!trace.getSpan(currentContext())?.isRecording()) return
      const endedMs = Date.now()
      const span = start(name, endedMs - durationMs)
      if (error !== undefined) markFailed(span, error)
      span.end(endedMs)
    },
    traceRequests: requests.traceRequests,
    setRequestRoute: requests.nameRequest,
    findTraceId: () => trace.getSpanContext(currentContext())?.traceId ?? null,
    headers: () => writeTraceparent(trace.getSpanContext(currentContext())),
  })

  return {
    async stop() {
      setTracing(null)
      await isDoneWithin(
        flushTimeoutMs,
        provider.shutdown().catch(() => {}),
      )
    },
  }
}

/** Only the error's type: its message may hold personal data. */
function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
}
