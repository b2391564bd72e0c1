import type { RequestListener } from 'node:http'

type SpanAttributes = Record<string, string | number | boolean>

/** What is being done, in our own words: no ids, no addresses, no values. */
export type SpanInput = { name: string; kind?: 'internal' | 'client'; attributes?: SpanAttributes }

/** What keeps the spans of this process; see `open-tracing.ts`. */
export type Tracing = {
  inSpan: <Result>(span: SpanInput, work: () => Promise<Result>) => Promise<Result>
  /** A span that is over, under the one that is open. */
  recordSpan: (span: SpanInput, durationMs: number, error?: unknown) => void
  /** The same listener, each request in a span of its own. */
  traceRequests: (answer: RequestListener) => RequestListener
  /** What the request that is being answered turned out to be. */
  setRequestRoute: (request: { method: string; route: string; status: number }) => void
  /** The trace that is being recorded here; null for none. */
  findTraceId: () => string | null
  /** What a call to a service of the operator's own carries along. */
  headers: () => Record<string, string>
}

let tracing: Tracing | null = null

/** From now on spans are kept by this; null for by nobody. */
export function setTracing(next: Tracing | null): void {
  tracing = next
}

/** Null where nothing is traced. */
export function currentTracing(): Tracing | null {
  return tracing
}

/** Does the work, in a span of its own where this house is traced. */
export function inSpan<Result>(span: SpanInput, work: () => Promise<Result>): Promise<Result> {
  return tracing ? tracing.inSpan(span, work) : work()
}

/** For every line of the log: which trace it belongs to. */
export function traceFields(): { trace_id?: string } {
  const traceId = tracing?.findTraceId()
  return traceId ? { trace_id: traceId } : {}
}
