import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  findCookie,
  findSessionByToken,
  readSessionToken,
  sessionCookieName,
} from '#server/platform/web/session.ts'
import { answerAccessDenied } from './access-denied.ts'
import {
  guestCookie,
  guestSeconds,
  isGuestToken,
  isPrivateLinkKey,
  makeGuestToken,
  type PrivateDeps,
  privateLinkPrefix,
} from './private-link.ts'
import { isPublicPath } from './public-paths.ts'

/**
 * With PRIVATE=on, admits only accounts and holders of the site's link, before static files too.
 */
export function guardPrivate(deps: PrivateDeps, next: RequestListener): RequestListener {
  if (!deps.env.isPrivate) return next
  return (request, response) => {
    void handleRequest(deps, request, response, next).catch((err: unknown) => {
      deps.log.error({ event: 'private.check_failed', err }, 'Access to the private site unknown')
      if (response.headersSent) return response.destroy()
      response.writeHead(503, { 'retry-after': '5', 'cache-control': 'no-store' })
      response.end()
    })
  }
}

type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** The same for WebSockets. */
export function guardPrivateUpgrade(deps: PrivateDeps, next: UpgradeListener): UpgradeListener {
  if (!deps.env.isPrivate) return next
  return (request, socket, head) => {
    hasAccess(deps, request)
      .then((isAdmitted) => {
        if (isAdmitted) next(request, socket, head)
        else socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n')
      })
      .catch((err: unknown) => {
        deps.log.error({ event: 'private.check_failed', err }, 'Access to the private site unknown')
        socket.destroy()
      })
  }
}

async function handleRequest(
  deps: PrivateDeps,
  request: IncomingMessage,
  response: ServerResponse,
  next: RequestListener,
): Promise<void> {
  response.setHeader('x-robots-tag', 'noindex, nofollow')
  const path = pathOf(request.url ?? '')
  if (
    path.startsWith(privateLinkPrefix) &&
    isPrivateLinkKey(deps, path.slice(privateLinkPrefix.length))
  ) {
    admitGuest(deps, response)
  } else if (path !== '/robots.txt' && (isPublicPath(path) || (await hasAccess(deps, request)))) {
    next(request, response)
  } else {
    answerAccessDenied(request, response, path)
  }
}

export async function hasAccess(
  deps: PrivateDeps,
  { headers: { cookie } }: Pick<IncomingMessage, 'headers'>,
): Promise<boolean> {
  const { env, authSecret, now } = deps
  const guest = findCookie(cookie, guestCookie)
  if (guest !== null && isGuestToken(deps, guest, now())) return true
  const token = readSessionToken(cookie, sessionCookieName(env.isHttps), authSecret)
  // Read every time: a blocked account is refused at once.
  return token !== null && (await findSessionByToken(deps, token)) !== null
}

function admitGuest(deps: PrivateDeps, response: ServerResponse): void {
  const value = makeGuestToken(deps, deps.now())
  const secure = deps.env.isHttps ? '; Secure' : ''
  response.writeHead(303, {
    location: '/',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'set-cookie': `${guestCookie}=${value}; Max-Age=${guestSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  })
  response.end()
}

/** Decoded as the app does, so that escapes cannot disguise a path as public. */
function pathOf(url: string): string {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  return /%|\\|\/\/|\/\.\.?(?:\/|$)/.test(path) ? '/closed' : path
}
