import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { ApiError, badRequest } from './api-error.ts'
import { calls } from './calls.ts'
import { findCall } from './define-call.ts'
import { expand } from './expand.ts'
import { takeApiFault } from './faults.ts'
import { readBody, readUrl, send, sendJson } from './http.ts'
import { findReply, fingerprint, forgetOldReplies, isKept } from './idempotency.ts'
import { newId } from './new-id.ts'
import { parseForm } from './parse-form.ts'
import { readParams } from './read-params.ts'
import type { SimulatorContext } from './simulator-context.ts'
import { apiVersion, type World } from './world.ts'

type ApiRequest = { method: string; url: URL; body: string; requestId: string; key: string | null }
type Answer = { status: number; body: string; changed: boolean; replayed?: true }

const serverError: Answer = {
  status: 500,
  changed: true,
  body: JSON.stringify({
    error: { type: 'api_error', message: 'An unknown error occurred' },
  }),
}

/** Answers `/v1/…` as Stripe does. */
export function makeApiHandler(context: SimulatorContext) {
  const { world } = context
  const inFlight = new Map<string, string>()

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = newId('req', 14)
    const fault = takeApiFault(world.faults)
    if (fault === 'down') return void request.socket.destroy()
    const body = await readBody(request)
    const url = readUrl(request)
    const headers = {
      'Request-Id': requestId,
      'Stripe-Version': String(request.headers['stripe-version'] ?? apiVersion),
      'Cache-Control': 'no-cache, no-store',
    }
    if (fault === 'error500')
      return sendJson(response, serverError.status, serverError.body, headers)
    if (fault === 'rubbish')
      return send(response, 200, { ...headers, 'Content-Type': 'text/html' }, '<html>not JSON')

    const key = request.method === 'POST' ? header(request, 'idempotency-key') : null
    const slowMs = typeof fault === 'object' ? fault.slowMs : 0
    const answer = await toAnswer(async () => {
      if (body === null || !url) throw badRequest('The request is too large or cannot be read.')
      checkKey(world, request)
      const asked = { method: request.method ?? '', url, body, requestId, key }
      return key === null ? run(context, asked, slowMs) : once(key, asked)
    }, requestId)

    async function once(sent: string, asked: ApiRequest): Promise<Answer> {
      if (sent.length > 255) throw badRequest('Idempotency keys are at most 255 letters long.')
      const mark = fingerprint(asked.url.pathname, asked.body)
      forgetOldReplies(world.state, Date.now())
      const reply = findReply(world.state, inFlight, sent, mark)
      if (reply) return { status: reply.status, body: reply.body, changed: false, replayed: true }
      inFlight.set(sent, mark)
      try {
        let first = await toAnswer(() => run(context, asked, slowMs), requestId)
        if (fault === 'error500After') first = serverError
        if (isKept(first.status))
          world.state.replies[sent] = {
            request: mark,
            status: first.status,
            body: first.body,
            atMs: Date.now(),
          }
        await context.settle()
        return first
      } finally {
        inFlight.delete(sent)
      }
    }

    // A read does not wait for the disk, unless something fell due meanwhile.
    if (answer.changed) await context.settle()
    if (fault === 'dropAfter') return void request.socket.destroy()
    const { status, body: text } = fault === 'error500After' ? serverError : answer
    sendJson(response, status, text, {
      ...headers,
      ...(key !== null && { 'Idempotency-Key': key }),
      ...(answer.replayed && { 'Idempotent-Replayed': 'true' }),
    })
  }
}

async function run(context: SimulatorContext, asked: ApiRequest, slowMs: number): Promise<Answer> {
  if (slowMs > 0) await wait(slowMs)
  const { world, catchUp } = context
  const hasLived = catchUp()
  const { method, url, body, requestId, key } = asked
  const found = findCall(calls, method, url.pathname)
  if (!found)
    throw new ApiError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${url.pathname}).`,
    })
  const form = { ...parseForm(url.search.slice(1)), ...parseForm(body) }
  const { expand: wanted, ...rest } = form
  const { expand: paths = [] } = readParams(wanted === undefined ? {} : { expand: wanted }, {
    expand: ['text'],
  } as const)
  const params = readParams(rest, found.call.shape)
  world.request = { id: requestId, idempotency_key: key }
  try {
    const answer = found.call.run(world, params, found.ids)
    const text = JSON.stringify(expand(world, answer, paths), null, 2)
    return { status: 200, body: text, changed: hasLived || method !== 'GET' }
  } catch (error) {
    const isInParams =
      error instanceof ApiError && error.missingId !== null && !found.ids.includes(error.missingId)
    if (isInParams) error.status = 400
    throw error
  } finally {
    world.request = { id: null, idempotency_key: null }
  }
}

async function toAnswer(work: () => Promise<Answer>, requestId: string): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError)) {
      console.error('The Stripe simulator failed', error)
      return serverError
    }
    const fields = {
      ...error.fields,
      request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
    }
    return { status: error.status, body: JSON.stringify({ error: fields }, null, 2), changed: true }
  }
}

function header(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** @throws ApiError 401 */
function checkKey(world: World, request: IncomingMessage): void {
  const [scheme = '', sent = ''] = (header(request, 'authorization') ?? '').split(' ')
  const basic = scheme === 'Basic' ? Buffer.from(sent, 'base64').toString().split(':')[0] : ''
  const given = scheme === 'Bearer' ? sent : (basic ?? '')
  const known = Buffer.from(world.state.secretKey)
  const isKnown =
    Buffer.byteLength(given) === known.length && timingSafeEqual(Buffer.from(given), known)
  if (isKnown) return
  throw new ApiError(401, {
    type: 'invalid_request_error',
    message: given
      ? `Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(12)}${given.slice(-4)}`
      : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
  })
}
