import type { IncomingMessage, ServerResponse } from 'node:http'

const robots = 'User-agent: *\nDisallow: /\n'

/** Replaces the service worker: it deletes cached pages, which would show without asking. */
const uninstallWorkerScript = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(clear()))
async function clear() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
  for (const client of await self.clients.matchAll()) client.navigate(client.url)
}
`

/** Shows the sign-in page, or a refusal where no page was requested. */
export function answerAccessDenied(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) {
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  if (path === '/robots.txt') return send(request, response, 200, 'text/plain', robots)
  if (path === '/sw.js')
    return send(request, response, 200, 'text/javascript', uninstallWorkerScript)
  if (isNavigation(request)) {
    response.writeHead(302, { location: '/sign-in' })
    response.end()
    return
  }
  const error = {
    code: 'unauthenticated',
    message: 'This site is private: sign in, or open its link.',
  }
  send(request, response, 401, 'application/json', JSON.stringify({ error }))
}

/** A navigation, not a script's request. */
function isNavigation({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const mode = headers['sec-fetch-mode']
  if (mode !== undefined) return mode === 'navigate'
  return headers.accept?.includes('text/html') === true
}

function send(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
  })
  response.end(method === 'HEAD' ? undefined : body)
}
