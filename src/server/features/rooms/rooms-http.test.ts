import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { codeRestMs } from '#domain/room/code.ts'
import { roomExpiryMs } from '#domain/room/limits.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { connectByEvents } from '#tests/support/rooms/event-phone.ts'
import {
  connectPhone,
  openRoomAt,
  postJson,
  type RoomPhone,
  seatAt,
  startNever,
  takeSeatAt,
} from '#tests/support/rooms/room-phone.ts'
import { openRoomsOfRows } from '#tests/support/rooms/rooms-of-rows.ts'
import { cleanRooms } from './room-cleanup.ts'

describe.each(databaseKinds)('calls of rooms on %s', (kind) => {
  const rooms = openRoomsOfRows(kind)

  test('events down and calls up do what the socket does', async () => {
    const host = await openRoomAt(rooms.url)
    const other = await takeSeatAt(rooms.url, host.code, 'Emil')
    const socket = await connectPhone(rooms.url, other)
    const phone = await connectByEvents(rooms.url, host)
    expect(phone.response.headers.get('x-accel-buffering')).toBe('no')
    await phone.until(() => phone.view())
    expect(await phone.send({ type: 'call', n: 1, call: startNever })).toEqual({
      acked: 1,
      refusals: [],
    })
    await phone.until(() => phone.view()?.room.table)
    const moves = await phone.send(
      { type: 'move', n: 2, move: { type: 'fly' } },
      { type: 'move', n: 3, move: { type: 'answer', has: true } },
    )
    expect(moves).toEqual({ acked: 3, refusals: [{ n: 2, code: 'bad-move' }] })
    await socket.until(() => socket.game().answered === 1)
    await phone.until(() => phone.view()?.acked === 3)
    phone.close()
    socket.close()
  })

  test('a ticket works once, and only as it was signed', async () => {
    const host = await openRoomAt(rooms.url)
    const phone = await connectByEvents(rooms.url, host)
    await phone.until(() => phone.view())
    expect((await fetch(phone.address)).status).toBe(403)
    expect((await fetch(`${phone.address}x`)).status).toBe(403)
    phone.close()
  })

  test('a seat moves to another phone, once, and the old one lets go', async () => {
    const { phones, grants, code } = await seatAt(rooms.url, ['Sofie', 'Emil'])
    const [, old] = phones as [RoomPhone, RoomPhone]
    const made = await postJson(rooms.url, `/api/rooms/${code}/seat-links`, {
      token: grants[1]?.token,
    })
    const { link } = await made.json()
    expect(link).toMatch(/^[\w-]{12}$/)
    const moved = await postJson(rooms.url, `/api/rooms/${code}/seats`, { name: 'x', link })
    const grant = await moved.json()
    expect(grant).toMatchObject({ seat: 1, name: 'Emil' })
    await old.until(() => old.goodbye() === 'moved')
    const phone = await connectPhone(rooms.url, grant)
    await phone.until(() => phone.view())
    const again = await postJson(rooms.url, `/api/rooms/${code}/seats`, { name: 'x', link })
    expect(again.headers.get('x-room-refusal')).toBe('no-link')
  })

  test('a room ends a day after its last touch, and its code rests for another', async () => {
    const { db } = rooms.services.database
    const now = Date.now()
    const { code } = await openRoomAt(rooms.url)
    const other = await openRoomAt(rooms.url)
    const clean = (afterMs: number) =>
      cleanRooms({ database: rooms.services.database, now: () => now + afterMs })
    const rows = async () =>
      await db.selectFrom('rooms').select(['code', 'gone_at']).where('code', '=', code).execute()
    await db
      .updateTable('rooms')
      .set({ touched_at: now - roomExpiryMs - 1 })
      .where('code', '=', code)
      .execute()
    await clean(0)
    expect((await fetch(`${rooms.url}/api/rooms/${code}`)).status).toBe(404)
    expect((await fetch(`${rooms.url}/api/rooms/${other.code}`)).status).toBe(200)
    expect(await rows()).toEqual([{ code, gone_at: now }])
    await clean(codeRestMs - 1)
    expect(await rows()).toHaveLength(1)
    await clean(codeRestMs)
    expect(await rows()).toEqual([])
  })
})

describe('the door of rooms', () => {
  const rooms = openRoomsOfRows('SQLite', { APP_CHECK: 'enforce' })

  const knock = (path: string, headers: Record<string, string> = {}) =>
    new Promise<number | 'open'>((resolve) => {
      const socket = new WebSocket(rooms.url.replace('http', 'ws') + path, { headers })
      socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode))
      socket.on('open', () => {
        socket.terminate()
        resolve('open')
      })
      socket.on('error', () => {})
    })

  test.each([
    ['another site’s page', '/api/rooms/HKTR/socket', { origin: 'https://other.example' }, 403],
    ['a page of ours', '/api/rooms/HKTR/socket', 'own', 'open'],
    ['a path that has no socket', '/api/rooms', 'own', 404],
  ] as const)('%s', async (_, path, headers, outcome) => {
    expect(await knock(path, headers === 'own' ? { origin: rooms.url } : headers)).toBe(outcome)
  })

  test('a foreign origin is in the audit', () => {
    expect(rooms.logged).toContainEqual(
      expect.objectContaining({ audit: 'forbidden_origin', path: '/api/rooms/:code/socket' }),
    )
  })

  test.each([
    ['no JSON', 'hello', 1008],
    ['another first message', JSON.stringify({ type: 'ping' }), 1008],
    ['a frame over 16 kB', 'x'.repeat(16 * 1024 + 1), 1009],
  ])('%s ends the connection', async (_, text, code) => {
    const socket = new WebSocket(`${rooms.url.replace('http', 'ws')}/api/rooms/HKTR/socket`)
    socket.on('open', () => socket.send(text))
    socket.on('error', () => {})
    const closed = await new Promise((resolve) => socket.on('close', resolve))
    expect(closed).toBe(code)
  })

  test('an upgrade to HTTP/2 is answered as if it had not been asked for', async () => {
    const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': '' }
    const status = await new Promise((resolve) => {
      request(`${rooms.url}/healthz`, { headers }, (response) => resolve(response.statusCode)).end()
    })
    expect(status).toBe(200)
  })

  test('a room is opened with an app check token where that is enforced', async () => {
    expect((await postJson(rooms.url, '/api/rooms', { name: 'Sofie' })).status).toBe(401)
  })
})
