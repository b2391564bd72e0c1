import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadEnv } from '#server/config/env.ts'
import { migrate } from '#server/db/migrate.ts'
import { allMigrations } from '#server/db/migrations/all.ts'
import { openBlobStore } from '#server/platform/blobs/open-blob-store.ts'
import { openTestServices } from '#tests/support/app/services.ts'
import {
  databaseKinds,
  isPostgresThere,
  openEmptyDatabase,
  silentLog,
} from '#tests/support/database/database.ts'
import {
  backUpServer,
  noProgress,
  openEmptyTarget,
  readKeptRowsAt,
  restoreInto,
} from '#tests/support/server/server-to-move.ts'
import { startS3Server } from '#tests/support/storage/s3-server.ts'
import { backUp } from './back-up.ts'
import { makeBackupFolder } from './backup-folder.ts'
import { openTarget } from './open-target.ts'
import { restore } from './restore.ts'

let root = ''
let folder = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'party-dojo-backup-'))
  folder = join(root, 'backup')
})

afterEach(() => rmSync(root, { recursive: true }))

const feedback = (time: string, text = 'Good') => ({
  time,
  feedback: text,
  user_name: '',
  positive: 1,
  game: 'meyer',
  created_at: 1,
  user_id: null,
})

const objectOf = (name: string, body_id: string, owner_id: string) => ({
  name,
  owner_id,
  body_id,
  generation: 1,
  metageneration: 1,
  size: 1,
  content_type: 'text/plain',
  md5: '',
  crc32c: '',
  token: '',
  is_public: 0,
  metadata: '{}',
  created_at: 1,
  updated_at: 1,
})

const user = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@home.example',
  email_verified: 1,
  image: null,
  phone_number: null,
  phone_number_verified: null,
  created_at: '',
  updated_at: '',
}

test('a folder whose parent is not there is refused, and none is made', async () => {
  const made = makeBackupFolder(join(root, 'not-mounted', 'backup'), async () => {})
  await expect(made).rejects.toThrow(
    `${join(root, 'not-mounted')} is not there: make it, or mount it`,
  )
  expect(readdirSync(root)).toEqual([])
})

describe.each(databaseKinds)('a backup on %s', (kind) => {
  test('is of one moment, whatever is written while it is made', async () => {
    const { services } = await openTestServices(kind)
    const { db } = services.database
    const times = Array.from({ length: 1_000 }, (_, n) => `2026-11-20T20:00:00.${n}Z`)
    const given = times.map((time) => feedback(time))
    await db.insertInto('feedback').values(given).execute()
    let isOver = false
    const writing = (async () => {
      for (let n = 0; !isOver; n++) {
        await db.transaction().execute(async (transaction) => {
          const key = `later ${n}`
          await transaction.insertInto('feedback').values(feedback(key)).execute()
          await transaction.insertInto('told_keys').values({ key, told_at: 1 }).execute()
        })
      }
    })()
    const { manifest } = await backUpServer(services, folder)
    isOver = true
    await writing
    const rowsOf = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows ?? 0
    // The two are read one after the other, and were written together.
    expect(rowsOf('feedback') - times.length).toBe(rowsOf('told_keys'))
    const { count } = await db
      .selectFrom('told_keys')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBeGreaterThan(rowsOf('told_keys'))
    await services.close()
  })

  test('says which objects have no bytes, and is made all the same', async () => {
    const { services } = await openTestServices(kind)
    const { database, blobs } = services
    await database.db.insertInto('users').values(user).execute()
    const objects = [objectOf('a', 'body-a', user.id), objectOf('b', 'body-b', user.id)]
    await database.db.insertInto('objects').values(objects).execute()
    await blobs.write('body-a', Buffer.from('a'))
    const { manifest, missing } = await backUpServer(services, folder)
    expect([manifest.bodies, missing]).toEqual([
      { count: 1, bytes: 1, missing: 1, sha256: expect.any(String) },
      ['body-b'],
    ])
    const holds = await database.db.selectFrom('body_holds').selectAll().execute()
    expect(holds).toEqual([])
    await services.close()
  })
})

test('is its owner’s alone', async () => {
  const { services } = await openTestServices('SQLite')
  await backUpServer(services, folder)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const modes = files.map((file) => statSync(join(file.parentPath, file.name)).mode & 0o077)
  expect(new Set([statSync(folder).mode & 0o077, ...modes])).toEqual(new Set([0]))
  expect(files.length).toBeGreaterThan(30)
  await services.close()
})

