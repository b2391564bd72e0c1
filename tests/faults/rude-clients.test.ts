import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoFailures } from '#tests/support/log-lines.ts'
import { openSocket } from '#tests/support/server/raw-clients.ts'
import {
  freshDataDir,
  type RunningServer,
  startServer,
} from '#tests/support/server/start-server.ts'

let server: RunningServer

beforeAll(async () => {
  server = await startServer({ DATA_DIR: freshDataDir() })
})

afterAll(async () => {
  server.process.kill('SIGTERM')
  const { code, output } = await server.ended
  // A line for each of them would let anybody fill the log, and wake whoever looks after the server.
  expect(code).toBe(0)
  expectNoFailures(output)
})

const open = () => openSocket(server.url)

async function answerTo(text: string): Promise<string> {
  const socket = await open()
  socket.write(text)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return String(answer)
}

const put = 'PUT /api/feedback/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

test.each([
  ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a path of 20 kB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ['a length of 1 GB', `${put}Content-Length: 1000000000\r\n\r\n`, 413],
  [
    'a chunk over the limit',
    `${put}Transfer-Encoding: chunked\r\n\r\n11170\r\n${'x'.repeat(70_000)}\r\n0\r\n\r\n`,
    413,
  ],
  ['two lengths', `${put}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`, 400],
  [
    'length and chunks',
    `${put}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
])('%s', async (_, text, status) => {
  expect(await answerTo(text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})

test('clients that send a byte at a time are cut off, and hold up nobody else', async () => {
  const sockets = await Promise.all(Array.from({ length: 50 }, open))
  const ends = sockets.map((socket) => new Promise((resolve) => socket.on('close', resolve)))
  const drip = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write('G')
  }, 1_000)
  for (const socket of sockets) socket.resume().write('GET / HTTP/1.1\r\nX: ')
  const startedMs = performance.now()
  await sleep(500)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  await Promise.all(ends)
  clearInterval(drip)
  expect(performance.now() - startedMs).toBeLessThan(15_000)
})

test.each([
  ['JSON', put],
  ['JSON in chunks', put],
  ['a form', put.replace('PUT /api/feedback/x', 'POST /info/unsubscribe')],
])('%s that breaks off is no failure of ours', async (what, head) => {
  const inChunks = what.endsWith('chunks')
  const socket = await open()
  socket.write(`${head}${inChunks ? 'Transfer-Encoding: chunked' : 'Content-Length: 900'}\r\n\r\n`)
  socket.write(inChunks ? '5\r\n{"tim\r\n' : '{"tim')
  await sleep(300)
  socket.end()
  // What is said to one who has only stopped talking is what is noted of one who is gone.
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /)
})
