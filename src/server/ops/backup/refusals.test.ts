import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { loadEnv } from '#server/config/env.ts'
import { openDatabase } from '#server/db/open.ts'
import { starterOwnerId } from '#server/features/packs/starter/starter-owner.ts'
import { syncStarterPacks } from '#server/features/packs/starter/sync-starter-packs.ts'
import { openBlobStore } from '#server/platform/blobs/open-blob-store.ts'
import { databaseKinds, silentLog } from '#tests/support/database/database.ts'
import {
  backUpServer,
  openEmptyTarget,
  openFullServer,
  readKeptRowsAt,
  restoreInto,
} from '#tests/support/server/server-to-move.ts'

const [kind = 'SQLite'] = databaseKinds
const placeKinds = databaseKinds.filter((each) => each !== 'PGlite')

let server: Awaited<ReturnType<typeof openFullServer>>
let root = ''
let whole = ''
/** A copy of the backup, to be spoilt. */
let copy = ''

beforeAll(async () => {
  server = await openFullServer(kind)
  root = mkdtempSync(join(tmpdir(), 'party-dojo-refusals-'))
  whole = join(root, 'whole')
  copy = join(root, 'copy')
  await backUpServer(server.services, whole)
})

beforeEach(() => {
  rmSync(copy, { recursive: true, force: true })
  cpSync(whole, copy, { recursive: true })
})

afterAll(async () => {
  await server.services.close()
  rmSync(root, { recursive: true })
})

function flipByte(file: string): void {
  const bytes = readFileSync(join(copy, file))
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  writeFileSync(join(copy, file), bytes)
}

function changeManifest(change: (manifest: Record<string, unknown>) => void): void {
  const path = join(copy, 'manifest.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  change(manifest)
  writeFileSync(path, JSON.stringify(manifest))
}

test.each<[string, () => void, RegExp]>([
  ['a changed row', () => flipByte('tables/users.ndjson.gz'), /damaged: tables\/users/],
  ['a lost table', () => rmSync(join(copy, 'tables/packs.ndjson.gz')), /damaged: tables\/packs/],
  [
    'a table cut short',
    () => writeFileSync(join(copy, 'tables/packs.ndjson.gz'), ''),
    /damaged: tables\/packs/,
  ],
  ['changed bytes', () => flipByte('bodies/00001.bin'), /damaged: bodies/],
  ['lost bytes', () => rmSync(join(copy, 'bodies/00001.bin')), /damaged: bodies/],
  ['a changed index', () => flipByte('bodies/index.ndjson.gz'), /damaged: bodies\/index/],
  ['no manifest', () => rmSync(join(copy, 'manifest.json')), /There is no backup in/],
  ['half a manifest', () => writeFileSync(join(copy, 'manifest.json'), '{'), /damaged: manifest/],
  [
    'a table too few',
    () => changeManifest(({ tables }) => (tables as unknown[]).pop()),
    /damaged: manifest/,
  ],
  [
    'a migration that is unknown',
    () => changeManifest(({ migrations }) => (migrations as string[]).push('9999-later')),
    /comes from a newer version of Party Dojo \(9999-later\)/,
  ],
  [
    'a newer format',
    () =>
      changeManifest((manifest) => {
        manifest.format = 2
      }),
    /This backup comes from a newer version/,
  ],
])('a backup with %s is refused before anything is written', async (_, spoil, message) => {
  spoil()
  const place = await openEmptyTarget('SQLite')
  await expect(restoreInto(place.env, copy)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(message),
  })
  expect(existsSync(join(place.env.dataDir, 'party-dojo.db'))).toBe(false)
  expect(existsSync(join(place.env.dataDir, 'objects'))).toBe(false)
  await place.clear()
})

describe.each(placeKinds)('on %s', (placeKind) => {
  test('a server that people are in is left as it is', async () => {
    const place = await openEmptyTarget(placeKind)
    onTestFinished(place.clear)
    const database = await openDatabase(place.env, silentLog)
    await database.db
      .insertInto('told_keys')
      .values({ key: 'somebody was here', told_at: 1 })
      .execute()
    await database.close()
    const before = await readKeptRowsAt(place.env)
    await expect(restoreInto(place.env, whole)).rejects.toThrow(/This database is not empty/)
    expect(await readKeptRowsAt(place.env)).toEqual(before)
  })

  test('a gallery with starter packs alone takes a backup', async () => {
    const place = await openEmptyTarget(placeKind)
    onTestFinished(place.clear)
    const database = await openDatabase(place.env, silentLog)
    const blobs = await openBlobStore(place.env, silentLog)
    const deps = { ...server.services, env: loadEnv({}), database, blobs }
    await syncStarterPacks(deps, new AbortController().signal)
    const stored = database.db.selectFrom('packs').select('pack_id').execute()
    expect((await stored).length).toBeGreaterThan(0)
    await database.close()
    const { rows } = await restoreInto(place.env, whole)
    const kept = [...(await readKeptRowsAt(place.env)).values()].flat()
    expect([kept.length, kept.some((row) => row.includes(starterOwnerId))]).toEqual([rows, false])
  })

  test('a server that was started and never entered takes a backup', async () => {
    const place = await openEmptyTarget(placeKind)
    onTestFinished(place.clear)
    const database = await openDatabase(place.env, silentLog)
    await database.db.insertInto('jobs').values({ name: 'a job', due_at: 1 }).execute()
    const build = { id: 'fedcba', body_id: 'x-1', files: '[]', published_at: 1, replaced_at: null }
    await database.db.insertInto('builds').values(build).execute()
    await database.close()
    const { rows } = await restoreInto(place.env, whole)
    const kept = [...(await readKeptRowsAt(place.env)).values()].flat()
    expect([kept.length, kept.some((row) => row.includes('fedcba'))]).toEqual([rows, false])
  })
})

test('a folder that is there is not written over', async () => {
  await expect(backUpServer(server.services, whole)).rejects.toThrow(
    `${whole} is there already: choose another name.`,
  )
})
