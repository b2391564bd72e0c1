import { vi } from 'vitest'
import { type Connection, keepConnection, type TransportEvents } from '#browser/room/connection.ts'

type Fake = TransportEvents & { kind: 'socket' | 'stream'; sent: string[]; isShut: boolean }

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

/** A page, its fake transports in the order in which they were opened, and what was reported. */
export const world = {
  fakes: [] as Fake[],
  received: [] as string[],
  lost: [] as (number | null)[],
  hellos: 0,
  /** 1 waits the whole back-off. */
  luck: 1,
  connection: null as Connection | null,
}

export function enterWorld(): void {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', page)
  page.visibilityState = 'visible'
  Object.assign(world, { fakes: [], received: [], lost: [], hellos: 0, luck: 1, connection: null })
}

export function leaveWorld(): void {
  world.connection?.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

export function open(): Connection {
  const opener = (kind: Fake['kind']) => (events: TransportEvents) => {
    const fake: Fake = { ...events, kind, sent: [], isShut: false }
    world.fakes.push(fake)
    return {
      send: (text: string) => fake.sent.push(text),
      close() {
        fake.isShut = true
      },
    }
  }
  world.connection = keepConnection({
    openSocket: opener('socket'),
    openStream: opener('stream'),
    ping: 'ping',
    random: () => world.luck,
    onOpen: ({ send }) => send(`hello ${++world.hellos}`),
    onText: (text) => {
      world.received.push(text)
      return text !== 'goodbye'
    },
    onLost: (sinceMs) => world.lost.push(sinceMs),
  })
  return world.connection
}

export function last(): Fake {
  const fake = world.fakes.at(-1)
  if (!fake) throw new Error('Nothing was opened')
  return fake
}

export function openAndHear(): Connection {
  const kept = open()
  last().opened()
  last().received('view')
  return kept
}

export function setVisible(isVisible: boolean): void {
  page.visibilityState = isVisible ? 'visible' : 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
}

/** Fails every handshake in turn. */
export function refuse(times: number): void {
  for (let time = 0; time < times; time++) {
    last().closed()
    vi.advanceTimersToNextTimer()
  }
}
