import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { vi } from 'vitest'
import type { OpenTransport } from '#browser/room/connection.ts'
import { openRoomSession, type RoomSession, type RoomVisitor } from '#browser/room/room-session.ts'

/** What the page's own connection looks for in a browser. */
export function stubPage(): void {
  const [window, page] = [new EventTarget(), new EventTarget()]
  setMaxListeners(0, window, page)
  vi.stubGlobal('window', window)
  const shown = { visibilityState: 'visible', documentElement: { dataset: {} } }
  vi.stubGlobal('document', Object.assign(page, shown))
}

/**
 * The page's own connection: it comes back by itself, and sends again what was not acknowledged.
 * @param url where the room is served just now
 */
export function openPagePhone(
  url: () => string,
  { code, as, token }: RoomVisitor,
  onClose: (code: number) => void = () => {},
): RoomSession {
  const openSocket: OpenTransport = (events) => {
    const socket = new WebSocket(`${url().replace('http', 'ws')}/api/rooms/${code}/socket`)
    socket.onopen = events.opened
    socket.onmessage = ({ data }) => events.received(String(data))
    socket.onerror = events.closed
    socket.onclose = (event) => {
      onClose(event.code)
      events.closed()
    }
    return { send: (text) => socket.send(text), close: () => socket.close() }
  }
  const openStream: OpenTransport = ({ closed }) => {
    queueMicrotask(closed)
    return { send() {}, close() {} }
  }
  return openRoomSession({ code, as, token }, { openSocket, openStream })
}

/** What these tests read of a game of Never have I ever. */
export type NeverGame = { phase: string; round: number; guilty: number[]; wakesAtMs: number }

export const gameOf = (phone: RoomSession) =>
  phone.current().room?.table?.view as NeverGame | undefined

export const seatsHere = (phone: RoomSession) =>
  phone.current().room?.seats.filter(({ presence }) => presence === 'here').length ?? 0

/** Waits until it is so on every one of them; throws with what each shows after the time given. */
export async function untilAll(
  phones: readonly RoomSession[],
  check: (phone: RoomSession) => boolean,
  timeoutMs = 30_000,
): Promise<void> {
  const giveUpAtMs = performance.now() + timeoutMs
  while (!phones.every(check)) {
    if (performance.now() > giveUpAtMs) {
      const shown = phones.map((each) => [check(each), each.current().lostSinceMs, gameOf(each)])
      throw new Error(JSON.stringify(shown))
    }
    await sleep(20)
  }
}
