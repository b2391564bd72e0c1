import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { pageNotFoundMessage } from '#contract/error-messages.ts'
import { confirmCheckout } from '../features/billing/confirm-checkout.ts'
import type { BillingContext } from '../features/billing/open-billing.ts'
import { readOffer, readOwnPremium } from '../features/billing/read-offer.ts'
import { subscriptionCheckLimit } from '../features/billing/subscription-check-limit.ts'
import { isSignedUnsubscribeLink } from '../features/emails/unsubscribe-link.ts'
import { readNight } from '../features/nights/read-night.ts'
import { findPackForViewer } from '../features/packs/pack-repository.ts'
import type { CoinTotals } from '../features/profile/coin-totals.ts'
import { readEarnedRewards, readViewer } from '../features/profile/read-viewer.ts'
import type { LocalHttps } from '../platform/local-https/serve-local-https.ts'
import type { AppEnv } from '../platform/web/app-env.ts'
import { compressResponse } from '../platform/web/compress-response.ts'
import { consume } from '../platform/web/consume.ts'
import { AppError, retryAfterSeconds, statusOf } from '../platform/web/errors.ts'
import { logFailure } from '../platform/web/log-failure.ts'
import { onlyMethods } from '../platform/web/only-methods.ts'
import { addressOf } from '../platform/web/rate-limit.ts'
import { contentSecurityPolicy } from '../platform/web/security-headers.ts'
import { findSession } from '../platform/web/session.ts'
import { asTransient } from '../platform/web/to-app-error.ts'
import { trackerSources } from '../platform/web/tracker-sources.ts'
import { answerProgram } from './answer-program.ts'
import { canonicalPath, isKnownPath } from './canonical-path.ts'
import type { RequestContext } from './request-context.ts'
import { siteContextOf } from './site-context.ts'
import { createUnknownPage } from './unknown-page.ts'

export type Pages = {
  paths: readonly string[]
  /** Whether no route begins as this path does; false where in doubt. */
  isUnknown: (pathname: string) => boolean
  render: (request: Request, context: RequestContext) => Promise<Response>
}

type PageDeps = BillingContext & {
  readCoinTotals: () => Promise<CoinTotals | null>
  localHttps?: LocalHttps
}

export function createPageHandler(
  services: PageDeps,
  loadPages: () => Promise<Pages>,
  readApi: RequestContext['readApi'] = noApi,
) {
  const answerUnknown = createUnknownPage(services, async (request, context) =>
    (await loadPages()).render(request, context),
  )
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { path } = c.req
    // A chunk of an older build: the browser cannot use a page.
    if (path.startsWith('/assets/')) return c.text(pageNotFoundMessage(path), 404)
    const pages = await loadPages()
    if (isKnownPath(pages.paths, path) && !isRead(c)) return onlyMethods('GET', 'HEAD')()
    // Hono decodes the path and the router does not: only the exact spelling is rendered.
    const { pathname, search } = new URL(c.req.url)
    const exact = canonicalPath(pages.paths, pathname)
    if (exact !== null) return c.redirect(exact + search, 301)
    if (isRead(c) && pages.isUnknown(pathname)) return await answerUnknown(c)
    return await renderPage(c, services, pages, {
      request: c.req.raw,
      unsubscribeChoice: null,
      readApi,
    })
  }
}

type PageRequest = { request: Request } & Pick<RequestContext, 'unsubscribeChoice'> &
  Partial<Pick<RequestContext, 'readApi'>>

const noApi = () => Promise.resolve(null)

