import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Value = { stringValue?: string; intValue?: number | string; boolValue?: boolean }

export type SentSpan = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  attributes: { key: string; value: Value }[]
  links?: { traceId: string }[]
  status: { code?: number }
}

type Body = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }

/** A collector on this machine that takes OTLP as JSON and keeps all that it gets. */
export async function startTraceCollector() {
  const spans: SentSpan[] = []
  const texts: string[] = []
  const headers: IncomingHttpHeaders[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    texts.push(text)
    headers.push(request.headers)
    for (const { scopeSpans } of (JSON.parse(text) as Body).resourceSpans)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    texts,
    headers,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export function factOf({ attributes }: SentSpan, key: string): unknown {
  const value = attributes.find((attribute) => attribute.key === key)?.value
  return value?.stringValue ?? value?.boolValue ?? (value?.intValue && Number(value.intValue))
}
