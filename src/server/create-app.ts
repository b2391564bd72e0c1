import { Hono } from 'hono'
import { paymentPath } from '#contract/premium.ts'
import { voiceFramePath } from '#contract/voice.ts'
import type { Services } from './compose.ts'
import { authApi } from './features/accounts/auth.api.ts'
import { appCheckApi } from './features/app-check/app-check.api.ts'
import { barsApi, tablesApi } from './features/bar-tables/bar-tables.api.ts'
import { signsApi } from './features/bar-tables/signs.api.ts'
import { billingApi } from './features/billing/billing.api.ts'
import { offerApi } from './features/billing/offer.api.ts'
import { calendarApi } from './features/calendar/calendar.api.ts'
import { contactApi } from './features/contact/contact.api.ts'
import { daresApi } from './features/dares/dares.api.ts'
import { emailsApi } from './features/emails/emails.api.ts'
import { unsubscribeApi } from './features/emails/unsubscribe.api.ts'
import { unsubscribePath } from './features/emails/unsubscribe-link.ts'
import { feedbackApi } from './features/feedback/feedback.api.ts'
import { healthApi } from './features/health/health.api.ts'
import { metricsApi } from './features/health/metrics.api.ts'
import { createReadinessCheck } from './features/health/readiness.ts'
import { iconSearchApi } from './features/icons/icon-search.api.ts'
import { iconsApi } from './features/icons/icons.api.ts'
import { shortLinksApi } from './features/links/short-links.api.ts'
import { nightsApi } from './features/nights/nights.api.ts'
import { storageApi } from './features/objects/storage.api.ts'
import { storageErrorResponse } from './features/objects/storage-http.ts'
import { createDocumentReader } from './features/open-api/document-reader.ts'
import { openApiApi } from './features/open-api/open-api.api.ts'
import { listsApi } from './features/packs/lists.api.ts'
import { packPictureApi } from './features/packs/pack-picture.api.ts'
import { ownPacksApi, packsApi } from './features/packs/packs.api.ts'
import { premiumPacksApi } from './features/packs/premium-packs.api.ts'
import { purchasesApi } from './features/packs/purchases.api.ts'
import { personApi } from './features/person/person.api.ts'
import { printApi } from './features/print/print.api.ts'
import { coinsApi } from './features/profile/coins.api.ts'
import { profileApi } from './features/profile/profile.api.ts'
import { roomsApi } from './features/rooms/rooms.api.ts'
import { pagePicturesApi } from './features/seo/page-pictures.api.ts'
import { seoApi } from './features/seo/seo.api.ts'
import { voiceApi } from './features/voice/voice.api.ts'
import { voicePage } from './features/voice/voice-page.ts'
import { once } from './lib/once.ts'
import { createPageHandler, type Pages, renderPage } from './pages/page-handler.ts'
import { trustApi } from './platform/local-https/trust.api.ts'
import type { AppEnv } from './platform/web/app-env.ts'
import { auditRefusals } from './platform/web/audit-refusals.ts'
import { AppError, errorResponse } from './platform/web/errors.ts'
import { logFailure } from './platform/web/log-failure.ts'
import { onlyMethods } from './platform/web/only-methods.ts'
import { originCheck } from './platform/web/origin-check.ts'
import { requestLog } from './platform/web/request-log.ts'
import {
  apiSecurityHeaders,
  contentSecurityPolicy,
  securityHeaders,
} from './platform/web/security-headers.ts'
import { sessionFlagMiddleware } from './platform/web/session-flag.ts'
import { toAppError } from './platform/web/to-app-error.ts'

export function createApp(services: Services, loadPages: () => Promise<Pages>): Hono<AppEnv> {
  const { env, log } = services
  const app = new Hono<AppEnv>()
  const apiHeaders = apiSecurityHeaders(env.hsts)
  const pageHeaders: typeof apiHeaders = [
    ...securityHeaders(env.hsts),
    ['content-security-policy', contentSecurityPolicy([], null)],
    ['cache-control', 'no-store'],
  ]

  app.use(requestLog(log))
  app.use(auditRefusals(services))
  app.use(sessionFlagMiddleware(services))
  app.use(async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of apiPathPattern.test(c.req.path) ? apiHeaders : pageHeaders) {
      if (!headers.has(name)) headers.set(name, value)
    }
  })
  app.use(originCheck(env.origin))

  const readReadiness = createReadinessCheck(services)
  app.route('/', healthApi(services, readReadiness))
  app.route('/', metricsApi(services, readReadiness))
  app.route('/api/feedback', feedbackApi(services))
  const loadAuth = once(async () => (await import('./open-auth.ts')).openAuth(services))
  app.route('/api/auth', authApi(services, loadAuth))
  app.route('/api/users', profileApi(services))
  app.route('/api/users', coinsApi(services))
  app.route('/api/users', personApi(services, loadAuth))
  app.route('/api/users', listsApi(services))
  app.route('/api/users', purchasesApi(services))
  app.route('/api/users', ownPacksApi(services))
  app.route('/api/users', emailsApi(services))
  app.route('/api/packs', packsApi(services))
  app.route('/api/dares', daresApi(services))
  app.route('/api/rooms', roomsApi(services))
  app.route('/api/nights', nightsApi(services))
  app.route('/api/bars', barsApi(services))
  app.route('/api/tables', tablesApi(services))
  app.route('/api/contact', contactApi(services))
  app.route('/api/premium-packs', premiumPacksApi(services))
  app.route('/api/premium', offerApi(services))
  app.route(paymentPath, billingApi(services))
  app.route('/api/calendar', calendarApi(services))
  app.route('/api/app-check', appCheckApi(services))
  app.route('/api/_nuxt_icon', iconsApi())
  app.route('/api/icons', iconSearchApi(services))
  app.route('/api/voice-agent', voiceApi(services))
  const readApi = createDocumentReader(services, loadAuth)
  app.route('/api/openapi.json', openApiApi(readApi))
  app.get(docsPath, createPageHandler(services, loadPages, readApi))
  app.all(docsPath, onlyMethods('GET', 'HEAD'))
  app.route('/v0', storageApi(services))
  app.all('/api', refuseUnknownPath)
  app.all('/api/*', refuseUnknownPath)
  app.route('/go', shortLinksApi(services))
  app.route('/game', packPictureApi(services))
  app.route('/QR/bars', signsApi(services))
  app.route('/QR', printApi(services))
  app.route('/pictures', pagePicturesApi(services))
  app.route('/', seoApi(services))
  app.route('/', trustApi(services))
  app.route(voiceFramePath, voicePage(services))
  app.route(
    unsubscribePath,
    unsubscribeApi(services, async (c, done) => renderPage(c, services, await loadPages(), done)),
  )
  app.all('*', createPageHandler(services, loadPages))

  app.onError((thrown, c) => {
    const error = toAppError(thrown)
    logFailure(log, { requestId: c.get('requestId') }, error)
    return c.req.path.startsWith('/v0/') ? storageErrorResponse(error) : errorResponse(error)
  })
  return app
}

const docsPath = '/api/docs'

/** Answers below these paths are never opened as pages, except the API's own. */
const apiPathPattern = /^\/(api|v0)\/(?!docs$)/

function refuseUnknownPath(): never {
  throw new AppError('not_found', 'There is nothing at this address.')
}
