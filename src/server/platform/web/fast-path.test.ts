import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { collectLog } from '#tests/support/app/collect-log.ts'
import { errorResponse, unavailable } from './errors.ts'
import { type FastRoute, fastPath } from './fast-path.ts'

type Route = FastRoute<string, string>

const route: Route = {
  match: (url) => (url.startsWith('/fast') ? 'match' : null),
  read: async () => 'found',
  body: (found) => found,
  headers: () => ({ 'x-fast': 'yes' }),
  patternOf: () => '/fast',
  refusalHeaders: () => ({ 'x-refused': 'yes' }),
  refusal: errorResponse,
}

async function ask(changes: Partial<Route>, path: string, method = 'GET') {
  const { log, logged: lines } = collectLog()
  const app = fastPath(log, { ...route, ...changes }, (_, response) => void response.end('the app'))
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  const headers = { connection: 'close', 'x-request-id': 'the-same-one' }
  const response = await fetch(url, { method, headers })
  const body = await response.text()
  server.close()
  const logged = lines.filter(({ event }) => event === 'request.answered')
  return { response, body, logged }
}

const fails = (error: unknown) => ({ read: () => Promise.reject(error) })

test.each<[string, Partial<Route>, string, string]>([
  ['another path', {}, '/slow', 'GET'],
  ['another method', {}, '/fast', 'POST'],
  ['what is not found', { body: () => null }, '/fast', 'GET'],
  ['an error that is not transient', fails(new Error('x')), '/fast', 'GET'],
  ['a header that cannot be written', { headers: () => ({ x: '\n' }) }, '/fast', 'GET'],
])('leaves to the app, unlogged: %s', async (_, changes, path, method) => {
  const { body, logged } = await ask(changes, path, method)
  expect([body, logged]).toEqual(['the app', []])
})

test.each<[string, Partial<Route>]>([
  ['an object', {}],
  ['a list', { headers: () => ['x-fast', 'yes'] }],
  ['an object, with bytes', { body: (found) => Buffer.from(found) }],
  ['an object, with many bytes', { body: () => Buffer.alloc(40_000, 'a') }],
])('answers with headers from %s, and logs the path without its query', async (_, changes) => {
  const { response, body, logged } = await ask(changes, '/fast?secret=1')
  expect(body).toMatch(/^(found|a{40000})$/)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-fast': 'yes',
    'x-request-id': 'the-same-one',
    'content-length': String(body.length),
  })
  const fields = { method: 'GET', path: '/fast', status: 200, requestId: 'the-same-one' }
  expect(logged).toEqual([expect.objectContaining(fields)])
})

test('answers 503 itself while a dependency is unavailable', async () => {
  const { response, logged } = await ask(fails(unavailable('Later.')), '/fast')
  expect([response.status, response.headers.get('x-refused')]).toEqual([503, 'yes'])
  expect(response.headers.get('retry-after')).toBe('5')
  expect(response.headers.get('x-request-id')).toBe('the-same-one')
  expect(logged).toEqual([expect.objectContaining({ status: 503, path: '/fast' })])
})
