import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open.ts'
import {
  joinProcesses,
  type Membership,
} from '#server/platform/cluster/membership/join-processes.ts'
import { isPostgresThere, silentLog } from '#tests/support/database/database.ts'
import {
  backUpServer,
  noProgress,
  openEmptyTarget,
  openFullServer,
  readKeptRows,
  readKeptRowsAt,
  restoreInto,
} from '#tests/support/server/server-to-move.ts'
import { move } from './move.ts'
import { openTarget } from './open-target.ts'

const refusal = {
  name: 'StartError',
  message: expect.stringMatching(/^A server runs on this database .+: stop every one first\./),
}
const kind = 'a Postgres server'

describe.runIf(isPostgresThere)('servers that run on Postgres', () => {
  let server: Awaited<ReturnType<typeof openFullServer>>
  let root = ''
  let backup = ''
  let place: Awaited<ReturnType<typeof openEmptyTarget>>
  let database: Database
  let membership: Membership

  beforeAll(async () => {
    server = await openFullServer(kind)
    root = mkdtempSync(join(tmpdir(), 'party-dojo-running-'))
    backup = join(root, 'backup')
    await backUpServer(server.services, backup)
  })
  beforeEach(async () => {
    place = await openEmptyTarget(kind)
    database = await openDatabase(place.env, silentLog)
  })
  afterEach(async () => {
    await database.close()
    await place.clear()
  })
  afterAll(async () => {
    await server.services.close()
    rmSync(root, { recursive: true })
  })

  const start = async (on: Database) => {
    const { env } = place
    membership = await joinProcesses({ database: on, env, authSecret: 'a secret', log: silentLog })
  }
  const kill = (on: Database) =>
    on.db
      .updateTable('processes')
      .set({ seen_at: Date.now() - 91_000 })
      .execute()
  const moveTo = async () => {
    const target = await openTarget(place.env, silentLog)
    try {
      return await move(server.services, { target, blobs: null }, noProgress)
    } finally {
      await target.close()
    }
  }

  test.each<[string, () => Promise<unknown>]>([
    ['no backup is restored', () => restoreInto(place.env, backup)],
    ['no server is moved there', moveTo],
  ])('%s while one runs there, and it is left as it is', async (_, fill) => {
    await start(database)
    const before = await readKeptRowsAt(place.env)
    await expect(fill()).rejects.toMatchObject(refusal)
    expect(await readKeptRowsAt(place.env)).toEqual(before)
    expect(existsSync(join(place.env.dataDir, 'objects'))).toBe(false)
    await membership.leave()
    await expect(fill()).resolves.toMatchObject({ unbalanced: 0 })
  })

  test('one that started after all was looked at is seen as well', async () => {
    const target = await openTarget(place.env, silentLog)
    await target.requireEmpty()
    await start(database)
    const filling = { shapes: [], lines: async function* () {}, onTable: () => {} }
    await expect(target.fill([], filling)).rejects.toMatchObject(refusal)
    await target.close()
    await membership.leave()
  })

  test('one that was killed holds nobody up for longer than a minute and a half', async () => {
    await start(database)
    await kill(database)
    await expect(restoreInto(place.env, backup)).resolves.toMatchObject({ unbalanced: 0 })
    await membership.leave()
  })

  test('no server is moved away while one runs on it', async () => {
    const { database: own } = server.services
    await start(own)
    const before = await readKeptRows(own)
    await expect(moveTo()).rejects.toMatchObject(refusal)
    expect(await readKeptRows(own)).toEqual(before)
    await membership.leave()
    await expect(moveTo()).resolves.toMatchObject({ unbalanced: 0 })
  })
})
