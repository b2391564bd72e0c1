import type { NewTicket } from '#contract/rooms.ts'
import { roomsPath } from '#contract/rooms-path.ts'
import { callApi } from '../api/call-api.ts'
import type { OpenTransport } from './connection.ts'
import { postMessages } from './room-api.ts'

/** Ten seconds without a sign of life, and a seat is away. */
export const signAfterMs = 4000

export function openSocketTo(code: string): OpenTransport {
  return ({ opened, received, closed }) => {
    const url = new URL(`${roomsPath}/${code}/socket`, location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    let socket: WebSocket
    try {
      socket = new WebSocket(url)
    } catch {
      // A policy or an old browser refuses it before anything was sent.
      queueMicrotask(closed)
      return { send() {}, close() {} }
    }
    socket.onopen = opened
    socket.onmessage = ({ data }) => received(String(data))
    socket.onclose = closed
    socket.onerror = closed
    return {
      send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
      close() {
        socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null
        socket.close()
      },
    }
  }
}

/**
 * Server-sent events; a one-use ticket keeps the token out of the URL. The server sends a `pong`
 * where nothing else comes, so silence is a dead stream; a seat gives its signs of life by POST.
 */
export function openStreamTo(code: string, ticketFor: () => NewTicket): OpenTransport {
  return ({ opened, received, closed }) => {
    let source: EventSource | null = null
    let isShut = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const hello = ticketFor()
    const { token, tab } = hello

    function giveSign(): void {
      if (token === null || isShut) return
      timer = setTimeout(() => {
        void postMessages(code, { token, tab, messages: [{ type: 'ping' }] }).then(giveSign)
      }, signAfterMs)
    }

    void callApi<{ ticket?: unknown }>('POST', `${roomsPath}/${code}/tickets`, hello).then(
      (answer) => {
        if (isShut) return
        const ticket = answer.ok && answer.data?.ticket
        if (typeof ticket !== 'string') return closed()
        source = new EventSource(`${roomsPath}/${code}/events?ticket=${encodeURIComponent(ticket)}`)
        source.onopen = () => {
          giveSign()
          opened()
        }
        source.onmessage = ({ data }) => received(data)
        source.onerror = closed
      },
    )
    return {
      send() {},
      close() {
        isShut = true
        clearTimeout(timer)
        source?.close()
      },
    }
  }
}
