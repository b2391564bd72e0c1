import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultServer, openFaultServer } from '#tests/support/server/fault-server.ts'
import { expectObjectsIntact } from '#tests/support/storage/objects-intact.ts'
import { type Fate, type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts'
import type { TestUser } from '#tests/support/users/create-user.ts'
import { isFullLength } from '#tests/support/vitest/full-length.ts'

const startTimeoutMs = 90_000
/** For a call with all its attempts, and the removal of what may have arrived. */
const patienceMs = 25_000

let s3: S3Server
let server: FaultServer
let guest: TestUser

beforeAll(async () => {
  s3 = await startS3Server()
  server = await openFaultServer({ env: s3.source })
  guest = await server.createUser()
}, startTimeoutMs)

afterAll(async () => {
  const { code } = await server.close()
  await s3.stop()
  expect(code).toBe(0)
})

const name = (rest: string) => `users/${guest.userId}/${rest}`

/** The bucket meets every request with this until it is told otherwise. */
function beset(fate: Fate | null): void {
  s3.fates.length = 0
  if (fate) s3.fates.push(...Array<Fate>(1_000).fill(fate))
}

test.each<[string, Fate]>([
  ['is busy', 'busy'],
  ['breaks off in the middle of a body', 'cut'],
  ['refuses', 'refuse'],
  ['fails', 'fail'],
  ['drips its answer', 'drip'],
  // As long again, and less than a drip asks for.
  ...(isFullLength ? [['says nothing', 'hang'] as [string, Fate]] : []),
])(
  'a bucket that %s: 503 in time, nothing half, and it goes on',
  async (_, fate) => {
    const by = server.by(guest)
    const before = await by.upload(name(`${fate}-before`), `kept ${fate}`)
    expect(before.status).toBe(200)
    // What was read once is at hand; a fresh process has to ask the bucket.
    await server.killAndRise()
    expect((await server.ask('/readyz')).status).toBe(200)
    beset(fate)
    const startedMs = performance.now()
    const [write, overwrite, read, game, alive, ready] = await Promise.all([
      by.upload(name(`${fate}-new`), 'never'),
      by.upload(name(`${fate}-before`), 'never'),
      by.download(name(`${fate}-before`)),
      server.ask('/games/meyer'),
      server.ask('/healthz'),
      server.ask('/readyz'),
    ])
    expect([write.status, overwrite.status, read.status]).toEqual([503, 503, 503])
    expect(write.headers.get('retry-after')).toBe('5')
    expect(performance.now() - startedMs).toBeLessThan(patienceMs)
    expect([game.status, alive.status, ready.status]).toEqual([200, 200, 200])
    expect(JSON.parse(ready.text)).toEqual({ status: 'ready', degraded: ['storage'] })
    beset(null)
    expect((await by.metadata(name(`${fate}-new`))).status).toBe(404)
    const again = await by.download(name(`${fate}-before`))
    expect([again.status, await again.text()]).toEqual([200, `kept ${fate}`])
    expect((await by.upload(name(`${fate}-new`), 'at last')).status).toBe(200)
    expect((await server.ask('/readyz')).status).toBe(200)
    await expectObjectsIntact(server, guest)
  },
  startTimeoutMs,
)

test('a bucket that goes before anybody asks whether the server is ready leaves it ready', {
  timeout: startTimeoutMs,
}, async () => {
  const asked = s3.seen.length
  await server.killAndRise()
  // The start's own look at the bucket.
  await expect.poll(() => s3.seen.length).toBeGreaterThan(asked)
  await sleep(200)
  beset('refuse')
  const ready = await server.ask('/readyz')
  beset(null)
  expect([ready.status, JSON.parse(ready.text)]).toEqual([
    200,
    { status: 'ready', degraded: ['storage'] },
  ])
})
