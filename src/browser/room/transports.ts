import type { NewTicket } from '#contract/rooms.ts'
import { roomsPath } from '#contract/rooms-path.ts'
import { callApi } from '../api/call-api.ts'
import type { OpenTransport } from './connection.ts'

export function openSocketTo(code: string): OpenTransport {
  return ({ opened, heard, closed }) => {
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
    socket.onmessage = ({ data }) => heard(String(data))
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
 * Server-sent events; a one-use ticket keeps the token out of the URL. Pings of the server are not
 * to be seen here, so a stream is opened anew after 25 s of silence.
 */
export function openStreamTo(code: string, ticketFor: () => NewTicket): OpenTransport {
  return ({ opened, heard, closed }) => {
    let source: EventSource | null = null
    let isShut = false
    void callApi<{ ticket?: unknown }>('POST', `${roomsPath}/${code}/tickets`, ticketFor()).then(
      (answer) => {
        if (isShut) return
        const ticket = answer.ok && answer.data?.ticket
        if (typeof ticket !== 'string') return closed()
        source = new EventSource(`${roomsPath}/${code}/events?ticket=${encodeURIComponent(ticket)}`)
        source.onopen = opened
        source.onmessage = ({ data }) => heard(data)
        source.onerror = closed
      },
    )
    return {
      send() {},
      close() {
        isShut = true
        source?.close()
      },
    }
  }
}
