import type { ServerResponse } from 'node:http'

/** Writes a ready refusal past the app, which would only ask once more for what is away. */
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
