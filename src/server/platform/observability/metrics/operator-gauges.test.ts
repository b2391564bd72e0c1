import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createApp } from '#server/create-app.ts'
import { collect } from '#tests/support/app/collect-metrics.ts'
import { useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { publish } from '#tests/support/packs/pack-fixtures.ts'
import { runOperatorCommand } from '#tests/support/server/run-operator-command.ts'

const dayMs = 24 * 3_600_000
const noPages = () => Promise.reject(new Error('no pages here'))

describe.each(databaseKinds)('gauges for the operator on %s', (kind) => {
  const testApp = useTestApp(kind)
  const maker = useUser(testApp)
  /** With nothing remembered of earlier questions. */
  const readValue = async (series: string) =>
    (await collect(createApp(testApp.services, noPages))).values.get(series)

  test('the age of the oldest open report counts, resolved ones do not', async () => {
    const { db } = testApp.services.database
    const age = () => readValue('party_dojo_reports_oldest_age_seconds')
    await db.deleteFrom('pack_reports').execute()
    expect(await age()).toBe(0)
    const report = {
      reason: 'other',
      words: '',
      pack_id: await publish(testApp.services, maker.userId),
    }
    const nowMs = testApp.services.now()
    await db
      .insertInto('pack_reports')
      .values([
        { ...report, reporter: 'a', created_at: nowMs - 3 * dayMs, resolved_at: nowMs },
        { ...report, reporter: 'b', created_at: nowMs - 2 * dayMs, resolved_at: null },
        { ...report, reporter: 'c', created_at: nowMs, resolved_at: null },
      ])
      .execute()
    expect(await age()).toBeCloseTo((2 * dayMs) / 1000, -2)
  })

  test('the last backup is told by its moment, and 0 where there is none', async () => {
    const moment = () => readValue('party_dojo_last_backup_timestamp_seconds')
    expect(await moment()).toBe(0)
    const root = mkdtempSync(join(tmpdir(), 'party-dojo-backup-'))
    for (const name of ['first', 'second']) {
      const backup = await runOperatorCommand(testApp.services, 'backup', join(root, name))
      expect(backup).toMatchObject({ code: 0 })
      expect(backup.lines.join('\n')).not.toContain('did not note')
      expect(Math.abs(Number(await moment()) - Date.now() / 1000)).toBeLessThan(60)
    }
    const failed = await runOperatorCommand(
      testApp.services,
      'backup',
      join(root, 'not', 'there'),
    ).catch(() => ({ code: 1 }))
    expect(failed.code).toBe(1)
    rmSync(root, { recursive: true })
  })

  test('a backup that cannot be noted is whole all the same', async () => {
    const { db } = testApp.services.database
    const root = mkdtempSync(join(tmpdir(), 'party-dojo-backup-'))
    await db.schema.alterTable('last_backup').renameTo('elsewhere').execute()
    const { code, lines } = await runOperatorCommand(testApp.services, 'backup', join(root, 'one'))
    await db.schema.alterTable('elsewhere').renameTo('last_backup').execute()
    expect(code).toBe(0)
    expect(lines.at(-1)).toContain('did not note it')
    rmSync(root, { recursive: true })
  })

  test('the disk of the data folder has a size and less than that free', async () => {
    const size = Number(await readValue('party_dojo_data_disk_size_bytes'))
    const free = Number(await readValue('party_dojo_data_disk_free_bytes'))
    expect(free).toBeGreaterThan(0)
    expect(size).toBeGreaterThan(free)
  })

  test('a data folder that is not there says nothing of its disk', async () => {
    const { dataDir } = testApp.services.env
    testApp.services.env.dataDir = '/nowhere'
    expect(await readValue('party_dojo_data_disk_size_bytes')).toBeUndefined()
    expect(await readValue('party_dojo_queues_known')).toBe(1)
    testApp.services.env.dataDir = dataDir
  })
})
