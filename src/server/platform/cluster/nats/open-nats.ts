import { connect as connectTcp, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { backoff } from '#server/lib/backoff.ts'
import type { Log } from '#server/platform/observability/log.ts'
import { openFrameReader } from './read-frames.ts'

const backoffOptions = { firstMs: 100, maxMs: 10_000 }
const pingEveryMs = 10_000
const connectTimeoutMs = 5_000
/** Above this, messages are dropped: they are hints. */
const maxBufferedBytes = 4 * 1024 * 1024

export type Nats = {
  /** Dropped while there is no connection. */
  publish: (subject: string, payload: string) => void
  subscribe: (subject: string) => void
  unsubscribe: (subject: string) => void
  stop: () => Promise<void>
}

type NatsOptions = {
  /** `nats://` or `tls://`, with user and password or a token where the server wants one. */
  url: string
  log: Log
  onMessage: (subject: string, payload: string) => void
  /** Messages until now may be lost. */
  onConnect: () => void
  onLost: () => void
}

/** NATS core, at most once; connects again for ever. */
export function openNats({ url, log, onMessage, onConnect, onLost }: NatsOptions): Nats {
  const { hostname, port, username, password, protocol } = new URL(url)
  const ids = new Map<string, number>()
  let lastId = 0
  let socket: Socket | null = null
  let isReady = false
  let isStopped = false
  let failures = 0
  let retryTimer: NodeJS.Timeout | null = null

  function write(text: string): void {
    if (socket && isReady && socket.writableLength < maxBufferedBytes) socket.write(text)
  }

  function connect(): void {
    const opened = connectTcp({ host: hostname, port: Number(port || 4222), noDelay: true })
    let current: Socket = opened
    let isOver = false
    let unanswered = 0
    socket = opened
    const lose = (err: unknown) => {
      if (isOver) return
      isOver = true
      clearInterval(ping)
      current.destroy()
      isReady = false
      if (isStopped) return
      onLost()
      failures++
      if (failures === 1)
        log.warn({ event: 'cluster_signal.connection_lost', err }, 'NATS connection lost')
      retryTimer = setTimeout(connect, backoff(failures, backoffOptions)).unref()
    }
    const ping = setInterval(() => {
      if (++unanswered > 2) lose(new Error('no answer'))
      else write('PING\r\n')
    }, pingEveryMs).unref()
    const timeout = setTimeout(() => {
      if (!isReady) lose(new Error('no answer'))
    }, connectTimeoutMs).unref()

    const reader = openFrameReader({
      onInfo: (info) => {
        if (isReady) return
        if (protocol === 'tls:' || info.tls_required) {
          opened.removeAllListeners('data')
          current = connectTls({ socket: opened, servername: hostname })
          socket = current
          listen(current)
        }
        greet()
      },
      onMessage,
      onPing: () => write('PONG\r\n'),
      onPong: () => {
        unanswered = 0
        if (isReady) return
        clearTimeout(timeout)
        isReady = true
        failures = 0
        write([...ids].map(([subject, id]) => `SUB ${subject} ${id}\r\n`).join(''))
        onConnect()
      },
      onError: (message) => lose(new Error(message)),
    })

    function listen(from: Socket): void {
      from.on('data', reader.read)
      from.on('error', lose)
      from.on('close', () => lose(new Error('the server ended it')))
    }

    function greet(): void {
      const user = decodeURIComponent(username)
      const auth =
        user && password
          ? { user, pass: decodeURIComponent(password) }
          : user
            ? { auth_token: user }
            : {}
      const options = { verbose: false, pedantic: false, echo: false, lang: 'node', version: '1' }
      current.write(`CONNECT ${JSON.stringify({ ...options, ...auth })}\r\nPING\r\n`)
    }

    listen(opened)
  }

  connect()
  return {
    publish(subject, payload) {
      write(`PUB ${subject} ${Buffer.byteLength(payload)}\r\n${payload}\r\n`)
    },
    subscribe(subject) {
      if (ids.has(subject)) return
      const id = ++lastId
      ids.set(subject, id)
      write(`SUB ${subject} ${id}\r\n`)
    },
    unsubscribe(subject) {
      const id = ids.get(subject)
      if (id === undefined) return
      ids.delete(subject)
      write(`UNSUB ${id}\r\n`)
    },
    async stop() {
      isStopped = true
      if (retryTimer) clearTimeout(retryTimer)
      await new Promise<void>((resolve) => {
        if (!socket || socket.destroyed || !isReady) {
          socket?.destroy()
          resolve()
        } else socket.end(resolve)
      })
      socket?.destroy()
    },
  }
}
