import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { NewTicket } from '#contract/rooms.ts'
import { openSocketTo, openStreamTo, signAfterMs } from './transports.ts'

const token = 'x'.repeat(43)
const hello: NewTicket = { token, as: 'seat', tab: 'a'.repeat(12), seq: 3, build: 'b1' }

class FakeSocket {
  static readonly OPEN = 1
  static last: FakeSocket
  readyState = 0
  sent: string[] = []
  isShut = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  onerror: (() => void) | null = null
  readonly url: string
  constructor(url: URL) {
    this.url = url.href
    FakeSocket.last = this
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.isShut = true
  }
}

class FakeSource {
  static last: FakeSource | undefined
  isShut = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onerror: (() => void) | null = null
  readonly url: string
  constructor(url: string) {
    this.url = url
    FakeSource.last = this
  }
  close() {
    this.isShut = true
  }
}

const events = () => ({ opened: vi.fn(), received: vi.fn(), closed: vi.fn() })

beforeEach(() => {
  FakeSource.last = undefined
  vi.stubGlobal('location', { href: 'https://party.example/r/HKTR' })
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('EventSource', FakeSource)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Answers the request for a ticket. */
function answer(body: string, status = 201) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

test('a socket goes to the room on the page’s host, encrypted as the page is', () => {
  openSocketTo('HKTR')(events())
  expect(FakeSocket.last.url).toBe('wss://party.example/api/rooms/HKTR/socket')
})

test('a socket sends only while it is open', () => {
  const socket = openSocketTo('HKTR')(events())
  socket.send('early')
  FakeSocket.last.readyState = FakeSocket.OPEN
  socket.send('hello')
  expect(FakeSocket.last.sent).toEqual(['hello'])
})

test('a closed socket reports nothing any more', () => {
  const reported = events()
  const socket = openSocketTo('HKTR')(reported)
  socket.close()
  expect(FakeSocket.last.isShut).toBe(true)
  expect(FakeSocket.last.onmessage).toBeNull()
  expect(FakeSocket.last.onclose).toBeNull()
})

test('a browser that refuses the socket counts as a failed handshake', async () => {
  vi.stubGlobal('WebSocket', function refuse() {
    throw new DOMException('no', 'SecurityError')
  })
  const reported = events()
  openSocketTo('HKTR')(reported)
  expect(reported.closed).not.toHaveBeenCalled()
  await settled()
  expect(reported.closed).toHaveBeenCalledOnce()
})

test('a stream opens with a ticket; the token is never in an address', async () => {
  const fetched = answer('{"ticket":"t/1"}')
  const reported = events()
  openStreamTo('HKTR', () => hello)(reported)
  await settled()
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/api/rooms/HKTR/tickets')
  expect(JSON.parse(String(init?.body))).toEqual(hello)
  expect(FakeSource.last?.url).toBe('/api/rooms/HKTR/events?ticket=t%2F1')
  FakeSource.last?.onopen?.()
  FakeSource.last?.onmessage?.({ data: 'view' })
  expect(reported.opened).toHaveBeenCalledOnce()
  expect(reported.received).toHaveBeenCalledWith('view')
})

test.each([
  ['a captive portal’s page', '<html>Sign in</html>', 200],
  ['another page’s JSON', '{"ok":true}', 200],
  ['a refusal', '{"error":{"message":"no"}}', 404],
])('%s in place of a ticket ends the attempt', async (_, body, status) => {
  answer(body, status)
  const reported = events()
  openStreamTo('HKTR', () => hello)(reported)
  await settled()
  expect(reported.closed).toHaveBeenCalledOnce()
  expect(FakeSource.last).toBeUndefined()
})

test('a stream that was closed before its ticket came is never opened', async () => {
  answer('{"ticket":"t1"}')
  openStreamTo('HKTR', () => hello)(events()).close()
  await settled()
  expect(FakeSource.last).toBeUndefined()
})

describe('signs of life of a stream', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  async function open(token: string | null, status = 201) {
    const fetched = answer('{"ticket":"t1","acked":0}', status)
    const stream = openStreamTo('HKTR', () => ({ ...hello, token }))(events())
    await vi.advanceTimersByTimeAsync(0)
    FakeSource.last?.onopen?.()
    const signs = () => fetched.mock.calls.filter(([url]) => url.endsWith('/messages'))
    return { stream, signs }
  }

  test('go up every four seconds, until it is closed', async () => {
    const { stream, signs } = await open(token)
    await vi.advanceTimersByTimeAsync(2 * signAfterMs)
    expect(signs()).toHaveLength(2)
    expect(JSON.parse(String(signs()[0]?.[1].body))).toEqual({
      token,
      tab: hello.tab,
      messages: [{ type: 'ping' }],
    })
    stream.close()
    await vi.advanceTimersByTimeAsync(10 * signAfterMs)
    expect(signs()).toHaveLength(2)
  })

  test('are given by seats only', async () => {
    const { signs } = await open(null)
    await vi.advanceTimersByTimeAsync(10 * signAfterMs)
    expect(signs()).toHaveLength(0)
  })
})

test('a stream that fails is closed and does not try again by itself', async () => {
  answer('{"ticket":"t1"}')
  const reported = events()
  const stream = openStreamTo('HKTR', () => hello)(reported)
  await settled()
  FakeSource.last?.onerror?.()
  expect(reported.closed).toHaveBeenCalledOnce()
  stream.close()
  expect(FakeSource.last?.isShut).toBe(true)
})
