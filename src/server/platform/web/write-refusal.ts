import type { ServerResponse } from 'node:http'

/** Bypasses the app, which would ask the unavailable dependency again. */
export async function writeRefusal(
  response: ServerResponse,
  refusal: Response,
  headers: Record<string, string>,
): Promise<void> {
  const body = await refusal.text()
  response.writeHead(refusal.status, {
    ...headers,
    ...Object.fromEntries(refusal.headers),
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}
