import { describe, expect, test } from 'vitest'
import { createApp } from '#server/create-app.ts'
import { metrics } from '#server/platform/observability/metrics/metrics.ts'
import { consume } from '#server/platform/web/consume.ts'
import { collect, riseOf, socketFrom } from '#tests/support/app/collect-metrics.ts'
import { useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'

const token = 'a-token-of-this-server'
type App = ReturnType<typeof createApp>

const fetchPage = async () => new Response('a page')
const isUnknown = () => false

describe.each(databaseKinds)('what is collected on %s', (kind) => {
  const testApp = useTestApp(kind)
  const user = useUser(testApp)
  /** With pages, and with nothing remembered of earlier questions. */
  const freshApp = () =>
    createApp(testApp.services, async () => ({ paths: ['/packs'], isUnknown, render: fetchPage }))

  test('everything is described, and stands there once', async () => {
    const { kinds } = await collect(freshApp())
    const names = Object.values(metrics).map(({ name }) => name)
    expect([...kinds.keys()]).toEqual(expect.arrayContaining(names))
    for (const name of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds'])
      expect(kinds.has(name)).toBe(true)
  })

  test.each([
    ['GET', '/healthz', 'method="GET",route="/healthz",status="2xx"'],
    ['HEAD', '/healthz', 'method="HEAD",route="/healthz",status="2xx"'],
    ['POST', '/healthz', 'method="POST",route="/healthz",status="4xx"'],
    ['GET', '/api/users/somebody', 'method="GET",route="/api/users/:userId",status="4xx"'],
    [
      'PUT',
      '/api/users/a/liked_games/b',
      'method="PUT",route="/api/users/:userId/liked_games/:gameId",status="4xx"',
    ],
    ['GET', '/api/packs?q=bar', 'method="GET",route="/api/packs",status="2xx"'],
    ['GET', '/v0/b/party-dojo/o', 'method="GET",route="/v0/b/:bucket/o",status="2xx"'],
    ['GET', '/v0/b/party-dojo/o/a%2Fb', 'method="GET",route="/v0/b/:bucket/o/*",status="4xx"'],
    ['GET', '/api/nothing/like/it', 'method="GET",route="/api/*",status="4xx"'],
    ['GET', '/packs', 'method="GET",route="page",status="2xx"'],
    ['GET', '/no/such/page', 'method="GET",route="page",status="2xx"'],
    ['PROPFIND', '/packs', 'method="other",route="page",status="4xx"'],
  ])('%s %s is counted as %s', async (method, path, labels) => {
    const app = freshApp()
    const ask = () => app.request(path, { method })
    expect(await riseOf(app, `party_dojo_http_requests_total{${labels}}`, ask)).toBe(1)
    const route = /route="[^"]+"/.exec(labels)?.[0]
    const spread = `party_dojo_http_request_duration_seconds_count{${route}}`
    expect(await riseOf(app, spread, ask)).toBe(1)
  })

  test('a request that is refused on its way counts at the route that it was on its way to', async () => {
    const app = freshApp()
    const labels = 'method="PUT",route="/api/feedback/:timestamp",status="4xx"'
    const forged = { method: 'PUT', headers: { origin: 'https://elsewhere.example' } }
    const rise = riseOf(app, `party_dojo_http_requests_total{${labels}}`, () =>
      app.request('/api/feedback/2026-11-21T20:00:00.000Z', forged),
    )
    expect(await rise).toBe(1)
  })

  test.each([
    ['not_found', 'GET', '/api/nothing'],
    ['method_not_allowed', 'POST', '/healthz'],
    ['unauthenticated', 'GET', '/api/users/somebody'],
  ])('a refusal counts by its code: %s', async (code, method, path) => {
    const app = freshApp()
    const series = `party_dojo_refusals_total{code="${code}"}`
    expect(await riseOf(app, series, () => app.request(path, { method }))).toBe(1)
  })

  test('a turn too many counts by the name of its limit', async () => {
    const app = freshApp()
    const limit = { name: 'play', key: `Ada ${Math.random()}` } as const
    const rise = riseOf(app, 'party_dojo_rate_limit_refusals_total{limit="play"}', async () => {
      for (let turns = 0; turns < 3; turns++) await consume(testApp.services, limit)
    })
    expect(await rise).toBe(2)
  })

  test('a thousand odd paths and methods make no more than a handful of series', async () => {
    const app = freshApp()
    const seriesNow = async () => (await collect(app)).values.size
    await app.request('/api/nothing')
    await app.request('/nothing', { method: 'PURGE' })
    const before = await seriesNow()
    const starts = ['/api/', '/v0/', '/', '/go/', '/api/users/', '/QR/', '/api/packs/', '/game/']
    for (let count = 0; count < 1_000; count++) {
      const start = starts[count % starts.length]
      await app.request(`${start}odd-${count}/%00${count}`, { method: `ODD${count}` })
      await app.request(`${start}odd-${count}`)
    }
    expect((await seriesNow()) - before).toBeLessThan(150)
    expect(JSON.stringify([...(await collect(app)).values.keys()])).not.toContain('odd-')
  }, 60_000)

  test('nobody’s id, address or token stands in a label', async () => {
    const app = freshApp()
    await user.visitor.get(user.path)
    const names = JSON.stringify([...(await collect(app)).values.keys()])
    for (const secret of [user.userId, user.token, 'home.example'])
      expect(names).not.toContain(secret)
  })
})

describe('who may collect', () => {
  const testApp = useTestApp('SQLite')
  const locked = useTestApp('SQLite', { METRICS_TOKEN: token })
  type Headers = Record<string, string>
  const ask = (app: App, headers: Headers, address: string) =>
    app.request('/metrics', { headers }, socketFrom(address))

  test.each([
    ['somebody on this machine', '127.0.0.1', {}, 200],
    ['somebody beside it', '10.1.2.3', {}, 200],
    ['somebody from outside', '203.0.113.7', {}, 'a page'],
    ['a proxy beside it', '10.1.2.3', { 'x-forwarded-for': '203.0.113.7' }, 'a page'],
  ])('without a token: %s', async (_, address, headers: Headers, expected) => {
    const app = createApp(testApp.services, async () => ({
      paths: [],
      isUnknown,
      render: fetchPage,
    }))
    const answer = await ask(app, headers, address)
    expect(expected === 200 ? answer.status : await answer.text()).toBe(expected)
  })

  test.each([
    ['with it, from anywhere', { authorization: `Bearer ${token}` }, '203.0.113.7', 200],
    ['without it, from this machine', {}, '127.0.0.1', 401],
    ['with another', { authorization: `Bearer ${token}s` }, '127.0.0.1', 401],
  ])('where a token is set: %s', async (_, headers: Headers, address, status) => {
    const answer = await ask(locked.app, headers, address)
    expect(answer.status).toBe(status)
  })
})
