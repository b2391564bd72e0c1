import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasCaddy, type RunningProxy, startCaddy } from '#tests/support/deploy/caddy.ts'
import { type FaultServer, openFaultServer } from '#tests/support/server/fault-server.ts'
import { findFreePort } from '#tests/support/server/free-port.ts'
import { type Fate, type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts'

const startTimeoutMs = 90_000

if (!hasCaddy) {
  test('the shipped proxy', ({ skip }) => skip('there is no caddy on this machine'))
}

describe.runIf(hasCaddy)('the shipped proxy, when no server answers', () => {
  let proxy: RunningProxy
  beforeAll(async () => {
    proxy = await startCaddy([`127.0.0.1:${await findFreePort()}`])
  })
  afterAll(() => proxy.stop())

  test.each([
    ['a page for people', 'GET', '/games/meyer', 'text/html', 'Party Dojo is away for a minute'],
    ['words for programs', 'GET', '/api/packs', 'application/json', '"code":"unavailable"'],
    ['words for a form', 'POST', '/info/unsubscribe', 'application/json', '"code":"unavailable"'],
  ])('has %s', { timeout: 20_000 }, async (_, method, path, type, words) => {
    const answer = await fetch(proxy.url + path, { method })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      expect.toBeOneOf([502, 503]),
      expect.stringContaining(type),
    ])
    expect(await answer.text()).toContain(words)
    expect(answer.headers.get('retry-after')).toBe('10')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

describe.runIf(hasCaddy)('the shipped proxy, when the bucket is away', () => {
  let s3: S3Server
  let server: FaultServer
  let proxy: RunningProxy
  beforeAll(async () => {
    s3 = await startS3Server()
    server = await openFaultServer({ env: s3.source })
    proxy = await startCaddy([new URL(server.url).host])
  }, startTimeoutMs)
  afterAll(async () => {
    await proxy.stop()
    await server.close()
    await s3.stop()
  })

  test('pages and calls that need no objects go on', { timeout: 30_000 }, async () => {
    await expect.poll(async () => (await fetch(`${proxy.url}/readyz`)).status).toBe(200)
    s3.fates.push(...Array<Fate>(10_000).fill('refuse'))
    const asked = s3.seen.length
    // The proxy's own questions, one a second, have met the refusal.
    await expect.poll(() => s3.seen.length - asked).toBeGreaterThan(2)
    for (const path of ['/', '/games/meyer', '/sign-in', '/api/auth/get-session', '/api/packs']) {
      expect([path, (await fetch(proxy.url + path)).status]).toEqual([path, 200])
    }
  })
})
