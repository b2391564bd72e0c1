// Phones in a process of their own: forked, asked by messages, one after another.
import { setTimeout as sleep } from 'node:timers/promises'
import { freshAddress } from '#tests/support/users/fresh-address.ts'
import { openPeerRoom } from './peer-phones.ts'
import { type BenchPhone, connect, type Kind, untilAll } from './phone.ts'

export type OpenWish = {
  kind: Kind
  /** Seats go to the first, screens and the audience to the last. */
  urls: string[]
  /** Where the peer was built, for its own phones. */
  peer?: string
  rooms: number
  seats: number
  watching: number
  isPlaying: boolean
  game?: keyof typeof games
}
export type Ask =
  | ({ do: 'open' } & OpenWish)
  | { do: 'start' }
  | { do: 'taps'; count: number }
  | { do: 'prompt' }
  | { do: 'burst' }
  | { do: 'play'; seconds: number; everyMs: number }
  | { do: 'close' }

type Room = {
  seats: BenchPhone[]
  watching: BenchPhone[]
  n: number[]
  /** A peer takes one answer a seat and question. */
  ask?: () => Promise<void>
}

const openedAtOnce = 16
const prompts = Array.from({ length: 60 }, (_, at) => `done thing number ${at}`)
/** An answer to a prompt, and what a phone sends while its player writes. */
const games = {
  'never-have-i-ever': {
    options: { calls: false },
    opened: '"phase":"ask"',
    move: (n: number) => ({ type: 'answer', has: n % 2 === 0 }),
  },
  'country-island-city': {
    options: { writing: 120 },
    opened: '"name":"filling"',
    move: (n: number) => ({ type: 'draft', answers: Array(5).fill(`Something long, number ${n}`) }),
  },
}

let kind: Kind = 'ours'
let game: keyof typeof games = 'never-have-i-ever'
let rooms: Room[] = []

