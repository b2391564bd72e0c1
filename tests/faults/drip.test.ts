import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoFailures } from '#tests/support/log-lines.ts'
import { type FaultServer, openFaultServerWithUser } from '#tests/support/server/fault-server.ts'
import { openSocket } from '#tests/support/server/raw-clients.ts'
import { readRssMb } from '#tests/support/server/read-rss.ts'
import { bucketPath } from '#tests/support/storage/storage-callers.ts'
import { cookieOf, type TestUser } from '#tests/support/users/create-user.ts'
import { freshAddress } from '#tests/support/users/fresh-address.ts'
import { isFullLength, timesTried } from '#tests/support/vitest/full-length.ts'

const startTimeoutMs = 90_000
const each = timesTried(200, 50)
const drippedMs = 1_000
/** A request may take 30 seconds, its headers 10, and who is over is looked for every other second. */
const maxHeadersMs = 10_000 + 4_000
/** None of them is thrown out before: it would be no slow body that was tried. */
const shortestBodyMs = 5_000
const maxBodyMs = 30_000 + 4_000
/** A second, and as much again where the machine has other work. */
const answerMs = 2_000
const memoryMb = 60
/** No more than any of them may be. */
const declaredBytes = 2_000

let server: FaultServer
let guest: TestUser

beforeAll(async () => {
  ;({ server, guest } = await openFaultServerWithUser())
}, startTimeoutMs)

afterAll(async () => {
  const { code, output } = await server.close()
  expect(code).toBe(0)
  expectNoFailures(output)
})

type Dripped = { socket: Socket; said: string; endedAtMs: number | null }

/** So many clients, each of which says its beginning at once and then a byte every second. */
async function drip(count: number, begin: () => string): Promise<Dripped[]> {
  const sockets = await Promise.all(Array.from({ length: count }, () => openSocket(server.url)))
  return sockets.map((socket) => {
    const client: Dripped = { socket, said: '', endedAtMs: null }
    const timer = setInterval(() => socket.writable && socket.write('x'), drippedMs)
    socket.on('data', (chunk) => {
      client.said += chunk
    })
    socket.on('close', () => {
      clearInterval(timer)
      client.endedAtMs = performance.now()
    })
    socket.write(begin())
    return client
  })
}

function head(method: string, path: string, type: string): string {
  const { url } = server
  return [
    `${method} ${path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `Origin: ${url}`,
    // Or most of them would be told at once that there were too many.
    `X-Forwarded-For: ${freshAddress()}`,
    `Cookie: ${cookieOf(guest)}`,
    `Content-Type: ${type}`,
  ].join('\r\n')
}

const upload = () =>
  head('POST', `${bucketPath}?name=users%2F${guest.userId}%2Fa`, 'multipart/related; boundary=b')
const feedback = () => head('PUT', '/api/feedback/2026-11-01T12:00:00.000Z', 'application/json')
const form = () => head('POST', '/info/unsubscribe', 'application/x-www-form-urlencoded')
const declared = `\r\nContent-Length: ${declaredBytes}\r\n\r\n`

/** Others are answered in time, and what is held for those who drip stays small, until all of them are gone. */
async function expectOthersAnswered(drips: Dripped[], maxMs: number): Promise<void> {
  const before = readRssMb(server.pid())
  const startedMs = performance.now()
  while (drips.some(({ endedAtMs }) => endedAtMs === null)) {
    const me = `/api/users/${guest.userId}`
    const answers = await Promise.all([
      server.ask('/healthz'),
      server.ask('/games/meyer'),
      server.ask('/api/calendar'),
      server.ask(me, guest),
      server.ask(`${me}/liked_games/meyer`, guest, 'PUT'),
    ])
    for (const { status, ms } of answers) {
      expect(status).toBeLessThan(300)
      expect(ms).toBeLessThan(answerMs)
    }
    const uploaded = await server.by(guest).upload(`users/${guest.userId}/kept`, 'words')
    expect([200, 429]).toContain(uploaded.status)
    expect(readRssMb(server.pid()) - before).toBeLessThan(memoryMb)
    expect(performance.now() - startedMs).toBeLessThan(maxMs)
    await sleep(500)
  }
}

const blobs: [string, () => string][] = [
  ['uploads', () => `${upload()}${declared}--b\r\n`],
  ['JSON bodies', () => `${feedback()}${declared}{`],
  ['forms', () => `${form()}${declared}a=`],
]

test(`${each} headers that drip are cut off, and hold up nobody, nor do bodies`, {
  timeout: startTimeoutMs,
}, async () => {
  const held = (await Promise.all(blobs.map(([, begin]) => drip(each, begin)))).flat()
  const drips = await drip(each, () => `${head('GET', '/', 'text/plain')}\r\nX-Slow: `)
  await expectOthersAnswered(drips, maxHeadersMs)
  expect(drips.filter(({ said }) => !said.startsWith('HTTP/1.1 408 '))).toEqual([])
  for (const { socket } of held) socket.destroy()
})

// Half a minute: a body may come slowly, from a cellar without reception.
test.runIf(isFullLength).each(blobs)(
  `${each} %s that drip are cut off as well`,
  async (_, begin) => {
    const drips = await drip(each, begin)
    await sleep(shortestBodyMs)
    expect(drips.filter(({ endedAtMs }) => endedAtMs !== null)).toEqual([])
    await expectOthersAnswered(drips, maxBodyMs - shortestBodyMs)
    expect(drips.filter(({ said }) => !said.startsWith('HTTP/1.1 408 '))).toEqual([])
  },
  startTimeoutMs,
)
