import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findFreePort } from '../server/free-port.ts'
import { freshDataDir, startServer } from '../server/start-server.ts'
import { openRoomHistory } from './room-history.ts'

/** The built server at one address and on one database, over as many deploys as are wanted. */
export async function openEveningServer() {
  const env = {
    PORT: String(await findFreePort()),
    DATA_DIR: freshDataDir(),
    AUTH_SECRET: randomBytes(32).toString('hex'),
    TRUSTED_PROXIES: '1',
  }
  let running = await startServer(env)
  const { url } = running
  const history = openRoomHistory(join(env.DATA_DIR, 'party-dojo.db'))
  const said: string[] = []

  async function end(): Promise<void> {
    running.process.kill('SIGTERM')
    const { code, output } = await running.ended
    if (code !== 0) said.push(`The server ended with ${code}`)
    said.push(...output.split('\n').filter((line) => /"level":[456]0/.test(line)))
  }

  return {
    url,
    historyOf: history.of,
    async deploy(): Promise<void> {
      await end()
      running = await startServer(env)
    },
    /** Ends it; gives its warnings, and what is worse. */
    async close(): Promise<string[]> {
      await end()
      history.close()
      await rm(dirname(env.DATA_DIR), { recursive: true, force: true })
      return said
    },
  }
}

export type EveningServer = Awaited<ReturnType<typeof openEveningServer>>