export async function renderPage(
  c: Context<AppEnv>,
  services: PageDeps,
  pages: Pages,
  { request, unsubscribeChoice, readApi = noApi }: PageRequest,
): Promise<Response> {
  const { env, log } = services
  const requestId = c.get('requestId')
  const nonce = randomBytes(16).toString('base64url')
  let isAnonymous = unsubscribeChoice === null
  let notFoundMessage = pageNotFoundMessage(new URL(request.url).pathname)
  /** A page that reads personal data must not be cached. */
  const markPersonal = <Known>(known: Known): Known => {
    if (known !== null) isAnonymous = false
    return known
  }
  /** A limit, or a dependency that is unavailable, gives an error page with its status. */
  const orUnavailable = async <Known>(answer: Promise<Known>): Promise<Known> => {
    try {
      return await answer
    } catch (thrown) {
      const error = isRateLimited(thrown) ? thrown : asTransient(thrown)
      if (!error) throw thrown
      logFailure(log, { requestId }, error)
      throw new Response(null, { status: statusOf(error), headers: error.headers })
    }
  }
  const findCurrentSession = async () => markPersonal(await orUnavailable(findSession(c, services)))
  const rendered = await pages.render(request, {
    ...siteContextOf(env),
    requestId,
    nonce,
    readViewer: async () => markPersonal(await orUnavailable(readViewer(c, services))),
    readEarnedRewards: async () =>
      markPersonal(await orUnavailable(readEarnedRewards(c, services))),
    findPack: (packId) =>
      orUnavailable(
        findPackForViewer(services.database.db, packId, async () => {
          const session = await findCurrentSession()
          return session?.userId ?? null
        }),
      ),
    readNight: async (id) =>
      markPersonal(await orUnavailable(readNight(services, id, addressOf(c, services)))),
    readCoinTotals: () => orUnavailable(services.readCoinTotals()),
    readOffer: () => orUnavailable(readOffer(services)),
    readPremium: async () => {
      const session = await findCurrentSession()
      return session && (await orUnavailable(readOwnPremium(services, session.userId)))
    },
    confirmCheckout: async (sessionId) => {
      const session = await findCurrentSession()
      const { billing } = services
      if (session === null) return null
      if (billing === null) return 'unknown'
      // Every look asks Stripe; the page looks again by itself.
      const limit = subscriptionCheckLimit(session.userId)
      if ((await orUnavailable(consume(services, limit))).isLimited) return 'pending'
      return await orUnavailable(
        confirmCheckout({ ...services, billing }, session.userId, sessionId),
      )
    },
    isUnsubscribeLink: (userId, signature) =>
      markPersonal(isSignedUnsubscribeLink(services, userId, signature)),
    unsubscribeChoice,
    readApi,
    localHttps: localHttpsOf(services, request.url),
    reportError: (err) => {
      const level = isClientError(err) ? 'info' : 'error'
      log[level]({ event: 'page.render_failed', requestId, err }, 'Page could not be rendered')
    },
    reportNotFound: (message) => {
      notFoundMessage = message
    },
  })
  const answer = answerProgram(c, rendered.status, notFoundMessage) ?? rendered
  if (answer.status === 503) answer.headers.set('retry-after', retryAfterSeconds)
  if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'no-store')
  // Phones cache only these pages for offline use (src/worker).
  if (isAnonymous && answer.status === 200) answer.headers.set('x-page', 'anonymous')
  answer.headers.set(
    'content-security-policy',
    contentSecurityPolicy(
      [`nonce-${nonce}`],
      env.paymentBase,
      false,
      trackerSources(env.trackers, c.req.path),
    ),
  )
  return await compressResponse(answer, c.req.header('accept-encoding'))
}

function localHttpsOf({ localHttps }: PageDeps, requestUrl: string): RequestContext['localHttps'] {
  if (!localHttps) return null
  const { hostname, protocol } = new URL(requestUrl)
  return { address: `https://${hostname}:${localHttps.port}`, isHere: protocol === 'https:' }
}

function isRateLimited(thrown: unknown): thrown is AppError {
  return thrown instanceof AppError && thrown.code === 'rate_limited'
}

/** Refused by the router: an unknown method or an undecodable path. */
function isClientError(error: unknown): boolean {
  const { status = 500 } = (error ?? {}) as { status?: unknown }
  return typeof status === 'number' && status < 500
}

function isRead(c: Context): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}
