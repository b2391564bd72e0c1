import type { Context } from 'hono'
import { pageNotFoundMessage } from '#contract/error-messages.ts'
import type { Env } from '../config/env.ts'
import { once } from '../lib/once.ts'
import type { Log } from '../platform/observability/log.ts'
import { chooseEncoding, type Encoding } from '../platform/web/accept-encoding.ts'
import type { AppEnv } from '../platform/web/app-env.ts'
import { inlineScriptHashes } from '../platform/web/csp-hashes.ts'
import { contentSecurityPolicy } from '../platform/web/security-headers.ts'
import { trackerSources } from '../platform/web/tracker-sources.ts'
import { compressOnce } from '../static/lazy-page.ts'
import { answerProgram } from './answer-program.ts'
import type { RequestContext } from './request-context.ts'
import { siteContextOf } from './site-context.ts'

type Deps = { env: Env; log: Log }

type Render = (request: Request, context: RequestContext) => Promise<Response>

type KeptPage = { bytes: Record<Encoding, Buffer>; scriptHashes: readonly string[] }

/** The page is cached for all: it must not contain the address of the first request. */
const address = 'http://everybody.invalid/unknown'

/**
 * Answers paths that no route begins like. The page is rendered once for a process and is alike for
 * everybody, so scanners cost no rendering and its scripts run by hash.
 */
export function createUnknownPage(deps: Deps, renderPage: Render) {
  const renderOnce = once(() => renderForAll(deps, renderPage))
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { env } = deps
    const { pathname } = new URL(c.req.url)
    const plain = answerProgram(c, 404, pageNotFoundMessage(pathname))
    if (plain) return plain
    const { bytes, scriptHashes } = await renderOnce()
    const encoding = chooseEncoding(c.req.header('accept-encoding'))
    const body = bytes[encoding]
    const sources = trackerSources(env.trackers, pathname)
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      'content-security-policy': contentSecurityPolicy(
        scriptHashes,
        env.paymentBase,
        false,
        sources,
      ),
    })
    if (encoding !== 'identity') headers.set('content-encoding', encoding)
    return new Response(new Uint8Array(body), { status: 404, headers })
  }
}

async function renderForAll(deps: Deps, renderPage: Render): Promise<KeptPage> {
  const rendered = await renderPage(new Request(address), contextForAll(deps))
  if (rendered.status !== 404) throw new Error(`The page of unknown paths has ${rendered.status}`)
  const html = Buffer.from(await rendered.arrayBuffer())
  return {
    bytes: {
      identity: html,
      gzip: compressOnce(html, 'gzip'),
      br: compressOnce(html, 'br'),
    },
    scriptHashes: inlineScriptHashes(html.toString()),
  }
}

/** Throws for everything that would personalise the page. */
function contextForAll({ env, log }: Deps): RequestContext {
  return {
    ...siteContextOf(env),
    requestId: '',
    nonce: undefined,
    readViewer: refuse,
    readEarnedRewards: refuse,
    findPack: refuse,
    readNight: refuse,
    readCoinTotals: refuse,
    readOffer: refuse,
    readPremium: refuse,
    confirmCheckout: refuse,
    isUnsubscribeLink: refuse,
    unsubscribeChoice: null,
    readApi: refuse,
    localHttps: null,
    reportError: (err) =>
      log.error({ event: 'page.render_failed', err }, 'Page could not be rendered'),
    reportNotFound: () => {},
  }
}

function refuse(): never {
  throw new Error('A page for everybody reads nothing of anybody')
}
