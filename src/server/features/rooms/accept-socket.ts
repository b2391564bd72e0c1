import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { RoomHello, SocketMessage } from '#contract/room-messages.ts'
import { maxFrameBytes } from '#domain/room/limits.ts'
import type { ServerContext } from '#server/context.ts'
import { logThrottled } from '#server/platform/observability/log-throttled.ts'
import { clientAddress } from '#server/platform/web/client-address.ts'
import { isAllowedWrite } from '#server/platform/web/origin-check.ts'
import type { RoomPipe } from './connection.ts'
import { type Joined, join } from './hello.ts'
import { openBucket, takeMessage } from './limit-moves.ts'
import type { Rooms } from './open-rooms.ts'
import { receive, recordContact } from './receive.ts'
import { NewerRulesError, RoomGoneError } from './room-change.ts'
import { hashSeatToken } from './seat-token.ts'
import { socketCodeOf } from './socket-path.ts'
import { isCodeRefused } from './wrong-codes.ts'

const helloTimeoutMs = 5_000

type Deps = ServerContext & { rooms: Rooms }

export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** `GET /api/rooms/{code}/socket`: the app's checks do not run on upgrades, so they are made here. */
export function acceptSockets(deps: Deps): UpgradeListener {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    perMessageDeflate: false,
    clientTracking: false,
  })

  return (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    const code = socketCodeOf(request.url)
    if (code === null) return refuse(socket, '404 Not Found')
    if (deps.rooms.isStopping()) return refuse(socket, '503 Service Unavailable')
    const { origin, host, 'sec-fetch-site': secFetchSite } = request.headers
    const caller = { origin, host, secFetchSite: secFetchSite?.toString() }
    if (!isAllowedWrite(caller, deps.env.origin)) {
      deps.audit.record(
        {
          audit: 'forbidden_origin',
          requestId: '',
          method: 'GET',
          path: '/api/rooms/:code/socket',
        },
        addressOf(request),
      )
      return refuse(socket, '403 Forbidden')
    }
    server.handleUpgrade(request, socket, head, (webSocket) => {
      openConnection(webSocket, code, addressOf(request))
    })
  }

  function addressOf({ socket, headers }: IncomingMessage): string {
    const forwarded = headers['x-forwarded-for']?.toString()
    return clientAddress(socket.remoteAddress ?? 'unknown', forwarded, deps.env.trustedProxies)
  }

  function openConnection(socket: WebSocket, code: string, address: string): void {
    const pipe = toPipe(socket)
    let joined: Joined | null = null
    let hasSaidHello = false
    let work = Promise.resolve()
    const bucket = openBucket(deps.now())
    const timeout = setTimeout(() => socket.close(1008), helloTimeoutMs)

    socket.on('message', (data, isBinary) => {
      if (socket.readyState !== socket.OPEN) return
      if (!takeMessage(bucket, deps.now())) return socket.terminate()
      const message = isBinary ? null : parse(data.toString())
      if (joined) recordContact(joined, deps.now())
      // One after another: `n` is counted in order. Moves of others do not wait for this.
      if (!hasSaidHello) {
        hasSaidHello = true
        work = work.then(() => greet(message)).catch(fail)
      } else {
        const sent = SocketMessage.safeParse(message)
        if (!sent.success) return socket.close(1008)
        if (joined) void receive(deps, joined, sent.data).catch(fail)
        else {
          // Not waited for: what comes once it has joined must not overtake these.
          work = work.then(() => {
            if (joined) void receive(deps, joined, sent.data).catch(fail)
          })
        }
      }
    })
    socket.on('pong', () => {
      if (joined) recordContact(joined, deps.now())
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(timeout)
      if (joined) deps.rooms.detach(joined.live, joined.connection)
    })

    async function greet(message: unknown): Promise<void> {
      clearTimeout(timeout)
      const hello = RoomHello.safeParse(message)
      if (!hello.success) return socket.close(1008)
      const { token, ...sent } = hello.data
      const tokenHash = token === null ? null : hashSeatToken(token)
      if (await isCodeRefused(deps, { address, code, tokenHash })) return socket.close(1013)
      joined = await join(deps, pipe, { ...sent, code, tokenHash })
      if (joined && socket.readyState !== socket.OPEN) {
        deps.rooms.detach(joined.live, joined.connection)
      }
    }

    /** The phone comes back and sends again what was not acknowledged. */
    function fail(err: unknown): void {
      // It was said goodbye.
      if (err instanceof RoomGoneError || err instanceof NewerRulesError) return
      const event = 'room_socket.failed' as const
      logThrottled(deps.log, 'warn', { event, err }, 'Room socket failed')
      socket.close(1013)
    }
  }
}

function toPipe(socket: WebSocket): RoomPipe {
  return {
    send: (text) => socket.readyState === socket.OPEN && socket.send(text),
    buffered: () => socket.bufferedAmount,
    ping: () => socket.readyState === socket.OPEN && socket.ping(),
    close: (code) => socket.close(code),
    terminate: () => socket.terminate(),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
