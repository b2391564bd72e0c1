import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  connectMs,
  deadAfterMs,
  keepConnection,
  longestBackoffMs,
  pingAfterMs,
  socketAgainMs,
  type TransportEvents,
  trustedMs,
} from './connection.ts'

type Fake = TransportEvents & { kind: 'socket' | 'stream'; sent: string[]; isShut: boolean }

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
let fakes: Fake[] = []
let heard: string[] = []
let lost: (number | null)[] = []
let hellos = 0
/** 1 waits the whole back-off. */
let luck = 1

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', page)
  page.visibilityState = 'visible'
  fakes = []
  heard = []
  lost = []
  hellos = 0
  luck = 1
})

afterEach(() => {
  connection?.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

let connection: ReturnType<typeof keepConnection> | undefined

function open() {
  const opener = (kind: Fake['kind']) => (events: TransportEvents) => {
    const fake: Fake = { ...events, kind, sent: [], isShut: false }
    fakes.push(fake)
    return {
      send: (text: string) => fake.sent.push(text),
      close() {
        fake.isShut = true
      },
    }
  }
  connection = keepConnection({
    openSocket: opener('socket'),
    openStream: opener('stream'),
    ping: 'ping',
    random: () => luck,
    onOpen: ({ send }) => send(`hello ${++hellos}`),
    onText: (text) => heard.push(text),
    onLost: (sinceMs) => lost.push(sinceMs),
  })
  return connection
}

function last(): Fake {
  const fake = fakes.at(-1)
  if (!fake) throw new Error('Nothing was opened')
  return fake
}

function openAndHear() {
  const kept = open()
  last().opened()
  last().heard('view')
  return kept
}

function setVisible(isVisible: boolean) {
  page.visibilityState = isVisible ? 'visible' : 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
}

/** Fails every handshake in turn. */
function refuse(times: number) {
  for (let time = 0; time < times; time++) {
    last().closed()
    vi.advanceTimersToNextTimer()
  }
}

describe('a healthy connection', () => {
  test('an opened socket is greeted', () => {
    openAndHear()
    expect(last().sent).toEqual(['hello 1'])
    expect(heard).toEqual(['view'])
  })

  test('nothing is sent before it is open', () => {
    open().send('move')
    expect(last().sent).toEqual([])
  })

  test('a ping goes out after 9 s of silence, not before', () => {
    openAndHear()
    vi.advanceTimersByTime(pingAfterMs - 1)
    expect(last().sent).toEqual(['hello 1'])
    vi.advanceTimersByTime(1)
    expect(last().sent).toEqual(['hello 1', 'ping'])
  })

  test('an answer to the ping keeps the socket', () => {
    openAndHear()
    for (let minute = 0; minute < 6; minute++) {
      vi.advanceTimersByTime(pingAfterMs)
      last().heard('pong')
    }
    expect(fakes).toHaveLength(1)
  })
})

describe('a connection that ends', () => {
  test('one that does not open within 4 s counts as failed', () => {
    open()
    vi.advanceTimersByTime(connectMs - 1)
    expect(last().isShut).toBe(false)
    vi.advanceTimersByTime(1)
    expect(last().isShut).toBe(true)
    vi.advanceTimersToNextTimer()
    expect(fakes).toHaveLength(2)
  })

  test('25 s of silence end it without a close', () => {
    openAndHear()
    vi.advanceTimersByTime(deadAfterMs - 1)
    expect(last().isShut).toBe(false)
    vi.advanceTimersByTime(1)
    expect(last().isShut).toBe(true)
    expect(lost.at(-1)).toBe(Date.now())
  })

  test('the back-off doubles up to 8 s, with full jitter', () => {
    openAndHear()
    const waits = [500, 1000, 2000, 4000, 8000, 8000]
    for (const [round, mostMs] of waits.entries()) {
      luck = round % 2 === 0 ? 1 : 0.5
      const before = fakes.length
      last().closed()
      vi.advanceTimersByTime(mostMs * luck - 1)
      expect(fakes.length, `before ${mostMs} ms`).toBe(before)
      vi.advanceTimersByTime(1)
      expect(fakes.length, `after ${mostMs} ms`).toBe(before + 1)
    }
  })

  test('it is tried again for ever', () => {
    open()
    refuse(500)
    expect(fakes.length).toBe(501)
  })

  test('hearing something sets the back-off to its beginning', () => {
    openAndHear()
    refuse(5)
    last().opened()
    last().heard('view')
    last().closed()
    const before = fakes.length
    vi.advanceTimersByTime(500)
    expect(fakes.length).toBe(before + 1)
  })

  test('opening alone does not: a server that hangs up at once is not hammered', () => {
    open()
    for (let round = 0; round < 6; round++) {
      last().opened()
      refuse(1)
    }
    last().opened()
    last().closed()
    const before = fakes.length
    vi.advanceTimersByTime(longestBackoffMs - 1)
    expect(fakes.length).toBe(before)
  })

  test('a late close of a replaced socket changes nothing', () => {
    const kept = openAndHear()
    const old = last()
    kept.retry()
    old.closed()
    old.heard('late')
    expect(fakes).toHaveLength(2)
    expect(heard).toEqual(['view'])
  })

  test('a tap connects at once', () => {
    const kept = openAndHear()
    last().closed()
    kept.retry()
    expect(fakes).toHaveLength(2)
  })

  test('it is lost from its end until something is heard', () => {
    openAndHear()
    last().closed()
    const endedAtMs = Date.now()
    vi.advanceTimersByTime(500)
    last().opened()
    expect(lost).toEqual([null, endedAtMs])
    last().heard('view')
    expect(lost).toEqual([null, endedAtMs, null])
  })
})

describe('a phone that sleeps', () => {
  test('no back-off runs while hidden', () => {
    openAndHear()
    setVisible(false)
    last().closed()
    vi.advanceTimersByTime(3_600_000)
    expect(fakes).toHaveLength(1)
  })

  test('a back-off under way stops when the page is hidden', () => {
    openAndHear()
    last().closed()
    setVisible(false)
    vi.advanceTimersByTime(3_600_000)
    expect(fakes).toHaveLength(1)
  })

  const wakes: [string, () => void][] = [
    ['visibilitychange', () => setVisible(true)],
    ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
    ['online', () => window.dispatchEvent(new Event('online'))],
  ]
  test.each(wakes)('on %s an old socket is replaced without waiting for its close', (_, wake) => {
    openAndHear()
    vi.setSystemTime(Date.now() + trustedMs)
    wake()
    expect(fakes).toHaveLength(2)
    expect(fakes[0]?.isShut).toBe(true)
  })

  test.each(wakes)('on %s a socket heard within 3 s stays', (_, wake) => {
    openAndHear()
    vi.setSystemTime(Date.now() + trustedMs - 1)
    wake()
    expect(fakes).toHaveLength(1)
  })

  test('on wake a socket that is still connecting is replaced', () => {
    open()
    vi.advanceTimersByTime(1000)
    window.dispatchEvent(new Event('online'))
    expect(fakes).toHaveLength(2)
  })

  test('time asleep does not count as lost', () => {
    openAndHear()
    setVisible(false)
    last().closed()
    vi.setSystemTime(Date.now() + 3_600_000)
    setVisible(true)
    expect(lost.at(-1)).toBe(Date.now())
  })
})

describe('a network without sockets', () => {
  test('after two failed handshakes a stream is used', () => {
    open()
    refuse(2)
    expect(fakes.map(({ kind }) => kind)).toEqual(['socket', 'socket', 'stream'])
  })

  test('an opened socket that is lost is no failed handshake', () => {
    openAndHear()
    last().closed()
    vi.advanceTimersByTime(500)
    last().closed()
    vi.advanceTimersByTime(1000)
    expect(last().kind).toBe('socket')
  })

  test('a stream that fails gives sockets another try', () => {
    open()
    refuse(4)
    expect(fakes.map(({ kind }) => kind)).toEqual([
      ...['socket', 'socket', 'stream', 'socket', 'stream'],
    ])
  })

  function openStream() {
    open()
    refuse(2)
    last().opened()
    last().heard('view')
    return last()
  }

  test('a socket is tried again now and then, and takes over once it is open', () => {
    const stream = openStream()
    for (let passed = 0; passed < socketAgainMs; passed += 5000) {
      stream.heard('view')
      vi.advanceTimersByTime(5000)
    }
    expect(last().kind).toBe('socket')
    expect(stream.isShut).toBe(false)
    last().opened()
    expect(stream.isShut).toBe(true)
    last().heard('by socket')
    expect(heard.at(-1)).toBe('by socket')
    expect(last().sent).toEqual(['hello 2'])
  })

  test('a trial that fails leaves the stream alone', () => {
    const stream = openStream()
    for (let passed = 0; passed < socketAgainMs; passed += 5000) {
      stream.heard('view')
      vi.advanceTimersByTime(5000)
    }
    last().closed()
    stream.heard('still here')
    expect(stream.isShut).toBe(false)
    expect(heard.at(-1)).toBe('still here')
  })
})

test('a closed connection never connects again', () => {
  const kept = openAndHear()
  kept.close()
  expect(last().isShut).toBe(true)
  window.dispatchEvent(new Event('online'))
  kept.retry()
  vi.advanceTimersByTime(3_600_000)
  expect(fakes).toHaveLength(1)
})
