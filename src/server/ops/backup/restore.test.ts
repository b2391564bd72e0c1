import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBlobStore } from '#server/platform/blobs/open-blob-store.ts'
import { databaseKinds, silentLog } from '#tests/support/database/database.ts'
import {
  backUpServer,
  openEmptyTarget,
  openFullServer,
  readKeptRows,
  readKeptRowsAt,
  restoreInto,
} from '#tests/support/server/server-to-move.ts'

const placeKinds = databaseKinds.filter((kind) => kind !== 'PGlite')

describe.each(databaseKinds)('a full house on %s', (kind) => {
  let server: Awaited<ReturnType<typeof openFullServer>>
  let folder = ''

  beforeAll(async () => {
    server = await openFullServer(kind)
    folder = join(mkdtempSync(join(tmpdir(), 'party-dojo-backup-')), 'backup')
    await backUpServer(server.services, folder)
  })

  afterAll(async () => {
    await server.services.close()
    rmSync(join(folder, '..'), { recursive: true })
  })

  test('has rows in every table that is kept', async () => {
    const empty = [...(await readKeptRows(server.services.database))]
      .filter(([, rows]) => rows.length === 0)
      .map(([name]) => name)
    expect(empty).toEqual([])
  })

  test.each(placeKinds)('comes back row by row and byte by byte on %s', async (placeKind) => {
    const { services } = server
    const place = await openEmptyTarget(placeKind)
    expect((await restoreInto(place.env, folder)).unbalanced).toBe(0)
    expect(await readKeptRowsAt(place.env)).toEqual(await readKeptRows(services.database))
    const blobs = await openBlobStore(place.env, silentLog)
    const objects = await services.database.db
      .selectFrom('objects')
      .select(['name', 'body_id'])
      .execute()
    expect(objects.length).toBeGreaterThan(8)
    for (const { body_id } of objects) {
      expect(await blobs.read(body_id)).toEqual(await services.blobs.read(body_id))
    }
    await place.clear()
  })

  test.each(placeKinds)('says on %s how many balances were no sums before', async (placeKind) => {
    const { db } = server.services.database
    const addCoins = (coins: number) =>
      db
        .updateTable('profiles')
        .set((eb) => ({ dojo_coins: eb('dojo_coins', '+', coins) }))
        .where('user_id', '=', (eb) =>
          eb.selectFrom('profiles').select(({ fn }) => fn.max('user_id').as('last')),
        )
        .execute()
    await addCoins(1)
    const wrong = join(folder, '..', `wrong on ${placeKind}`)
    await backUpServer(server.services, wrong)
    await addCoins(-1)
    const place = await openEmptyTarget(placeKind)
    expect((await restoreInto(place.env, wrong)).unbalanced).toBe(1)
    await place.clear()
  })
})
