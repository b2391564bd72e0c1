import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Services } from '#server/compose.ts'
import { type Env, loadEnv } from '#server/config/env.ts'
import { createApp } from '#server/create-app.ts'
import type { Database } from '#server/db/database.ts'
import { openDatabaseWithoutMigrating } from '#server/db/open.ts'
import { makeBar } from '#server/features/bar-tables/make-bar.ts'
import { backUp } from '#server/ops/backup/back-up.ts'
import { openTarget } from '#server/ops/backup/open-target.ts'
import { transientTables } from '#server/ops/backup/persistent-tables.ts'
import type { Progress } from '#server/ops/backup/progress.ts'
import { restore } from '#server/ops/backup/restore.ts'
import { openBlobStore } from '#server/platform/blobs/open-blob-store.ts'
import { openTestServices } from '../app/services.ts'
import { createSchema, type DatabaseKind, silentLog } from '../database/database.ts'
import { type Dump, readEveryRow } from '../database/every-row.ts'
import { lantern } from '../rooms/bar-table.ts'
import { openStorageCaller } from '../storage/storage-callers.ts'
import { createUser } from '../users/create-user.ts'
import { createFullUser } from '../users/full-user.ts'

export const noProgress: Progress = { table: () => {}, blobs: () => {} }

/** Texts that one database or another may stumble over. */
const oddTexts = [
  'Ærlig, Øl og Åse',
  'かんぱい 🍻',
  'a "quote", a \\ and a \\u0000 that is none',
  'two\nlines\r\nand a\ttab',
  ' \u2028 \u007f',
  '',
]

/** People, money, packs and files: rows in every table that is kept, and bytes for every object. */
export async function openFullServer(kind: DatabaseKind, source: Record<string, string> = {}) {
  const { services, sent } = await openTestServices(kind, source)
  const app = createApp(services, () => Promise.reject(new Error('no pages here')))
  for (const mark of ['ada', 'ben']) await createFullUser({ services, sent, app }, mark)
  const guest = await createUser(services, app, { name: oddTexts.join(' | ') })
  const caller = openStorageCaller(app, guest)
  for (const [n, text] of oddTexts.entries()) {
    await caller.upload(`users/${guest.userId}/${n} æ.txt`, text, { metadata: { odd: text } })
  }
  await caller.upload(`users/${guest.userId}/0 æ.txt`, 'written over')
  await fillRest(services)
  await makeBar(services, { ...lantern, name: 'Skál & søn' })
  await giveBytes(services)
  return { services, app, guest, sent }
}

/** What only a running process writes. */
async function fillRest({ database: { db }, blobs, now }: Services): Promise<void> {
  await db.insertInto('stripe_events').values({ id: 'evt_1', handled_at: now() }).execute()
  await db.insertInto('told_keys').values({ key: randomUUID(), told_at: now() }).execute()
  await db
    .insertInto('scans')
    .values({ day: '2026-11-20', source: 'menu', place: '/games/meyer', count: 2 ** 53 - 1 })
    .execute()
  const done = { id: 'action-1', at: now(), action: 'user_blocked', subject: 'somebody' }
  await db
    .insertInto('operator_actions')
    .values({ ...done, reason: 'a reason' })
    .execute()
  const night = { id: 'night-1', room_id: 'room-1', maker: 0, content: '{}' }
  await db
    .insertInto('kept_nights')
    .values({ ...night, expires_at: now() + 60_000 })
    .execute()
  await db
    .insertInto('night_seats')
    .values({ night_id: night.id, seat: 0, token_hash: 'hash', name: oddTexts[1] ?? null })
    .execute()
  const build = { id: 'abcdefabcdef', published_at: now(), replaced_at: null }
  await db
    .insertInto('builds')
    .values({ ...build, body_id: 'body-of-a-build', files: '[["a",1]]' })
    .execute()
  await blobs.write('body-of-a-build', Buffer.from('chunks'))
}

/** Packs of tests are rows alone. */
async function giveBytes({ database: { db }, blobs }: Services): Promise<void> {
  for (const { body_id } of await db.selectFrom('objects').select('body_id').execute()) {
    if ((await blobs.read(body_id)) === null) await blobs.write(body_id, Buffer.from(body_id))
  }
}

export async function backUpServer(
  { database, blobs, now, env }: Services,
  folder: string,
  options = { withBlobs: true },
) {
  return await backUp({ database, blobs, now, env, progress: noProgress }, folder, options)
}

/** An empty place, as the environment names it. */
export async function openEmptyTarget(kind: DatabaseKind, source: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'party-dojo-place-'))
  const schema = kind === 'SQLite' ? null : await createSchema()
  const env = loadEnv({
    DATA_DIR: join(folder, 'data'),
    ...(schema && { DATABASE_URL: schema.url }),
    ...source,
  })
  const clear = async () => {
    await schema?.drop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { env, folder, clear }
}

/** What the command does. */
export async function restoreInto(env: Env, folder: string) {
  const target = await openTarget(env, silentLog)
  try {
    const openBlobs = () => openBlobStore(env, silentLog)
    return await restore({ env, target, openBlobs, progress: noProgress }, folder)
  } finally {
    await target.close()
  }
}

/** Every row that is kept. */
export async function readKeptRows(database: Database): Promise<Dump> {
  const dump = await readEveryRow(database)
  for (const name of transientTables) dump.delete(name)
  return dump
}

export async function readKeptRowsAt(env: Env): Promise<Dump> {
  const database = await openDatabaseWithoutMigrating(env, silentLog)
  try {
    return await readKeptRows(database)
  } finally {
    await database.close()
  }
}
