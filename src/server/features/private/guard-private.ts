import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import {
  findCookie,
  findSessionOf,
  readSessionToken,
  sessionCookieName,
} from '#server/platform/web/session.ts'
import { answerClosed } from './closed-answers.ts'
import { isOpenPath } from './open-paths.ts'
import {
  guestCookie,
  guestSeconds,
  isGuestValue,
  isPrivateKey,
  linkStart,
  makeGuestValue,
  type PrivateDeps,
} from './private-link.ts'

/**
 * With PRIVATE=on, what comes before everything else, static files too: only who has an account or has
 * opened the link of the site gets past it.
 */
export function guardPrivate(deps: PrivateDeps, next: RequestListener): RequestListener {
  if (!deps.env.isPrivate) return next
  return (request, response) => {
    void answer(deps, request, response, next).catch((err: unknown) => {
      deps.log.error({ event: 'private.check_failed', err }, 'Access to the private site unknown')
      if (response.headersSent) return response.destroy()
      response.writeHead(503, { 'retry-after': '5', 'cache-control': 'no-store' })
      response.end()
    })
  }
}

async function answer(
  deps: PrivateDeps,
  request: IncomingMessage,
  response: ServerResponse,
  next: RequestListener,
): Promise<void> {
  response.setHeader('x-robots-tag', 'noindex, nofollow')
  const path = pathOf(request.url ?? '')
  if (path.startsWith(linkStart) && isPrivateKey(deps, path.slice(linkStart.length))) {
    letIn(deps, response)
  } else if (path !== '/robots.txt' && (isOpenPath(path) || (await mayEnter(deps, request)))) {
    next(request, response)
  } else {
    answerClosed(request, response, path)
  }
}

/** Whether this request comes from somebody with an account, or who has opened the link. */
export async function mayEnter(
  deps: PrivateDeps,
  { headers: { cookie } }: Pick<IncomingMessage, 'headers'>,
): Promise<boolean> {
  const { env, authSecret, now } = deps
  const guest = findCookie(cookie, guestCookie)
  if (guest !== null && isGuestValue(deps, guest, now())) return true
  const token = readSessionToken(cookie, sessionCookieName(env.isHttps), authSecret)
  // Read each time: a blocked account is out at once.
  return token !== null && (await findSessionOf(deps, token)) !== null
}

function letIn(deps: PrivateDeps, response: ServerResponse): void {
  const value = makeGuestValue(deps, deps.now())
  const secure = deps.env.isHttps ? '; Secure' : ''
  response.writeHead(303, {
    location: '/',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'set-cookie': `${guestCookie}=${value}; Max-Age=${guestSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  })
  response.end()
}

/** As the app would read it: an address that hides its path behind escapes is not an open one. */
function pathOf(url: string): string {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  return /%|\\|\/\/|\/\.\.?(?:\/|$)/.test(path) ? '/closed' : path
}
