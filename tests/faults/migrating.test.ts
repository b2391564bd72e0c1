import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { allMigrations } from '#server/db/migrations/all.ts'
import { openPostgres } from '#server/db/postgres/open-postgres.ts'
import { openGate } from '#tests/support/app/open-gate.ts'
import { createSchema, isPostgresThere, silentLog } from '#tests/support/database/database.ts'
import { findFreePort } from '#tests/support/server/free-port.ts'
import { quietEnv } from '#tests/support/server/quiet-env.ts'
import { freshDataDir } from '#tests/support/server/start-server.ts'
import { ensureBuild } from '../../tools/build/ensure-build.ts'

describe.runIf(isPostgresThere)('a start whose migration takes long', () => {
  beforeAll(() => ensureBuild(process.cwd()), 120_000)

  test('is alive, not ready, and says what it does; then it is ready', async () => {
    const { url, drop } = await createSchema()
    const other = await openPostgres(url, silentLog)
    await migrate(other, 1, allMigrations.slice(0, -1))
    const isHeld = openGate()
    const release = openGate()
    const holding = other.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('migration_lock').set({ taken_at: 2 }).execute()
      isHeld.open()
      await release.opened
    })
    await isHeld.opened
    const port = await findFreePort()
    const env = { PORT: String(port), DATABASE_URL: url, DATA_DIR: freshDataDir() }
    const server = spawn(process.execPath, ['server.ts'], {
      env: { ...process.env, ...quietEnv, LOG_LEVEL: 'info', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk
    })
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null)
      return answer && [answer.status, await answer.text()]
    }
    await expect.poll(() => output).toContain('database.upgrade_started')
    expect(await ask('/healthz')).toEqual([200, '{"status":"alive"}'])
    expect(await ask('/readyz')).toEqual([503, expect.stringContaining('The server is starting.')])
    release.open()
    await holding
    await expect.poll(async () => (await ask('/readyz'))?.[0]).toBe(200)
    const [last] = allMigrations.slice(-1)
    expect(output).toMatch(new RegExp(`"database.upgraded".*"applied":\\["${last?.name}"\\]`))
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
    await other.close()
    await drop()
  })
})
