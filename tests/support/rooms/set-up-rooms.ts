import { afterAll, beforeAll, expect } from 'vitest'
import type { RoomMessageUp } from '#contract/room-messages.ts'
import type { Services } from '#server/compose.ts'
import { type LogLine, openTestServices } from '../app/services.ts'
import type { DatabaseKind } from '../database/database.ts'
import { connectByEvents } from './event-phone.ts'
import { connectPhone, postJson, type RoomPhone, seatAt, startNever } from './room-phone.ts'
import { serveRooms } from './room-server.ts'

export const tab = 'abusetab1'

export const answerMove = { type: 'move', n: 1, move: { type: 'answer', has: true } } as const

/** A server with rooms for the rows of one file, and what they ask it. */
export function setUpRooms(env: Record<string, string> = {}, kind: DatabaseKind = 'SQLite') {
  let services: Services
  let logged: LogLine[]
  let url = ''
  let stop: () => Promise<void>

  beforeAll(async () => {
    ;({ services, logged } = await openTestServices(kind, env))
    const served = await serveRooms(services)
    url = served.url
    stop = served.stop
  })
  afterAll(async () => {
    await stop()
    await services.close()
  })

  const postTo = (code: string, call: string, body: object) =>
    postJson(url, `/api/rooms/${code}/${call}`, body)

  async function seatRowsOf(code: string) {
    return await services.database.db
      .selectFrom('room_seats')
      .innerJoin('rooms', 'rooms.id', 'room_seats.room_id')
      .selectAll('room_seats')
      .where('code', '=', code)
      .orderBy('seat')
      .execute()
  }

  return {
    url: () => url,
    services: () => services,
    logged: () => logged,
    postTo,
    seatRowsOf,

    /** Three seats with a prompt before them; the first hosts. */
    async play() {
      const room = await seatAt(url, ['Sofie', 'Emil', 'Ida'])
      const [host, emil, ida] = room.phones as [RoomPhone, RoomPhone, RoomPhone]
      await host.ask(startNever)
      for (const phone of room.phones) await phone.until(() => phone.table())
      return { ...room, host, emil, ida, tokenOf: (seat: number) => room.grants[seat]?.token ?? '' }
    },

    /** All that the database keeps of a room. */
    async rowsOf(code: string): Promise<string> {
      const { db } = services.database
      const rooms = await db.selectFrom('rooms').selectAll().where('code', '=', code).execute()
      expect(rooms).toHaveLength(1)
      return JSON.stringify([rooms, await seatRowsOf(code)])
    },

    linkOf: async (code: string, token: string): Promise<string> =>
      (await (await postTo(code, 'seat-links', { token })).json()).link,
    ticketOf: async (code: string, token: string): Promise<string> => {
      const hello = { token, as: 'seat', tab, seq: 0, build: 'test' }
      return (await (await postTo(code, 'tickets', hello)).json()).ticket
    },
    eventsAt: (code: string, ticket: string) =>
      fetch(`${url}/api/rooms/${code}/events?ticket=${encodeURIComponent(ticket)}`),

    sendUp: async (code: string, token: string, ...messages: RoomMessageUp[]) =>
      await postTo(code, 'messages', { token, tab, messages }),

    /** How each way into a room answers a token. */
    async knockEverywhere(code: string, token: string) {
      const socket = await connectPhone(url, { code, token })
      await socket.until(() => socket.goodbye() && socket.closeCode() === 1000)
      const events = await connectByEvents(url, { code, token })
      await events.until(() => events.received.length > 0)
      events.close()
      return {
        socket: socket.received,
        events: events.received,
        messages: (await postTo(code, 'messages', { token, tab, messages: [answerMove] })).status,
        link: (await postTo(code, 'seat-links', { token })).status,
        copy: (await postTo(code, 'copies', { token })).status,
        back: (await postTo(code, 'take-back', { token })).headers.get('x-room-refusal'),
      }
    },
  }
}

/** What `knockEverywhere` gives where nothing opens. */
export const refusedWith = (why: string) => ({
  socket: [{ type: 'goodbye', why }],
  events: [{ type: 'goodbye', why }],
  messages: 403,
  link: 403,
  copy: 403,
  back: 'host-only',
})

/** A seat beside the one that misbehaves still plays, and is answered at once. */
export async function expectOthersPlay({ ida }: { ida: RoomPhone }): Promise<void> {
  const startedMs = performance.now()
  await ida.act({ type: 'answer', has: true })
  expect(ida.game().answer).toBe(true)
  expect(performance.now() - startedMs).toBeLessThan(2_000)
}
