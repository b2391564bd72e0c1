import type { RequestListener } from 'node:http'

type SpanAttributes = Record<string, string | number | boolean>

/** No ids, no addresses, no values of users. */
export type SpanInput = { name: string; kind?: 'internal' | 'client'; attributes?: SpanAttributes }

export type Tracing = {
  inSpan: <Result>(span: SpanInput, work: () => Promise<Result>) => Promise<Result>
  /** Records an ended span as a child of the current one. */
  recordSpan: (span: SpanInput, durationMs: number, error?: unknown) => void
  traceRequests: (answer: RequestListener) => RequestListener
  setRequestRoute: (request: { method: string; route: string; status: number }) => void
  findTraceId: () => string | null
  /** Headers for calls to the operator's own services. */
  headers: () => Record<string, string>
}

let tracing: Tracing | null = null

export function setTracing(next: Tracing | null): void {
  tracing = next
}

export function currentTracing(): Tracing | null {
  return tracing
}

export function inSpan<Result>(span: SpanInput, work: () => Promise<Result>): Promise<Result> {
  return tracing ? tracing.inSpan(span, work) : work()
}

export function traceFields(): { trace_id?: string } {
  const traceId = tracing?.findTraceId()
  return traceId ? { trace_id: traceId } : {}
}
