import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Services } from '#server/compose.ts'
import { createApp } from '#server/create-app.ts'
import { openTestServices } from '#tests/support/app/services.ts'
import { databaseKinds } from '#tests/support/database/database.ts'

const time = '2026-11-21T20:00:00.000Z'
const fun = { time, feedback: 'Great fun', user: 'Ada', positive: true, game: 'charades' }
const noPages = () => Promise.reject(new Error('no pages here'))
const json = { 'content-type': 'application/json' }

describe.each(databaseKinds)('PUT /api/feedback/{timestamp} on %s', (kind) => {
  let services: Services
  let app: ReturnType<typeof createApp>

  beforeAll(async () => {
    services = (await openTestServices(kind, { TRUSTED_PROXIES: '1' })).services
  })
  beforeEach(async () => {
    await services.database.db.deleteFrom('feedback').execute()
    await services.database.db.deleteFrom('rate_limits').execute()
    app = createApp(services, noPages)
  })
  afterAll(() => services.close())

  function put(
    body: unknown,
    { at = time, headers = json }: { at?: string; headers?: object } = {},
  ) {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const options = { method: 'PUT', body: text, headers: { ...headers } }
    return app.request(`/api/feedback/${encodeURIComponent(at)}`, options)
  }

  async function countKept() {
    return (await services.database.db.selectFrom('feedback').select('time').execute()).length
  }

  test('keeps it once, and answers a repeat with 200', async () => {
    const kept = { ...fun, user: '' }
    const first = await put(fun)
    expect([first.status, await first.json()]).toEqual([201, kept])
    const repeat = await put(fun)
    expect([repeat.status, await repeat.json()]).toEqual([200, kept])
    const other = await put({ ...fun, feedback: 'Dull' })
    expect([other.status, (await other.json()).error.code]).toEqual([409, 'conflict'])
    expect(await countKept()).toBe(1)
  })

  test('cleans the text, and knows it again', async () => {
    const sent = { ...fun, feedback: ' e\u0301\u0000\u202eab\ud800\n! ', user: '' }
    const first = await put(sent)
    expect([first.status, (await first.json()).feedback]).toEqual([201, '\u00e9ab\n!'])
    expect((await put(sent)).status).toBe(200)
  })

  test.each([
    ['an unknown field', { ...fun, likes: 1 }, {}, 400, 'likes'],
    ['no field', {}, {}, 400, 'time'],
    ['another time', { ...fun, time: '2026-11-21T20:00:00.001Z' }, {}, 400, 'time'],
    [
      'a date that is none',
      { ...fun, time: '2026-02-30T20:00:00.000Z' },
      { at: '2026-02-30T20:00:00.000Z' },
      400,
      'time',
    ],
    ['a date in words', { ...fun, time: 'today' }, { at: 'today' }, 400, 'time'],
    ['a long text', { ...fun, feedback: 'x'.repeat(2001) }, {}, 400, 'feedback'],
    ['a long user', { ...fun, user: 'x'.repeat(201) }, {}, 400, 'user'],
    ['a thumb in words', { ...fun, positive: 'yes' }, {}, 400, 'positive'],
    ['a game that is no slug', { ...fun, game: '<script>' }, {}, 400, 'game'],
    ['null', null, {}, 400, 'expected object'],
    ['half of JSON', '{"time":', {}, 400, 'not JSON'],
    ['a form', 'time=1', { headers: { 'content-type': 'text/plain' } }, 415, 'application/json'],
    ['no type', fun, { headers: {} }, 415, 'application/json'],
    ['too much', `"${'x'.repeat(65 * 1024)}"`, {}, 413, '65536'],
    [
      'from another site',
      fun,
      { headers: { ...json, origin: 'https://evil.example' } },
      403,
      'another site',
    ],
    [
      'a browser on another site',
      fun,
      { headers: { ...json, 'sec-fetch-site': 'cross-site' } },
      403,
      'another site',
    ],
  ])('refuses %s', async (_, body, options, status, named) => {
    const response = await put(body, options)
    const answer = await response.json()
    expect([response.status, answer.error.message]).toEqual([
      status,
      expect.stringContaining(named),
    ])
    expect(await countKept()).toBe(0)
  })

  test('lets an address through ten times a minute, in whichever process', async () => {
    let nowMs = Date.UTC(2026, 10, 21, 20, 0, 45)
    services.now = () => nowMs
    const from = (address: string) => put(fun, { headers: { ...json, 'x-forwarded-for': address } })
    const ten = await Promise.all(Array.from({ length: 10 }, () => from('203.0.113.7')))
    expect(ten.every((response) => response.status < 300)).toBe(true)

    app = createApp(services, noPages)
    const eleventh = await from('203.0.113.7')
    expect([eleventh.status, eleventh.headers.get('retry-after')]).toEqual([429, '15'])
    expect((await eleventh.json()).error.code).toBe('rate_limited')
    expect((await from('6.6.6.6, 203.0.113.7')).status).toBe(429)
    expect((await from('203.0.113.8')).status).toBe(200)

    nowMs += 15_000
    expect((await from('203.0.113.7')).status).toBe(200)
    nowMs += 11 * 60_000
    expect((await from('203.0.113.7')).status).toBe(200)
    const rows = await services.database.db.selectFrom('rate_limits').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('203.0')
  })
})
