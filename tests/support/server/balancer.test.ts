import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { type Balancer, openBalancer } from './balancer.ts'

type Upstream = { server: Server; port: number; isReady: boolean; asked: string[] }

let balancer: Balancer
const open: Upstream[] = []

beforeEach(async () => {
  balancer = await openBalancer()
})
afterEach(async () => {
  await balancer.close()
  for (const { server } of open.splice(0)) server.close()
})

/** Answers with its own name what it was sent, and sockets alike. */
async function startUpstream(name: string): Promise<Upstream> {
  const sockets = new WebSocketServer({ noServer: true })
  const upstream: Upstream = { server: createServer(), port: 0, isReady: true, asked: [] }
  const { server } = upstream
  server.on('request', async (request, response) => {
    if (request.url === '/readyz') return response.writeHead(upstream.isReady ? 200 : 503).end()
    const body = Buffer.concat(await request.toArray())
    upstream.asked.push(`${request.headers['x-forwarded-for']}`)
    response.writeHead(201, { 'x-name': name }).end(`${request.method} ${request.url} ${body}`)
  })
  server.on('upgrade', (request, socket, head) => {
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on('message', (data) => webSocket.send(`${name} ${request.headers.host} ${data}`))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  upstream.port = (server.address() as AddressInfo).port
  open.push(upstream)
  return upstream
}

const ask = (options: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${balancer.port}/a?b`, {
    headers: { 'x-forwarded-for': '10.0.0.1' },
    ...options,
  })
const askMany = async (count: number) => {
  const names: (string | null)[] = []
  for (let at = 0; at < count; at++) names.push((await ask()).headers.get('x-name'))
  return names
}

test('requests go to one after the other, as they were sent', async () => {
  const [one, two] = [await startUpstream('one'), await startUpstream('two')]
  for (const { port } of [one, two]) await balancer.add(port)
  const names = await askMany(4)
  expect(names.toSorted()).toEqual(['one', 'one', 'two', 'two'])
  const response = await ask({ method: 'PUT', body: 'c' })
  expect([response.status, await response.text()]).toEqual([201, 'PUT /a?b c'])
  expect(one.asked[0]).toBe('10.0.0.1')
})

test('one that is stopping gets none, nor does one that is gone', async () => {
  const [one, two] = [await startUpstream('one'), await startUpstream('two')]
  for (const { port } of [one, two]) await balancer.add(port)
  one.isReady = false
  await vi.waitFor(async () => expect(new Set(await askMany(4))).toEqual(new Set(['two'])), 5_000)
  one.isReady = true
  await vi.waitFor(async () => expect(await askMany(2)).toContain('one'), 5_000)
  one.server.closeAllConnections()
  one.server.close()
  expect(new Set(await askMany(4))).toEqual(new Set(['two']))
  balancer.remove(two.port)
  expect((await ask()).status).toBe(502)
})

test('a socket goes through, and ends where its server ends it', async () => {
  const one = await startUpstream('one')
  await balancer.add(one.port)
  const socket = new WebSocket(`ws://127.0.0.1:${balancer.port}/socket`)
  await once(socket, 'open')
  socket.send('hello')
  const [answer] = await once(socket, 'message')
  expect(String(answer)).toBe(`one 127.0.0.1:${balancer.port} hello`)
  const closed = once(socket, 'close')
  await balancer.close()
  await closed
  balancer = await openBalancer()
})
