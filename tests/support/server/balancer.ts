import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

const askEveryMs = 1_000
const askTimeoutMs = 3_000
const host = '127.0.0.1'

export type Balancer = Awaited<ReturnType<typeof openBalancer>>

/**
 * One address before servers on this machine, as `deploy/Caddyfile` has it: each request and socket
 * goes to the next that is ready, which is asked of `/readyz`, and to another where none listens.
 */
export async function openBalancer() {
  const upstreams = new Map<number, { isReady: boolean }>()
  const sockets = new Set<Duplex>()
  let requests = 0

  async function ask(port: number): Promise<void> {
    const upstream = upstreams.get(port)
    if (!upstream) return
    const answer = fetch(`http://${host}:${port}/readyz`, {
      signal: AbortSignal.timeout(askTimeoutMs),
    })
    upstream.isReady = await answer.then(({ status }) => status === 200).catch(() => false)
  }
  const timer = setInterval(() => {
    for (const port of upstreams.keys()) void ask(port)
  }, askEveryMs)

  /** The next one first. */
  function inTurn(): number[] {
    const ready = [...upstreams].filter(([, { isReady }]) => isReady).map(([port]) => port)
    const at = requests++ % Math.max(1, ready.length)
    return [...ready.slice(at), ...ready.slice(0, at)]
  }

  /** A connection to the first that takes it; null where none does. */
  async function reach(): Promise<Socket | null> {
    for (const port of inTurn()) {
      const socket = connect({ host, port })
      const isOpen = await once(socket, 'connect').then(
        () => true,
        () => false,
      )
      if (isOpen) return socket
      const upstream = upstreams.get(port)
      if (upstream) upstream.isReady = false
    }
    return null
  }

  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  server.on('upgrade', (incoming, socket, head) => void upgrade(incoming, socket, head))

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const socket = await reach()
    if (!socket) {
      outgoing.writeHead(502).end()
      return
    }
    const { method, url: path, headers } = incoming
    const passedOn = request(
      {
        method,
        path,
        headers: { ...headers, connection: 'close' },
        createConnection: () => socket,
      },
      (answered) => {
        const { connection: _, ...kept } = answered.headers
        outgoing.writeHead(answered.statusCode ?? 502, kept)
        answered.pipe(outgoing)
        answered.on('error', () => outgoing.destroy())
      },
    )
    passedOn.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passedOn.destroy())
    incoming.pipe(passedOn)
  }

  async function upgrade(incoming: IncomingMessage, inner: Duplex, head: Buffer): Promise<void> {
    inner.on('error', () => inner.destroy())
    const outer = await reach()
    if (!outer) {
      inner.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return
    }
    const { method, url, rawHeaders } = incoming
    const lines = rawHeaders.flatMap((name, at) => (at % 2 ? [] : `${name}: ${rawHeaders[at + 1]}`))
    outer.write(`${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
    outer.write(head)
    outer.on('error', () => outer.destroy())
    inner.pipe(outer).pipe(inner)
    sockets.add(inner)
    inner.on('close', () => outer.destroy())
    outer.on('close', () => {
      inner.destroy()
      sockets.delete(inner)
    })
  }

  server.listen(0, host)
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    /** Resolves once it is ready. */
    async add(port: number): Promise<void> {
      const upstream = { isReady: false }
      upstreams.set(port, upstream)
      while (!upstream.isReady) {
        await ask(port)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    remove: (port: number) => upstreams.delete(port),
    async close(): Promise<void> {
      clearInterval(timer)
      for (const socket of sockets) socket.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
