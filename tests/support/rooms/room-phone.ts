import { randomBytes } from 'node:crypto'
import { vi } from 'vitest'
import { WebSocket } from 'ws'
import type { RoomCall, RoomMessageDown, RoomViewMessage } from '#contract/room-messages.ts'
import type { SeatGrant } from '#contract/rooms.ts'
import { patienceMs } from '../vitest/patience.ts'

export type Down = RoomMessageDown
export type RoomPhone = Awaited<ReturnType<typeof connectPhone>>

type Who = { code: string; token?: string | null; as?: 'seat' | 'screen' | 'audience' }

/**
 * A phone or a screen that is connected to a room, and remembers everything it was sent. A seat has
 * arrived, unless it was sent away: a game that starts now asks it too.
 */
export async function connectPhone(url: string, { code, token = null, as }: Who, options = {}) {
  const {
    tab = randomBytes(9).toString('base64url'),
    seq = 0,
    ...more
  } = options as { tab?: string; seq?: number; protocol?: number; tap?: object }
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/rooms/${code}/socket`, {
    headers: { origin: url },
  })
  const received: Down[] = []
  const texts: string[] = []
  let closeCode: number | null = null
  let sent = 0
  socket.on('message', (data) => {
    texts.push(data.toString())
    received.push(JSON.parse(data.toString()))
  })
  socket.on('close', (code) => {
    closeCode = code
  })
  socket.on('error', () => {})
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const say = (message: unknown) => socket.send(JSON.stringify(message))
  const hello = { token, as: as ?? (token ? 'seat' : 'screen'), tab, seq, build: 'test', ...more }
  say({ type: 'hello', ...hello })

  const views = () => received.filter((message) => message.type === 'view') as RoomViewMessage[]
  const view = () => views().at(-1)
  const phone = {
    socket,
    tab,
    received,
    texts,
    say,
    view,
    views,
    closeCode: () => closeCode,
    table: () => view()?.room.table ?? null,
    // biome-ignore lint/suspicious/noExplicitAny: a game's own view.
    game: () => (view()?.room.table?.view ?? {}) as any,
    /** What the audience is asked now. */
    asked: () => view()?.room.table?.audience.ask ?? null,
    tap: (choice: string) => say({ type: 'tap', ask: phone.asked()?.id ?? '', choice }),
    /** What counts of this phone, as it was told last. */
    tapped: (): string | null => {
      const told = received.findLast((message) => message.type === 'tapped')
      return told?.type === 'tapped' ? told.choice : null
    },
    acked: () => view()?.acked ?? 0,
    refusals: () => received.flatMap((message) => (message.type === 'refusal' ? [message] : [])),
    goodbye: () => received.find((message) => message.type === 'goodbye')?.why ?? null,
    until: (check: () => unknown, timeout = patienceMs) =>
      vi.waitFor(
        () => {
          if (!check()) throw new Error(`not yet: ${texts.at(-1)?.slice(0, 1_500)} ${closeCode}`)
        },
        { timeout, interval: 10 },
      ),
    move: (move: object, n = ++sent) => say({ type: 'move', n, move }),
    call: (call: RoomCall, n = ++sent) => say({ type: 'call', n, call }),
    /** Resolves once it was dealt with. */
    async act(move: object) {
      phone.move(move)
      await phone.until(() => phone.acked() >= sent || phone.refusals().some(({ n }) => n === sent))
    },
    async ask(call: RoomCall) {
      phone.call(call)
      await phone.until(() => phone.acked() >= sent || phone.refusals().some(({ n }) => n === sent))
    },
    close: () => socket.close(),
    /** As a phone that lost its network: no goodbye. */
    vanish: () => socket.terminate(),
  }
  await phone.until(() => closeCode !== null || hasArrived(received))
  return phone
}

function hasArrived(received: readonly Down[]): boolean {
  const [first] = received
  if (first?.type !== 'seat') return first !== undefined
  if (first.seat === null) return true
  const last = received.findLast((message) => message.type === 'view')
  const own = last?.room.seats.find(({ seat }) => seat === first.seat)
  return own !== undefined && own.presence !== 'away'
}

export async function postJson(
  url: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...headers },
    body: JSON.stringify(body),
  })
}

export async function openRoomAt(url: string, name = 'Sofie', more = {}): Promise<SeatGrant> {
  const response = await postJson(url, '/api/rooms', { name, ...more })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as SeatGrant
}

export async function takeSeatAt(url: string, code: string, name: string): Promise<SeatGrant> {
  const response = await postJson(url, `/api/rooms/${code}/seats`, { name })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as SeatGrant
}

export const prompts = Array.from({ length: 60 }, (_, at) => `done thing number ${at}`)

export const startNever: RoomCall = {
  do: 'start',
  game: 'never-have-i-ever',
  options: { calls: false },
  source: null,
  lists: [prompts],
}

export const startLikely: RoomCall = {
  do: 'start',
  game: 'most-likely-to',
  source: null,
  lists: [prompts],
  options: { appeal: false },
}

/** A room of these names, all connected; the first hosts. */
export async function seatAt(url: string, names: readonly string[]) {
  const [first = 'Sofie', ...others] = names
  const host = await openRoomAt(url, first)
  const grants = [host]
  for (const name of others) grants.push(await takeSeatAt(url, host.code, name))
  const phones: RoomPhone[] = []
  for (const grant of grants) phones.push(await connectPhone(url, grant))
  for (const phone of phones) {
    await phone.until(
      () =>
        phone.view()?.room.seats.filter(({ presence }) => presence === 'here').length ===
        names.length,
    )
  }
  return { code: host.code, grants, phones }
}
