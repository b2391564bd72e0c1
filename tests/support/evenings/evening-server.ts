import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findFreePort } from '../server/free-port.ts'
import { freshDataDir, type RunningServer, startServer } from '../server/start-server.ts'
import type { RoomHistory } from './room-history.ts'
import { openSqliteHistory } from './sqlite-history.ts'

export type EveningServer = {
  url: string
  historyOf: (code: string) => RoomHistory
  deploy: () => Promise<void>
  /** Ends it; gives its warnings, and what is worse. */
  close: () => Promise<string[]>
}

/** Of a server of an evening, whichever its database. */
export function eveningEnv() {
  return {
    DATA_DIR: freshDataDir(),
    AUTH_SECRET: randomBytes(32).toString('hex'),
    TRUSTED_PROXIES: '1',
  }
}

/** Ends it in order; gives what it said that it should not have. */
export async function endServer({ process, ended }: RunningServer): Promise<string[]> {
  process.kill('SIGTERM')
  const { code, output } = await ended
  const warnings = output.split('\n').filter((line) => /"level":[456]0/.test(line))
  return code === 0 ? warnings : [`The server ended with ${code}`, ...warnings]
}

export async function removeData({ DATA_DIR }: { DATA_DIR: string }): Promise<void> {
  await rm(dirname(DATA_DIR), { recursive: true, force: true })
}

/** The built server at one address and on one database, over as many deploys as are wanted. */
export async function openEveningServer(): Promise<EveningServer> {
  const env = { ...eveningEnv(), PORT: String(await findFreePort()) }
  let running = await startServer(env)
  const history = openSqliteHistory(join(env.DATA_DIR, 'party-dojo.db'))
  const said: string[] = []

  return {
    url: running.url,
    historyOf: history.of,
    async deploy() {
      said.push(...(await endServer(running)))
      running = await startServer(env)
    },
    async close() {
      said.push(...(await endServer(running)))
      history.close()
      await removeData(env)
      return said
    },
  }
}
