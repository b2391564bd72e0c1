import { Hono } from 'hono'
import { paymentPath } from '#contract/premium.ts'
import { voiceFramePath } from '#contract/voice.ts'
import { appCheckApi } from './app-check/app-check.api.ts'
import { authApi } from './auth/auth.api.ts'
import { keepSessionFlag } from './auth/session-flag.ts'
import { billingApi } from './billing/billing.api.ts'
import { offerApi } from './billing/offer.api.ts'
import { calendarApi } from './calendar/calendar.api.ts'
import { contactApi } from './contact/contact.api.ts'
import { daresApi } from './dares/dares.api.ts'
import { AppError, errorResponse } from './errors.ts'
import { explainFailure } from './explain-failure.ts'
import { feedbackApi } from './feedback/feedback.api.ts'
import { foundApi } from './found/found.api.ts'
import { pagePicturesApi } from './found/page-pictures.api.ts'
import { goApi } from './go/go.api.ts'
import type { AppEnv } from './http/app-env.ts'
import { auditRefusals } from './http/audit-refusals.ts'
import { healthApi } from './http/health.api.ts'
import { onlyMethods } from './http/only-methods.ts'
import { originCheck } from './http/origin-check.ts'
import { type Pages, pageAnswers } from './http/page-answers.ts'
import { openReadiness } from './http/readiness.ts'
import { requestLog } from './http/request-log.ts'
import {
  apiSecurityHeaders,
  contentSecurityPolicy,
  securityHeaders,
} from './http/security-headers.ts'
import { iconSearchApi } from './icons/icon-search.api.ts'
import { iconsApi } from './icons/icons.api.ts'
import { lettersApi } from './letters/letters.api.ts'
import { unsubscribeApi } from './letters/unsubscribe.api.ts'
import { unsubscribePath } from './letters/unsubscribe-link.ts'
import { trustApi } from './local-https/trust.api.ts'
import { logFailure } from './log-failure.ts'
import { metricsApi } from './metrics/metrics.api.ts'
import { openApiApi } from './open-api/open-api.api.ts'
import { openDocument } from './open-api/read-document.ts'
import { packPictureApi } from './packs/pack-picture.api.ts'
import { ownPacksApi, packsApi } from './packs/packs.api.ts'
import { premiumPacksApi } from './packs/premium-packs.api.ts'
import { printApi } from './print/print.api.ts'
import { coinsApi } from './profile/coins.api.ts'
import { personApi } from './profile/person.api.ts'
import { profileApi } from './profile/profile.api.ts'
import type { Services } from './services.ts'
import { storageApi } from './storage/storage.api.ts'
import { storageErrorResponse } from './storage/storage-answers.ts'
import { voiceApi } from './voice/voice.api.ts'
import { voicePage } from './voice/voice-page.ts'

/** Everything below which only static files lie: the API, and the pages for all that is left. */
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
  app.use(keepSessionFlag(services))
  app.use(async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of isApi.test(c.req.path) ? apiHeaders : pageHeaders) {
      if (!headers.has(name)) headers.set(name, value)
    }
  })
  app.use(originCheck(env.origin))

  const readReadiness = openReadiness(services)
  app.route('/', healthApi(services, readReadiness))
  app.route('/', metricsApi(services, readReadiness))
  app.route('/api/feedback', feedbackApi(services))
  const loadAuth = once(async () => (await import('./auth/create-auth.ts')).createAuth(services))
  app.route('/api/auth', authApi(services, loadAuth))
  app.route('/api/users', profileApi(services))
  app.route('/api/users', coinsApi(services))
  app.route('/api/users', personApi(services, loadAuth))
  app.route('/api/users', ownPacksApi(services))
  app.route('/api/users', lettersApi(services))
  app.route('/api/packs', packsApi(services))
  app.route('/api/dares', daresApi(services))
  app.route('/api/contact', contactApi(services))
  app.route('/api/premium-packs', premiumPacksApi(services))
  app.route('/api/premium', offerApi(services))
  app.route(paymentPath, billingApi(services))
  app.route('/api/calendar', calendarApi(services))
  app.route('/api/app-check', appCheckApi(services))
  app.route('/api/_nuxt_icon', iconsApi())
  app.route('/api/icons', iconSearchApi(services))
  app.route('/api/voice-agent', voiceApi(services))
  const readApi = openDocument(services, loadAuth)
  app.route('/api/openapi.json', openApiApi(readApi))
  app.get(docsPath, pageAnswers(services, loadPages, readApi))
  app.all(docsPath, onlyMethods('GET', 'HEAD'))
  app.route('/v0', storageApi(services))
  app.all('/api', refuseUnknownPath)
  app.all('/api/*', refuseUnknownPath)
  app.route('/go', goApi(services))
  app.route('/game', packPictureApi(services))
  app.route('/QR', printApi(services))
  app.route('/pictures', pagePicturesApi(services))
  app.route('/', foundApi(services))
  app.route('/', trustApi(services))
  app.route(voiceFramePath, voicePage(services))
  app.route(unsubscribePath, unsubscribeApi(services, loadPages))
  app.all('*', pageAnswers(services, loadPages))

  app.onError((thrown, c) => {
    const error = explainFailure(thrown)
    logFailure(log, { requestId: c.get('requestId') }, error)
    return c.req.path.startsWith('/v0/') ? storageErrorResponse(error) : errorResponse(error)
  })
  return app
}

const docsPath = '/api/docs'

/** What programs ask for: no answer here is ever opened as a page of ours, but the one about it. */
const isApi = /^\/(api|v0)\/(?!docs$)/

/** Loaded with the first request that needs it, and then kept. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null
  return () => {
    loading ??= load()
    return loading
  }
}

function refuseUnknownPath(): never {
  throw new AppError('not_found', 'There is nothing at this address.')
}
