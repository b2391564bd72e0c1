import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { type RequestContext, requestContext } from '#server/pages/request-context.ts'
import { buildId } from './build-id.ts'
import { holdModules } from './hydration.ts'
import { staticNotices } from './layouts/static-notices.tsx'
import { NonceContext } from './nonce.ts'
import { embedPageSource, type PageSource } from './page-payload.ts'
import { readPackId } from './seo/find-page.ts'
import { addHeadTags } from './seo/head-tags.ts'
import { addStaticPageTag } from './seo/static-page-tag.ts'
import { addTrackerTag } from './seo/tracker-tag.ts'
import { isStaticRoute } from './static-route.ts'

export const streamTimeout = 10_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }))
  const isBuilt = import.meta.env.PROD
  const requestDeps = context.get(requestContext)
  const notFound = status === 404 ? notFoundMessage(entryContext) : null
  if (notFound !== null) requestDeps?.reportNotFound(notFound)
  const nonce = isBuilt ? requestDeps?.nonce : undefined
  return new Promise((resolve, reject) => {
    let statusSoFar = status
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timeout)
          const body = new PassThrough()
          const answer = (html: string) => {
            const withHead =
              statusSoFar < 400 && requestDeps ? addPageHead(html, request, requestDeps) : html
            const asking = isBuilt
              ? addTrackerTag(withHead, requestDeps?.trackers ?? null)
              : withHead
            const isStatic = isBuilt && statusSoFar < 400 && isStaticRoute(routesOf(entryContext))
            const { pathname } = new URL(request.url)
            const whole = isStatic ? addStaticPageTag(asking, pathname, staticNotices) : asking
            const page = isBuilt ? holdModules(whole) : whole
            // Only the build renders without request deps.
            const sent = requestDeps
              ? page
              : embedPageSource(page, pageSourceOf(request, entryContext))
            return new Response(sent, { status: statusSoFar, headers })
          }
          resolve(text(body).then(answer))
          pipe(body)
        },
        onShellError: reject,
        onError(error) {
          statusSoFar = 500
          context.get(requestContext)?.reportError(error)
        },
      },
    )
    const timeout = setTimeout(abort, streamTimeout + 1_000)
  })
}

/** Prerendered pages get their head in the build, which knows no address. */
function addPageHead(html: string, request: Request, { signIn }: RequestContext): string {
  const { pathname, origin } = new URL(request.url)
  // A pack's picture is shown on any host where its link works.
  const known = signIn.origin ?? (readPackId(pathname) === null ? null : origin)
  return addHeadTags(html, pathname, known)
}

/** The error that the router renders. */
function notFoundMessage({ staticHandlerContext: { errors } }: EntryContext): string | null {
  const [error] = Object.values(errors ?? {})
  if (!isRouteErrorResponse(error)) return null
  const { data } = error
  const message: unknown = typeof data === 'string' ? data : data?.message
  return typeof message === 'string' ? message : null
}

function routesOf({ staticHandlerContext: { matches } }: EntryContext): { id: string }[] {
  return matches.map(({ route }) => route)
}

function pageSourceOf(request: Request, entryContext: EntryContext): PageSource {
  const { statusCode, matches, loaderData } = entryContext.staticHandlerContext
  return {
    path: new URL(request.url).pathname.replace(/(?<=.)\/$/, ''),
    build: buildId,
    status: statusCode,
    matches: routesOf(entryContext).map(({ id }) => id),
    params: matches.at(-1)?.params ?? {},
    loaderData,
  }
}

/** Loader and action errors, except for requests that were aborted. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(requestContext)?.reportError(error)
}
