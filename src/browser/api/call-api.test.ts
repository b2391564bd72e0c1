import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { callApi, offlineMessage } from './call-api.ts'

async function answerOf(listener: RequestListener): Promise<unknown> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return await callApi('GET', `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/me`)
}

const unanswered = { ok: false, status: 'offline', message: offlineMessage }

test.for<[string, number, string, object]>([
  ['a value', 200, '{"coins":50}', { ok: true, status: 200, data: { coins: 50 } }],
  ['nobody', 200, 'null', { ok: true, status: 200, data: null }],
  ['nothing to say', 204, '', { ok: true, status: 204, data: null }],
  ['the page of a hotel’s network', 200, '<h1>Accept our terms</h1>', unanswered],
  [
    'our refusal',
    403,
    '{"error":{"code":"forbidden","message":"Not yours."}}',
    { ok: false, status: 403, message: 'Not yours.', code: 'forbidden' },
  ],
  ['a reward’s', 400, '{"error":"Too few."}', { ok: false, status: 400, message: 'Too few.' }],
  [
    'the sign-in library’s',
    401,
    '{"message":"No.","code":"INVALID_PASSWORD"}',
    { ok: false, status: 401, message: 'No.', code: 'INVALID_PASSWORD' },
  ],
  [
    'one in no words',
    502,
    '<h1>Bad gateway</h1>',
    { ok: false, status: 502, message: 'Something broke on our side. Please try again.' },
  ],
])('%s', async ([, status, body, expected]) => {
  expect(await answerOf((_, response) => response.writeHead(status).end(body))).toEqual(expected)
})

test('an answer that breaks off is none', async () => {
  const answer = await answerOf((_, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('{"coins":', () => response.destroy())
  })
  expect(answer).toEqual(unanswered)
})

test('a fault of the page is no lost network, and its message is not shown', async () => {
  vi.stubGlobal('AbortSignal', {})
  expect(await callApi('GET', 'http://127.0.0.1:1/api/me')).toEqual({
    ok: false,
    status: 0,
    message: 'Something broke on our side. Please try again.',
  })
})

test('nobody there', async () => {
  expect(await callApi('GET', 'http://127.0.0.1:1/api/me')).toEqual(unanswered)
})
