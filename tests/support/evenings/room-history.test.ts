import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyRoom, type Room } from '#domain/room/room.ts'
import { takeRoomSeat } from '#domain/room/seats.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres/open-postgres.ts'
import { openSqlite } from '#server/db/sqlite/open-sqlite.ts'
import { transact } from '#server/db/transaction.ts'
import { insertRoom, type StoredRoom, updateRoom } from '#server/features/rooms/room-repository.ts'
import { createDatabase, isPostgresThere, silentLog } from '../database/database.ts'
import { openPostgresHistory } from './postgres-history.ts'
import type { RoomHistory } from './room-history.ts'
import { openSqliteHistory } from './sqlite-history.ts'

type Opened = { database: Database; of: (code: string) => RoomHistory; close: () => Promise<void> }

async function openOnSqlite(): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'party-dojo-history-'))
  const path = join(folder, 'party-dojo.db')
  const database = openSqlite(path)
  await migrate(database, 1)
  const history = openSqliteHistory(path)
  const close = async () => {
    history.close()
    await database.close()
    rmSync(folder, { recursive: true })
  }
  return { database, of: history.of, close }
}

async function openOnPostgres(): Promise<Opened> {
  const { url, drop } = await createDatabase()
  const database = await openPostgres(url, silentLog)
  await migrate(database, 1)
  const history = await openPostgresHistory(url)
  const close = async () => {
    await history.close()
    await database.close()
    await drop()
  }
  return { database, of: history.of, close }
}

const opens = { SQLite: openOnSqlite, ...(isPostgresThere && { Postgres: openOnPostgres }) }

describe.each(Object.entries(opens))('what is kept of a room on %s', (_, open) => {
  test('is every version, with the seats and names it had then', async () => {
    const { database, of, close } = await open()
    const first: StoredRoom = {
      id: 'one',
      code: 'HKTR',
      version: 1,
      room: seat(emptyRoom(null), 'Sofie'),
      touchedAtMs: 1,
    }
    await transact(database.db, (transaction) => insertRoom(transaction, first))
    const versions: StoredRoom[] = [first]
    const changes: ((room: Room) => Room)[] = [
      (room) => seat(room, 'Emil'),
      (room) => ({ ...room, isLocked: true }),
      (room) => ({
        ...room,
        seats: room.seats.map((each, at) => (at === 0 ? { ...each, name: 'Sophie' } : each)),
      }),
    ]
    for (const change of changes) {
      const before = versions.at(-1) as StoredRoom
      const room = change(before.room)
      expect(await updateRoom(database, before, room, 1)).toBe(true)
      versions.push({ ...before, version: before.version + 1, room })
    }
    const history = of('HKTR')
    for (const { version, room } of versions) {
      const stored = await history.at(version)
      expect(stored?.room.seats.map(({ name }) => name)).toEqual(room.seats.map(({ name }) => name))
      expect(stored?.room.isLocked).toBe(room.isLocked)
    }
    expect((await history.latest())?.version).toBe(versions.length)
    expect(await history.at(9)).toBeNull()
    expect(await of('XXXX').latest()).toBeNull()
    await close()
  })
})

function seat(room: Room, name: string): Room {
  return takeRoomSeat(room, { name, tokenHash: name }, 0) as Room
}
