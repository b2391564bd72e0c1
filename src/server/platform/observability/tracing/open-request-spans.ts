import type { AsyncLocalStorage } from 'node:async_hooks'
import type { RequestListener } from 'node:http'
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { methodLabel } from '../metrics/status-class.ts'
import { readTraceparent } from './traceparent.ts'

type Deps = {
  tracer: Tracer
  contexts: AsyncLocalStorage<Context>
  isCallerTrusted: boolean
}

export function openRequestSpans({ tracer, contexts, isCallerTrusted: trustsCallers }: Deps) {
  /** The span of the current request, also inside child spans. */
  const spans = new WeakMap<Context, Span>()

  function traceRequests(answer: RequestListener): RequestListener {
    return (request, response) => {
      const caller = readTraceparent(request.headers.traceparent?.toString())
      // Untrusted callers may forge trace ids: theirs is only an attribute.
      const isTrusted = caller !== null && trustsCallers
      const parent = isTrusted ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT
      const method = methodLabel(request.method ?? '')
      const links = caller !== null && !isTrusted ? [{ context: caller }] : []
      const options = {
        kind: SpanKind.SERVER,
        links,
        attributes: { 'http.request.method': method },
      }
      const span = tracer.startSpan(method, options, parent)
      const context = trace.setSpan(parent, span)
      spans.set(context, span)
      response.once('close', () => {
        if (response.writableFinished)
          span.setAttribute('http.response.status_code', response.statusCode)
        else span.setAttribute('error.type', 'connection closed')
        span.end()
      })
      return contexts.run(context, () => answer(request, response))
    }
  }

  function setRequestRoute(request: { method: string; route: string; status: number }): void {
    const context = contexts.getStore()
    const span = context && spans.get(context)
    if (!span) return
    span.updateName(`${methodLabel(request.method)} ${request.route}`)
    span.setAttribute('http.route', request.route)
    if (request.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  }

  return { traceRequests, nameRequest: setRequestRoute }
}
