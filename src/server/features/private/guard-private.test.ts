import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUserIn, useTestApp } from '#tests/support/app/test-app.ts'
import { runOperatorCommand } from '#tests/support/server/run-operator-command.ts'
import { cookieOf } from '#tests/support/users/create-user.ts'
import { guardPrivate } from './guard-private.ts'

describe('a private site', () => {
  const testApp = useTestApp('SQLite', {
    PRIVATE: 'on',
    AUTH_SECRET: 'a secret that only tests may know of',
  })
  let server: Server
  let port: number

  beforeAll(async () => {
    server = createServer(
      guardPrivate(testApp.services, (_, response) => void response.end('inside')),
    )
    await once(server.listen(0, '127.0.0.1'), 'listening')
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => void server.close())

  /** Not by `fetch`, which mends addresses and adds headers of its own. */
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const asked = request({ port, path, headers: { connection: 'close', ...headers } }).end()
    const [answer] = await once(asked, 'response')
    const answered: IncomingHttpHeaders = answer.headers
    return { status: answer.statusCode, headers: answered, body: await text(answer) }
  }
  const isInside = (answer: Awaited<ReturnType<typeof ask>>) => answer.body === 'inside'
  const readLink = async () => {
    const { lines } = await runOperatorCommand(testApp.services, 'private-link')
    return new URL(lines[0] ?? '').pathname
  }

  test.each([
    '/',
    '/games/meyer',
    '/info/about',
    '/game/some-pack/picture.png',
    '/QR/standard/table-sign.svg',
    '/pictures/home.png',
    '/api/packs',
    '/api/openapi.json',
    '/v0/b/party-dojo/o?prefix=packs%2F',
    '/builds/latest.json',
    '/games/meyer/_payload.json',
    '/go?to=/',
    '/assets/../games/meyer',
    '/assets/%2e%2e/games/meyer',
    '/sign-in/../games/meyer',
    '/sign-in/%2e%2e/games/meyer',
    '//games/meyer',
    '/enter/not-the-key',
    '/sitemap.xml',
  ])('%s shows nobody anything but the way to sign in', async (path) => {
    const page = await ask(path, { accept: 'text/html' })
    expect([page.status, page.headers.location]).toEqual([302, '/sign-in'])
    const script = await ask(path, { accept: 'text/html', 'sec-fetch-mode': 'cors' })
    expect(script.status).toBe(401)
    expect(JSON.parse(script.body)).toMatchObject({ error: { code: 'unauthenticated' } })
    for (const answer of [page, script]) {
      expect(answer.headers['x-robots-tag']).toContain('noindex')
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test.each([
    '/sign-in',
    '/sign-in.data',
    '/sign-up',
    '/trust',
    '/TRUST',
    '/trust/party-dojo.crt',
    '/trust/party-dojo.mobileconfig',
    '/api/auth/get-session',
    '/assets/entry-AbC.js',
    '/favicon.svg',
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/stripe/webhook',
    '/info/unsubscribe?u=a&s=b',
  ])('%s is answered as ever', async (path) => {
    expect(isInside(await ask(path))).toBe(true)
  })

  test('its link sets a cookie for a year, which opens everything', async () => {
    const answer = await ask(await readLink())
    expect([answer.status, answer.headers.location]).toEqual([303, '/'])
    const [set = ''] = answer.headers['set-cookie'] ?? []
    expect(set).toMatch(
      /^party-dojo-guest=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const [cookie = ''] = set.split(';')
    expect(isInside(await ask('/games/meyer', { cookie }))).toBe(true)
    const forged = cookie.replace(/=\d+/, '=9999999999')
    expect((await ask('/games/meyer', { cookie: forged })).status).toBe(401)

    const nowMs = testApp.services.now()
    testApp.services.now = () => nowMs + 366 * 24 * 3_600_000
    expect((await ask('/games/meyer', { cookie })).status).toBe(401)
  })

  test('another version of the link ends the old one and what it let in', async () => {
    const link = await readLink()
    const [cookie = ''] = (await ask(link)).headers['set-cookie']?.[0]?.split(';') ?? []
    const { env } = testApp.services
    testApp.services.env = { ...env, privateLinkVersion: 2 }
    expect((await ask(link)).status).toBe(401)
    expect((await ask('/', { cookie })).status).toBe(401)
    testApp.services.env = env
  })

  test('an account opens everything, until it is blocked', async () => {
    const user = await createUserIn(testApp)
    const cookie = cookieOf(user)
    expect(isInside(await ask('/api/packs', { cookie }))).toBe(true)
    await runOperatorCommand(testApp.services, 'users', 'block', user.userId, '--reason', 'Rude')
    expect((await ask('/api/packs', { cookie })).status).toBe(401)
  })

  test('robots are turned away, and an old service worker clears what it kept', async () => {
    expect((await ask('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
    const worker = await ask('/sw.js')
    expect(worker.headers['content-type']).toContain('text/javascript')
    expect(worker.body).toContain('unregister()')
  })
})

test('a site that is not private is left as it is', () => {
  const next = () => {}
  expect(guardPrivate({ env: { isPrivate: false } } as never, next)).toBe(next)
})
