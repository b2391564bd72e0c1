import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadEnv } from '#server/config/env.ts'
import { allMigrations } from '#server/db/migrations/all.ts'
import { openDataFolder } from '#server/lib/open-data-folder.ts'
import { StartError } from '#server/lib/start-error.ts'
import { createSchema, isPostgresThere } from '#tests/support/database/database.ts'
import { freshDataDir } from '#tests/support/server/start-server.ts'
import { runCommand } from './run-command.ts'

async function migrate(source: Record<string, string>) {
  const lines: string[] = []
  const shell = {
    print: (...more: string[]) => lines.push(...more),
    readEnv: () => loadEnv(source),
    open: () => Promise.reject(new Error('opened beside')),
    openApp: () => Promise.reject(new Error('opened a server')),
  }
  return { code: await runCommand(['migrate'], shell), lines }
}

const applied = allMigrations.map(({ name }) => `Applied ${name}.`)

describe('migrate', () => {
  test('makes the embedded database, then has nothing to do', async () => {
    const dataDir = freshDataDir()
    const place = `SQLite, ${join(dataDir, 'party-dojo.db')}`
    expect(await migrate({ DATA_DIR: dataDir })).toEqual({
      code: 0,
      lines: [...applied, `${place}: is now of this version.`],
    })
    expect(await migrate({ DATA_DIR: dataDir })).toEqual({
      code: 0,
      lines: [`${place}: was of this version.`],
    })
  })

  test('leaves a folder alone that a server has', async () => {
    const dataDir = freshDataDir()
    const folder = openDataFolder(dataDir)
    await expect(migrate({ DATA_DIR: dataDir })).rejects.toThrow(StartError)
    folder.release()
  })

  test.runIf(isPostgresThere)('of several on one Postgres each is applied by one', async () => {
    const { url, drop } = await createSchema()
    const all = await Promise.all([1, 2, 3].map(() => migrate({ DATABASE_URL: url })))
    expect(all.map(({ code }) => code)).toEqual([0, 0, 0])
    const said = all.flatMap(({ lines }) => lines.filter((line) => line.startsWith('Applied')))
    expect(said.toSorted()).toEqual(applied.toSorted())
    await drop()
  })
})