test.each([
  ['ENOSPC', `There is no room for the backup at `],
  ['EACCES', ' cannot be written (EACCES).'],
])('that fails with %s leaves nothing behind', async (code, message) => {
  const failing = makeBackupFolder(folder, () =>
    Promise.reject(Object.assign(new Error(code), { code, syscall: 'write', path: folder })),
  )
  await expect(failing).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining(message),
  })
  expect(readdirSync(root)).toEqual([])
})

test('without objects it holds rows alone', async () => {
  const { services } = await openTestServices('SQLite')
  const { manifest } = await backUpServer(services, folder, { withBlobs: false })
  expect([manifest.bodies, readdirSync(join(folder, 'bodies'))]).toEqual([null, []])
  await services.close()
})

test.each(databaseKinds.filter((kind) => kind !== 'PGlite'))(
  'of an older version is brought up to this one on %s',
  async (kind) => {
    const database = await openEmptyDatabase('SQLite')
    await migrate(database, 1, allMigrations.slice(0, 5))
    await database.db.insertInto('users').values(user).execute()
    const { user_id: _, ...old } = feedback('2026-11-20')
    await database.db
      .insertInto('feedback')
      .values(old as ReturnType<typeof feedback>)
      .execute()
    const env = { authSecret: 'x', dataDir: root }
    const blobs = { read: async () => null, description: 'nowhere' }
    const deps = { database, env, blobs, now: Date.now, progress: noProgress }
    await backUp(deps, folder, { withBlobs: false })
    await database.close()
    const place = await openEmptyTarget(kind)
    await restoreInto(place.env, folder)
    const dump = await readKeptRowsAt(place.env)
    const feedbacks = dump.get('feedback')?.map((row) => JSON.parse(row))
    expect([feedbacks, dump.get('users')?.length]).toEqual([[feedback('2026-11-20')], 1])
    await place.clear()
  },
)

test.each(databaseKinds.filter((kind) => kind !== 'PGlite'))(
  'that breaks off while it is restored on %s has put in nothing, and is begun again',
  async (kind) => {
    const { services } = await openTestServices('SQLite')
    await services.database.db.insertInto('users').values(user).execute()
    await services.database.db.insertInto('feedback').values(feedback('now')).execute()
    await backUpServer(services, folder)
    const place = await openEmptyTarget(kind)
    const target = await openTarget(place.env, silentLog)
    const broken = {
      ...noProgress,
      table: (name: string) => {
        if (name === 'users') throw new Error('cut off')
      },
    }
    const openBlobs = () => openBlobStore(place.env, silentLog)
    const cut = restore({ env: place.env, target, openBlobs, progress: broken }, folder)
    await expect(cut).rejects.toThrow('cut off')
    await target.requireEmpty()
    await target.close()
    expect((await restoreInto(place.env, folder)).rows).toBe(2)
    await Promise.all([place.clear(), services.close()])
  },
)

test.runIf(isPostgresThere)('what Postgres cannot keep of a text is said', async () => {
  const { services } = await openTestServices('SQLite')
  const { db } = services.database
  await db.insertInto('feedback').values(feedback('a', 'NUL \0 and \\u0000')).execute()
  await db.insertInto('feedback').values(feedback('b', 'only \\u0000')).execute()
  await backUpServer(services, folder)
  const place = await openEmptyTarget('a Postgres server')
  expect(await restoreInto(place.env, folder)).toMatchObject({ rows: 2, textsChanged: 1 })
  const texts = (await readKeptRowsAt(place.env))
    .get('feedback')
    ?.map((row) => JSON.parse(row).feedback)
  expect(texts).toEqual(['NUL \ufffd and \\u0000', 'only \\u0000'])
  await Promise.all([place.clear(), services.close()])
})

test('a bucket is backed up, and restored into', async () => {
  const server = await startS3Server()
  const { services } = await openTestServices('SQLite')
  await services.database.db.insertInto('users').values(user).execute()
  await services.database.db
    .insertInto('objects')
    .values(objectOf('a', 'body-a', user.id))
    .execute()
  const bucket = await openBlobStore(loadEnv(server.source), silentLog)
  await bucket.write('body-a', Buffer.from('in a bucket'))
  await backUpServer({ ...services, blobs: bucket }, folder)
  await bucket.remove('body-a')
  const place = await openEmptyTarget('SQLite', server.source)
  await restoreInto(place.env, folder)
  expect((await bucket.read('body-a'))?.toString()).toBe('in a bucket')
  expect(readFileSync(join(folder, 'bodies/00001.bin'), 'utf8')).toBe('in a bucket')
  await Promise.all([place.clear(), services.close(), server.stop()])
})
