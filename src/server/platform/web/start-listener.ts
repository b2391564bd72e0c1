import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { ErrorBody } from '#contract/error-codes.ts'
import { isDoneWithin } from '#server/lib/is-done-within.ts'
import { retryAfterSeconds } from './errors.ts'

const defaultTimeoutMs = 5_000

export type StartListener = {
  listener: RequestListener
  /** Waiting requests too. */
  open: (listener: RequestListener) => void
}

/** Before the app is ready: /healthz answers, /readyz refuses, other requests wait a little. */
export function openStartListener(timeoutMs = defaultTimeoutMs): StartListener {
  let resolveOpened = () => {}
  const opened = new Promise<void>((resolve) => {
    resolveOpened = resolve
  })
  let answer: RequestListener | null = null

  async function waitUntilOpen(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await isDoneWithin(timeoutMs, opened)) answer?.(request, response)
    else refuse(response)
  }

  return {
    listener: (request, response) => {
      if (answer) return answer(request, response)
      const [path] = (request.url ?? '').split('?')
      if (path === '/healthz') return send(response, 200, { status: 'alive' })
      if (path === '/readyz') return refuse(response)
      void waitUntilOpen(request, response)
    },
    open: (listener) => {
      answer = listener
      resolveOpened()
    },
  }
}

function refuse(response: ServerResponse): void {
  const body: ErrorBody = { error: { code: 'unavailable', message: 'The server is starting.' } }
  response.setHeader('retry-after', retryAfterSeconds)
  send(response, 503, body)
}

function send(response: ServerResponse, status: number, body: object): void {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  response.writeHead(status, headers).end(JSON.stringify(body))
}
