import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { requestContext } from '#server/request-context.ts'
import { NonceContext } from './nonce.ts'

export const streamTimeout = 10_000

/** Renders a page whole: nothing on our pages is worth sending before the rest. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }))
  // In development there is no policy to satisfy, and Vite's own links would not match.
  const nonce = import.meta.env.DEV ? undefined : context.get(requestContext)?.nonce
  return new Promise((resolve, reject) => {
    let statusNow = status
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timeout)
          const body = new PassThrough()
          const answer = (html: string) =>
            new Response(paintBeforeScripts(html), { status: statusNow, headers })
          resolve(text(body).then(answer))
          pipe(body)
        },
        onShellError: reject,
        onError(error) {
          statusNow = 500
          context.get(requestContext)?.reportError(error)
        },
      },
    )
    const timeout = setTimeout(abort, streamTimeout + 1_000)
  })
}

/** The words, their style and their letters come first over a slow network, then what moves them. */
function paintBeforeScripts(html: string): string {
  return html.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchpriority="low"',
  )
}

/** Errors of loaders and actions; a visitor who left in the middle is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(requestContext)?.reportError(error)
}
