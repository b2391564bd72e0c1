import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSchema, isPostgresThere, silentLog } from '#tests/support/database/database.ts'
import { type Env, loadEnv } from '../config/env.ts'
import { openDatabase, openDatabaseWithoutMigrating } from './open.ts'

let folder = ''
let env: Env

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'party-dojo-beside-'))
  env = loadEnv({ DATA_DIR: folder })
})

afterEach(() => rmSync(folder, { recursive: true }))

const hit = (key: string) => ({ key, hits: 1, ends_at: 1 })

describe('beside a server on one data folder', () => {
  test('both read and write, by turns, and the folder stays taken', async () => {
    const server = await openDatabase(env, silentLog)
    const beside = await openDatabaseWithoutMigrating(env, silentLog)
    for (let n = 0; n < 20; n++) {
      await server.db
        .insertInto('rate_limits')
        .values(hit(`server ${n}`))
        .execute()
      await beside.db
        .insertInto('rate_limits')
        .values(hit(`beside ${n}`))
        .execute()
    }
    for (const { db } of [server, beside]) {
      expect(await db.selectFrom('rate_limits').selectAll().execute()).toHaveLength(40)
    }
    await beside.close()
    await expect(openDatabase(env, silentLog)).rejects.toThrow('is in use by another process')
    await server.close()
  })

  test('what is not there is not made', async () => {
    await expect(openDatabaseWithoutMigrating(env, silentLog)).rejects.toThrow(
      `DATA_DIR: there is no database at ${join(folder, 'party-dojo.db')}.`,
    )
    const server = await openDatabase(env, silentLog)
    await server.close()
  })

  test.each<[string, (names: string[]) => string | undefined]>([
    ['older', (names) => names.at(-1)],
    ['empty', () => undefined],
  ])('what is %s is refused, and not changed', async (_, lost) => {
    const server = await openDatabase(env, silentLog)
    const names = await server.db.selectFrom('migrations').select('name').execute()
    const name = lost(names.map((row) => row.name))
    const removal = server.db.deleteFrom('migrations')
    await (name ? removal.where('name', '=', name) : removal).execute()
    const left = await server.db.selectFrom('migrations').selectAll().execute()
    await expect(openDatabaseWithoutMigrating(env, silentLog)).rejects.toThrow(
      'start this server on it first',
    )
    expect(await server.db.selectFrom('migrations').selectAll().execute()).toEqual(left)
    await server.close()
  })

  test('what a newer version has changed is refused', async () => {
    const server = await openDatabase(env, silentLog)
    await server.db.insertInto('migrations').values({ name: '9999-later', applied_at: 1 }).execute()
    await expect(openDatabaseWithoutMigrating(env, silentLog)).rejects.toThrow(
      'comes from a newer version',
    )
    await server.close()
  })
})

test.runIf(isPostgresThere)('on Postgres a command has a pool of its own', async () => {
  const { url, drop } = await createSchema()
  const onPostgres = loadEnv({ DATABASE_URL: url, DATA_DIR: folder })
  await expect(openDatabaseWithoutMigrating(onPostgres, silentLog)).rejects.toThrow(
    'start this server on it first',
  )
  const server = await openDatabase(onPostgres, silentLog)
  const beside = await openDatabaseWithoutMigrating(onPostgres, silentLog)
  await beside.db.insertInto('rate_limits').values(hit('beside')).execute()
  expect(await server.db.selectFrom('rate_limits').selectAll().execute()).toHaveLength(1)
  await beside.close()
  await server.close()
  await drop()
})
