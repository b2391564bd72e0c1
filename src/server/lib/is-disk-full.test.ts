import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { openStorageCaller } from '#tests/support/storage/storage-callers.ts'
import { createUser } from '#tests/support/users/create-user.ts'
import { isDiskFull } from './is-disk-full.ts'

describe.each(databaseKinds)('a full disk on %s', (kind) => {
  const testApp = useTestApp(kind)

  async function fill(): Promise<unknown> {
    const { db } = testApp.services.database
    if (kind !== 'SQLite') {
      const raise = sql`do $$ begin raise 'no space left on device' using errcode = '53100'; end $$`
      return await raise.execute(db).catch((error: unknown) => error)
    }
    await sql`pragma max_page_count = 1`.execute(db)
    const hits = { hits: 1, ends_at: 1 }
    const rows = Array.from({ length: 500 }, (_, n) => ({ key: `${n}`.padEnd(200), ...hits }))
    const error = await db
      .insertInto('rate_limits')
      .values(rows)
      .execute()
      .catch((thrown: unknown) => thrown)
    await sql`pragma max_page_count = 1073741823`.execute(db)
    return error
  }

  test('is not confused with other errors', async () => {
    expect(isDiskFull(await fill())).toBe(true)
    const { db } = testApp.services.database
    const other = await sql`select nothing`.execute(db).catch((error: unknown) => error)
    expect(isDiskFull(other)).toBe(false)
    expect(isDiskFull('53100')).toBe(false)
  })

  test.each(['ENOSPC', 'EDQUOT'])("is recognised by the file system's %s", (code) => {
    expect(isDiskFull(Object.assign(new Error(), { code }))).toBe(true)
  })

  test('is reported to the client and to the log', async () => {
    const full = await fill()
    const user = await createUser(testApp.services, testApp.app)
    const { blobs } = testApp.services
    testApp.services.blobs = { ...blobs, write: () => Promise.reject(full) }
    const byGuest = openStorageCaller(testApp.app, user)
    const answer = await byGuest.upload(`users/${user.userId}/a`, 'x')
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { error: { code: 503, message: 'The storage is full.' } },
    ])
    expect(testApp.logged).toContainEqual(expect.objectContaining({ event: 'disk.write_failed' }))
  })
})
