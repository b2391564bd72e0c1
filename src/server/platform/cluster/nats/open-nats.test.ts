import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { collectLog } from '#tests/support/app/collect-log.ts'
import { isNatsThere, startNats } from '#tests/support/rooms/nats-server.ts'
import { type Nats, openNats } from './open-nats.ts'
import { openFrameReader } from './read-frames.ts'

test.each([
  ['whole', 1_000],
  ['byte by byte', 1],
  ['in pieces', 7],
])('frames are read %s', (_, size) => {
  const seen: string[] = []
  const reader = openFrameReader({
    onInfo: ({ tls_required }) => seen.push(`info ${tls_required}`),
    onMessage: (subject, payload) => seen.push(`${subject}: ${payload}`),
    onPing: () => seen.push('ping'),
    onPong: () => seen.push('pong'),
    onError: (message) => seen.push(message),
  })
  const text =
    'INFO {"tls_required":true}\r\nPING\r\nMSG a.b 1 7\r\nå\r\nbcd\r\n+OK\r\nMSG c 2 reply 0\r\n\r\nPONG\r\n-ERR \'no\'\r\n'
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) reader.read(bytes.subarray(at, at + size))
  expect(seen).toEqual(['info true', 'ping', 'a.b: å\r\nbcd', 'c: ', 'pong', "'no'"])
})

describe.runIf(isNatsThere)('a connection to NATS', () => {
  const { log, logged } = collectLog()
  let server: Awaited<ReturnType<typeof startNats>>
  let open: Nats[]
  beforeEach(async () => {
    server = await startNats()
    open = []
  })
  afterEach(async () => {
    for (const each of open) await each.stop()
    await server.stop()
  })

  type Connection = ReturnType<typeof connect>

  function connect() {
    const seen: string[] = []
    const nats = openNats({
      url: server.url,
      log,
      onMessage: (subject, payload) => seen.push(`${subject} ${payload}`),
      onConnect: () => seen.push('connected'),
      onLost: () => seen.push('lost'),
    })
    open.push(nats)
    return { nats, seen }
  }

  let marks = 0
  const isMark = (seen: string) => seen.startsWith('mark.')

  /** Until the server has dealt with all that either said: it takes what one says in its order. */
  async function untilMarked(from: Connection, to: Connection): Promise<void> {
    const subject = `mark.${++marks}`
    to.nats.subscribe(subject)
    await vi.waitFor(() => {
      from.nats.publish(subject, '')
      expect(to.seen).toContain(`${subject} `)
    })
  }

  test('brings what was subscribed to, and nothing of its own', async () => {
    const [a, b] = [connect(), connect()]
    await vi.waitFor(() => expect([...a.seen, ...b.seen]).toEqual(['connected', 'connected']))
    b.nats.subscribe('rooms.1')
    a.nats.subscribe('rooms.1')
    await untilMarked(a, b)
    a.nats.publish('rooms.1', 'one')
    a.nats.publish('rooms.2', 'two')
    await vi.waitFor(() => expect(b.seen).toContain('rooms.1 one'))
    b.nats.unsubscribe('rooms.1')
    await untilMarked(a, b)
    a.nats.publish('rooms.1', 'three')
    await untilMarked(a, b)
    await untilMarked(b, a)
    const [fromB, fromA] = [a.seen, b.seen].map((seen) => seen.filter((each) => !isMark(each)))
    expect([fromB, fromA]).toEqual([['connected'], ['connected', 'rooms.1 one']])
  })

  test('comes back with its subscriptions', async () => {
    const [a, b] = [connect(), connect()]
    b.nats.subscribe('rooms.1')
    await vi.waitFor(() => expect([...a.seen, ...b.seen]).toEqual(['connected', 'connected']))
    await server.stop()
    await vi.waitFor(() => expect(b.seen).toContain('lost'))
    server = await startNats(server.port)
    await vi.waitFor(
      () => expect([a.seen.at(-1), b.seen.at(-1)]).toEqual(['connected', 'connected']),
      5_000,
    )
    await untilMarked(a, b)
    a.nats.publish('rooms.1', 'again')
    await vi.waitFor(() => expect(b.seen).toContain('rooms.1 again'))
    expect(logged).toContainEqual(
      expect.objectContaining({ event: 'cluster_signal.connection_lost' }),
    )
  })
})
