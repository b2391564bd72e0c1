import type { Context } from 'hono'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import type { RoomPipe } from './connection.ts'
import { join } from './hello.ts'
import type { Rooms } from './open-rooms.ts'
import { redeemTicket } from './room-ticket.ts'

const encoder = new TextEncoder()

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
}

/** The same messages down as on the socket, for networks that let none through. */
export async function streamEvents(
  services: ServerContext & { rooms: Rooms },
  c: Context<AppEnv>,
): Promise<Response> {
  // Its body would never be read, so nothing would end it.
  if (c.req.method === 'HEAD') return new Response(null, { headers })
  const hello = await redeemTicket(services, c.req.query('ticket') ?? '')
  if (!hello) throw new AppError('forbidden', 'The ticket was used, or is too old.')
  let pipe: RoomPipe | null = null
  let hasEnded = false
  let leave = () => {}
  const end = () => {
    hasEnded = true
    leave()
  }
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      pipe = toPipe(controller, services.now, end)
    },
    cancel: () => pipe?.terminate(),
  }
  const body = new ReadableStream(source, { highWaterMark: 0, size: ({ length }) => length })
  if (!pipe) throw new Error('the stream has not begun')
  c.req.raw.signal.addEventListener('abort', end)
  const joined = await join(services, pipe, hello)
  if (joined) leave = () => services.rooms.detach(joined.live, joined.connection)
  if (hasEnded || c.req.raw.signal.aborted) leave()
  return new Response(body, { headers })
}

/** @param onEnd once nothing more is sent, whichever side ended it */
function toPipe(
  controller: ReadableStreamDefaultController<Uint8Array>,
  now: () => number,
  onEnd: () => void,
): RoomPipe {
  let isClosed = false
  const write = (bytes: Uint8Array) => {
    if (!isClosed) controller.enqueue(bytes)
  }
  const close = () => {
    if (isClosed) return
    isClosed = true
    try {
      controller.close()
    } catch {
      // The phone has ended it.
    }
    onEnd()
  }
  const send = (text: string) => write(encoder.encode(`data: ${text}\n\n`))
  return {
    isOneWay: true,
    send,
    buffered: () => Math.max(0, -(controller.desiredSize ?? 0)),
    // Pages cannot see a comment, and would take the stream for dead.
    ping: () => send(JSON.stringify({ type: 'pong', now: now() })),
    close,
    terminate: close,
  }
}