async function post(url: string, path: string, body: object) {
  const response = await fetch(`${url}/api/rooms${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as { code: string; token: string }
}

/** @returns milliseconds of each join: a seat in the database and its first view */
async function open(wish: OpenWish): Promise<number[]> {
  kind = wish.kind
  game = wish.game ?? 'never-have-i-ever'
  rooms = []
  const joins: number[] = []
  let left = wish.rooms
  const workers = Array.from({ length: openedAtOnce }, async () => {
    while (left-- > 0) rooms.push(await openRoom(wish, joins))
  })
  await Promise.all(workers)
  if (wish.isPlaying) await startAll()
  return joins
}

async function openRoom(wish: OpenWish, joins: number[]): Promise<Room> {
  const { kind, urls, seats, watching } = wish
  const [url = '', last = url] = [urls[0], urls.at(-1)]
  if (kind === 'peer') return { ...(await openPeerRoom(url, wish, joins)), n: Array(seats).fill(0) }
  const isOurs = kind === 'ours'
  const host = isOurs
    ? await post(url, '', { name: 'Host' })
    : { code: `room-${rooms.length}-${Math.random()}`, token: null }
  const { code } = host
  const room: Room = { seats: [], watching: [], n: Array(seats).fill(0) }
  for (let seat = 0; seat < seats; seat++) {
    const startedMs = performance.now()
    const name = `Guest ${seat}`
    const { token } = seat === 0 || !isOurs ? host : await post(url, `/${code}/seats`, { name })
    room.seats.push(await connect(kind, url, code, { token, as: 'seat' }))
    if (seat > 0) joins.push(performance.now() - startedMs)
  }
  for (let at = 0; at < watching; at++) {
    const as = at === 0 ? 'screen' : 'audience'
    room.watching.push(await connect(kind, last, code, { token: null, as }))
  }
  return room
}

async function startAll(): Promise<null> {
  if (kind !== 'ours') return null
  const { options, opened } = games[game]
  const call = { do: 'start', game, options, source: null, lists: [prompts] }
  for (const room of rooms) say(room, 0, { type: 'call', call })
  for (const room of rooms) await untilAll(allOf(room), ({ view }) => view.includes(opened))
  return null
}

const allOf = ({ seats, watching }: Room) => [...seats, ...watching]

function say(room: Room, seat: number, message: object): void {
  const n = (room.n[seat] ?? 0) + 1
  room.n[seat] = n
  room.seats[seat]?.send({ n, ...message })
}

function tap(room: Room, seat: number): void {
  say(room, seat, { type: 'move', move: games[game].move(room.n[seat] ?? 0) })
}

/** @returns milliseconds until everybody has the view of each */
async function tapOneByOne(count: number): Promise<number[]> {
  const [room] = rooms as [Room]
  const found: number[] = []
  for (let at = 0; at < count; at++) {
    // The last seat never answers: the prompt stays open.
    const seat = at % (room.seats.length - 1)
    if (seat === 0) await room.ask?.()
    const before = room.seats[0]?.seq ?? 0
    const startedMs = performance.now()
    tap(room, seat)
    await untilAll(allOf(room), ({ seq }) => seq > before)
    found.push(performance.now() - startedMs)
    // Ten moves a second and seat.
    await sleep(5)
  }
  return found
}

async function prompt(): Promise<null> {
  const [room] = rooms as [Room]
  if (kind === 'ours') {
    say(room, 0, { type: 'move', move: { type: 'skip' } })
    await untilAll(allOf(room), ({ view }) => view.includes('"answered":0,'))
  }
  await room.ask?.()
  return null
}

/** @returns milliseconds until all know how many seats answered, and each watcher that its tap counts */
async function tapAtOnce(): Promise<number[]> {
  const [room] = rooms as [Room]
  // The last seat never answers, and the screen cannot.
  const [seats, watching] = [room.seats.length - 1, room.watching.slice(1)]
  const before = room.seats[0]?.seq ?? 0
  const ask = /"ask":\{"id":("(?:[^"\\]|\\.)*")/.exec(watching[0]?.view ?? '')?.[1]
  for (const phone of watching) phone.isTapped = false
  const isDone = (phone: BenchPhone) =>
    kind === 'ours'
      ? phone.view.includes(`"answered":${seats},`) && phone.isTapped
      : phone.seq >= before + seats + watching.length
  const startedMs = performance.now()
  for (let seat = 0; seat < seats; seat++) tap(room, seat)
  for (const phone of watching)
    phone.send(
      kind === 'ours'
        ? { type: 'tap', ask: JSON.parse(ask ?? '""'), choice: 'has' }
        : { type: 'move' },
    )
  await untilAll(allOf(room), isDone)
  return [performance.now() - startedMs]
}

/** @returns milliseconds from each move to its room's screen */
async function play(seconds: number, everyMs: number): Promise<number[]> {
  const found: number[] = []
  const untilMs = performance.now() + seconds * 1_000
  const playing = rooms.map(async (room) => {
    const [screen] = room.watching as [BenchPhone]
    await sleep(Math.random() * everyMs)
    for (let at = 0; performance.now() < untilMs; at++) {
      const before = screen.seq
      const startedMs = performance.now()
      tap(room, at % (room.seats.length - 2))
      await untilAll([screen], ({ seq }) => seq > before)
      found.push(performance.now() - startedMs)
      await sleep(everyMs)
    }
  })
  await Promise.all(playing)
  return found
}

function close(): null {
  for (const room of rooms) for (const phone of allOf(room)) phone.close()
  rooms = []
  return null
}

async function answer(ask: Ask): Promise<number[] | number | null> {
  switch (ask.do) {
    case 'open':
      return await open(ask)
    case 'start':
      return await startAll()
    case 'taps':
      return await tapOneByOne(ask.count)
    case 'prompt':
      return await prompt()
    case 'burst':
      return await tapAtOnce()
    case 'play':
      return await play(ask.seconds, ask.everyMs)
    case 'close':
      return close()
  }
}

process.on('message', (ask: Ask) => {
  answer(ask).then(
    (result) => process.send?.({ result, bytes: rooms[0]?.watching[0]?.view.length ?? 0 }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
