import { afterAll, beforeAll, expect, test } from 'vitest'
import { readExposition } from '#tests/support/app/read-exposition.ts'
import { type BuiltServer, startBuiltServer } from '#tests/support/server/built-server.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await startBuiltServer()
})
afterAll(() => server.stop())

const ask = (path: string, init?: RequestInit) => fetch(server.url + path, init)
const collect = async () => readExposition(await (await ask('/metrics')).text()).values
const requests = (labels: string) => `party_dojo_http_requests_total{${labels}}`

async function riseOf(series: string, work: () => Promise<unknown>): Promise<number> {
  const before = (await collect()).get(series) ?? 0
  await work()
  return ((await collect()).get(series) ?? 0) - before
}

test.each([
  ['a page of the build', 'method="GET",route="static",status="2xx"', '/', {}],
  ['its head', 'method="HEAD",route="static",status="2xx"', '/', { method: 'HEAD' }],
  [
    'a slash too many',
    'method="GET",route="static",status="3xx"',
    '/packs/',
    { redirect: 'manual' },
  ],
  [
    'a list of objects',
    'method="GET",route="/v0/b/:bucket/o",status="2xx"',
    '/v0/b/party-dojo/o?prefix=a',
    {},
  ],
  ['a call of the API', 'method="GET",route="/api/calendar",status="2xx"', '/api/calendar', {}],
] as [string, string, string, RequestInit][])(
  '%s is counted once',
  async (_, labels, path, init) => {
    expect(await riseOf(requests(labels), () => ask(path, init))).toBe(1)
  },
)

test('what a phone has already is counted as that', async () => {
  const etag = (await ask('/')).headers.get('etag') ?? ''
  const again = () => ask('/', { headers: { 'if-none-match': etag } })
  expect(await riseOf(requests('method="GET",route="static",status="3xx"'), again)).toBe(1)
})

test('nothing is in flight but the question itself', async () => {
  expect((await collect()).get('party_dojo_http_requests_in_flight')).toBe(1)
})

test('through a proxy there is no such page', async () => {
  const answer = await ask('/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect([answer.status, await answer.text()]).toEqual([
    404,
    expect.not.stringContaining('party_dojo_'),
  ])
})

test('what runs is this build, and Node tells of itself', async () => {
  const names = [...(await collect()).keys()].join('\n')
  expect(names).toMatch(/party_dojo_build_info\{build="[\w-]{12}"/)
  expect(names).toContain('nodejs_gc_duration_seconds_count')
})
