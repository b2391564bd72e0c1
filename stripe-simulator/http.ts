import type { IncomingMessage, ServerResponse } from 'node:http'

const maxBytes = 1024 * 1024

/** The body as text; null when it is too large. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

export function send(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string,
): void {
  response.writeHead(status, { 'Content-Length': String(Buffer.byteLength(body)), ...headers })
  response.end(body)
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  send(response, status, { 'Content-Type': 'application/json', ...headers }, body)
}

/** Of a request that names only a path; null for one that cannot be read. */
export function readUrl(request: IncomingMessage): URL | null {
  return URL.parse(request.url ?? '/', 'http://localhost')
}
