import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { collectLog } from '#tests/support/app/collect-log.ts'
import { silentLog } from '#tests/support/database/database.ts'
import { loadEnv } from '../config/env.ts'
import { migrate } from './migrate.ts'
import { allMigrations } from './migrations/all.ts'
import { openDatabase } from './open.ts'
import { reportUpgrade } from './report-upgrade.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'party-dojo-upgrade-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const pending = allMigrations.slice(-2).map(({ name }) => name)
const file = () => join(folder, 'party-dojo.db')

/** A database of two migrations ago, with something in it. */
async function makeOlder(): Promise<void> {
  const database = openSqlite(file())
  await migrate(database, 1, allMigrations.slice(0, -2))
  await database.db.insertInto('rate_limits').values({ key: 'kept', hits: 1, ends_at: 1 }).execute()
  await database.close()
}

async function upgrade() {
  const { log, logged } = collectLog()
  const database = await openDatabase(loadEnv({ DATA_DIR: folder }), log)
  await database.close()
  return logged.map(({ event, ...facts }) => [event, facts])
}

const copies = () => readdirSync(folder).filter((name) => name.startsWith('before-'))

test('an upgrade says which migrations ran, and keeps a copy of before', async () => {
  await makeOlder()
  writeFileSync(join(folder, 'before-0001-feedback.db'), 'of an earlier upgrade')
  const copy = join(folder, `before-${pending[0]}.db`)
  expect(await upgrade()).toEqual([
    ['database.upgrade_started', expect.objectContaining({ pending })],
    ['database.upgraded', expect.objectContaining({ applied: pending, copy })],
  ])
  expect(copies()).toEqual([`before-${pending[0]}.db`])
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  const before = new DatabaseSync(copy)
  const names = before.prepare('select name from migrations').all()
  expect(names).toHaveLength(allMigrations.length - 2)
  expect(before.prepare('select key from rate_limits').all()).toEqual([{ key: 'kept' }])
  before.close()
  expect(await upgrade()).toEqual([])
})

test('a first start says nothing and copies nothing', async () => {
  expect(await upgrade()).toEqual([])
  expect(copies()).toEqual([])
})

test('an upgrade without room for the copy is refused, and changes nothing', async () => {
  await makeOlder()
  mkdirSync(join(folder, `before-${pending[0]}.db`))
  const start = openDatabase(loadEnv({ DATA_DIR: folder }), silentLog)
  await expect(start).rejects.toThrow(/^DATA_DIR: no copy of the database could be kept at /)
  const database = new DatabaseSync(file())
  const names = database.prepare('select name from migrations').all()
  database.close()
  expect(names).toHaveLength(allMigrations.length - 2)
  expect(existsSync(join(folder, `before-${pending[0]}.db.unfinished`))).toBe(false)
})

test('a long upgrade says how far it is', async () => {
  const { log, logged } = collectLog()
  const report = reportUpgrade(log, 1)
  report.begin(['0001-a', '0002-b'])
  report.step('0002-b', 2, 2)
  while (logged.length < 2) await sleep(1)
  report.stop()
  expect(logged[1]).toMatchObject({
    event: 'database.upgrade_continued',
    migration: '0002-b',
    step: 2,
    of: 2,
  })
})
