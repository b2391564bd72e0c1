import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RoomMessageDown } from '#contract/room-messages.ts'
import type { RoomView } from '#contract/room-view.ts'
import type { TransportEvents } from './connection.ts'
import { openRoomSession, type RoomSession } from './room-session.ts'
import { openRoomTable } from './room-table.ts'

const token = 'x'.repeat(43)
const reloads = vi.hoisted(() => ({ count: 0 }))
vi.mock('../updates/reload-once.ts', () => ({ reloadOnce: () => reloads.count++ }))

let socket: (TransportEvents & { sent: Record<string, unknown>[] }) | undefined
let session: RoomSession

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      visibilityState: 'visible',
      documentElement: { dataset: { build: 'b1' } },
    }),
  )
  const opener = (events: TransportEvents) => {
    const sent: Record<string, unknown>[] = []
    socket = { ...events, sent }
    return { send: (text: string) => void sent.push(JSON.parse(text)), close() {} }
  }
  session = openRoomSession(
    { code: 'HKTR', as: 'seat', token },
    { openSocket: opener, openStream: opener },
  )
})

afterEach(() => {
  session.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const sentUp = () => socket?.sent.map(({ type, n }) => (n ? `${type} ${n}` : type))
const say = (message: RoomMessageDown) => socket?.received(JSON.stringify(message))
const seated = { type: 'seat', code: 'HKTR', seat: 2, as: 'seat', isKnocking: false } as const
const room = (fields: Partial<RoomView> = {}) =>
  ({ code: 'HKTR', phase: 'lobby', seats: [], table: null, ...fields }) as unknown as RoomView

function greet() {
  socket?.opened()
  say({ ...seated, now: Date.now(), build: 'b1' })
}
const show = (seq: number, acked = 0, view = room()) =>
  say({ type: 'view', seq, acked, now: Date.now(), room: view })

test('hello comes first, and moves only once the seat is known', () => {
  session.move({ type: 'next' })
  socket?.opened()
  expect(sentUp()).toEqual(['hello'])
  expect(socket?.sent[0]).toMatchObject({ token, as: 'seat', seq: 0, build: 'b1' })
  say({ ...seated, now: Date.now(), build: 'b1' })
  expect(sentUp()).toEqual(['hello', 'move 1'])
})

test('after a reconnect hello names the last view, in the same tab', () => {
  greet()
  show(7)
  const [first] = socket?.sent ?? []
  session.retry()
  socket?.opened()
  expect(socket?.sent[0]).toMatchObject({ seq: 7, tab: first?.tab })
})

test('a view that is older than the last is left out', () => {
  greet()
  show(7, 0, room({ host: 1 }))
  show(6, 0, room({ host: 0 }))
  expect(session.current().room?.host).toBe(1)
})

test('the same number may come again when only presence changed', () => {
  greet()
  show(7, 0, room({ screens: 0 }))
  show(7, 0, room({ screens: 1 }))
  expect(session.current().room?.screens).toBe(1)
})

test('a move is sent again until a view acknowledges it', () => {
  greet()
  session.move({ type: 'next' })
  session.retry()
  greet()
  expect(sentUp()).toEqual(['hello', 'move 1'])
  show(8, 1)
  session.retry()
  greet()
  expect(sentUp()).toEqual(['hello'])
})

test('a picked game is there at once, until the server has dealt with it', () => {
  const shown = () => session.current().room?.game
  greet()
  show(1, 0, room({ game: 'meyer' }))
  session.call({ do: 'change-game', game: 'mix' })
  expect(shown()).toBe('mix')
  show(2, 0, room({ game: 'meyer' }))
  expect(shown()).toBe('mix')
  show(3, 1, room({ game: 'squiffy' }))
  expect(shown()).toBe('squiffy')
})

test('lines add up, however slow the network is', () => {
  greet()
  show(1, 0, room({ lines: [] }))
  session.call({ do: 'lines', lines: ['drink'] })
  expect(session.current().room?.lines).toEqual(['drink'])
  session.call({ do: 'lines', lines: ['drink', 'family'] })
  show(2, 1, room({ lines: ['drink'] }))
  expect(session.current().room?.lines).toEqual(['drink', 'family'])
})

test('a refused pick takes its game away again', () => {
  greet()
  show(1, 0, room({ game: 'meyer' }))
  session.call({ do: 'change-game', game: 'mix' })
  say({ type: 'refusal', n: 1, code: 'host-only' })
  expect(session.current().room?.game).toBe('meyer')
})

test('a pick leaves the game on the table alone', () => {
  greet()
  const playing = room({ game: 'meyer', table: { game: 'meyer' } as RoomView['table'] })
  show(1, 0, playing)
  session.call({ do: 'change-game', game: 'mix' })
  expect(session.current().room).toEqual(playing)
})

test('a refusal becomes a notice', () => {
  greet()
  session.move({ type: 'answer' })
  say({ type: 'refusal', n: 1, code: 'answers-in' })
  expect(session.current().notice).toEqual({ code: 'answers-in' })
  session.dismissNotice()
  expect(session.current().notice).toBeNull()
})

test.each([
  { type: 'next' },
  { type: 'pass' },
  { type: 'card', game: 'meyer', move: { type: 'next' } },
])('a second tap that came too late says nothing: %o', (move) => {
  greet()
  show(3)
  session.move(move)
  show(4)
  say({ type: 'refusal', n: 1, code: 'who-has-first' })
  expect(session.current().notice).toBeNull()
})

test('a second tap on Start waits for the first, unless another game was picked', () => {
  const start = { do: 'start' as const, options: {}, sober: false, lists: [], source: null }
  greet()
  show(3)
  for (let tap = 0; tap < 2; tap++) session.call({ ...start, game: 'meyer' })
  expect(sentUp()).toEqual(['hello', 'call 1'])
  session.call({ do: 'change-game', game: 'mix' })
  session.call({ ...start, game: 'mix' })
  show(4, 3)
  session.call({ ...start, game: 'mix' })
  expect(sentUp()).toEqual(['hello', 'call 1', 'call 2', 'call 3', 'call 4'])
})

test('many views at once are drawn twice: the first, and the last', () => {
  greet()
  vi.advanceTimersByTime(1000)
  const drawn: (number | undefined)[] = []
  session.subscribe(() => drawn.push(session.current().room?.expiresAtMs))
  for (let seq = 1; seq <= 100; seq++) show(seq, 0, room({ expiresAtMs: seq }))
  vi.advanceTimersByTime(1000)
  expect(drawn).toEqual([1, 100])
})

test('a goodbye right after a view is drawn', () => {
  greet()
  show(1)
  const drawn: unknown[] = []
  session.subscribe(() => drawn.push(session.current().goodbye))
  say({ type: 'goodbye', why: 'removed' })
  vi.advanceTimersByTime(1000)
  expect(drawn.at(-1)).toBe('removed')
})

test('the clock follows the server', () => {
  socket?.opened()
  say({ ...seated, now: Date.now() + 3_600_000, build: 'b1' })
  expect(session.current().offsetMs).toBe(3_600_000)
})

test.each(['removed', 'room-gone', 'no-seat', 'not-let-in', 'locked', 'full'] as const)(
  'goodbye %s ends the session for good',
  (why) => {
    greet()
    say({ type: 'goodbye', why })
    expect(session.current().goodbye).toBe(why)
    const before = socket
    vi.advanceTimersByTime(3_600_000)
    expect(socket).toBe(before)
  },
)

test('goodbye reload asks for the new page, says so and connects no more', () => {
  greet()
  say({ type: 'goodbye', why: 'reload' })
  expect(reloads.count).toBe(1)
  expect(session.current()).toMatchObject({ isOutdated: true, goodbye: null })
  const before = socket
  vi.advanceTimersByTime(3_600_000)
  expect(socket).toBe(before)
})

test('a server that says try-again to everything is asked less and less often', () => {
  const asked = new Set<unknown>()
  for (let second = 0; second < 60; second++) {
    if (socket && !asked.has(socket)) {
      asked.add(socket)
      socket.opened()
      say({ type: 'goodbye', why: 'try-again' })
      socket.closed()
    }
    vi.advanceTimersByTime(1000)
  }
  expect(asked.size).toBeLessThan(35)
  expect(session.current().lostSinceMs).toBe(1_000_000)
})

test.each([
  ['another build makes the page look for the newest', 'b2', 1],
  ['its own build does not', 'b1', 0],
])('a server of %s', (_, build, times) => {
  let polls = 0
  window.addEventListener('party-dojo:other-build', () => polls++)
  socket?.opened()
  say({ ...seated, now: Date.now(), build })
  expect(polls).toBe(times)
})

test('goodbye try-again connects again', () => {
  greet()
  const before = socket
  say({ type: 'goodbye', why: 'try-again' })
  socket?.closed()
  vi.advanceTimersByTime(1000)
  expect(socket).not.toBe(before)
})

test.each(['<html>Sign in to Hotel Wi-Fi</html>', '[]', 'null', '{"type":7}'])(
  'what is no message is left out: %s',
  (text) => {
    greet()
    socket?.received(text)
    expect(session.current().room).toBeNull()
  },
)

test('a table shows its own game in the room, and sends what the host does', () => {
  greet()
  const table = openRoomTable(session, 'never-have-i-ever', (saved) => ({ read: saved }))
  expect(table.current().table).toBeNull()
  const game = {
    game: 'never-have-i-ever',
    options: 1,
    view: { round: 1 },
    players: [],
    promptSinceMs: 7,
  }
  const seats = [{ seat: 5, player: 0 }]
  show(2, 0, room({ phase: 'playing', table: game, seats } as never))
  expect(table.current().table).toMatchObject({ options: { read: 1 }, view: { round: 1 } })
  expect(table.current()).toBe(table.current())
  table.send({ type: 'answer', has: true })
  table.start({ players: [], lists: [['a']], options: { read: 2 }, sober: true }, 'pack')
  table.remove(0)
  table.stop()
  expect(socket?.sent.slice(1)).toEqual([
    { type: 'move', n: 1, move: { type: 'answer', has: true, promptSinceMs: 7 } },
    {
      type: 'call',
      n: 2,
      call: {
        ...{ do: 'start', game: 'never-have-i-ever', options: { read: 2 } },
        ...{ lists: [['a']], source: 'pack', sober: true },
      },
    },
    { type: 'call', n: 3, call: { do: 'remove', seat: 5 } },
    { type: 'call', n: 4, call: { do: 'end' } },
  ])
  show(3, 4, room({ phase: 'playing', table: { game: 'category' } } as never))
  expect(table.current().table).toBeNull()
})
