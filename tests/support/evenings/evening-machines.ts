import { randomUUID } from 'node:crypto'
import { databaseUrl, runAt } from '../database/spare-databases.ts'
import { openBalancer } from '../server/balancer.ts'
import { findFreePort } from '../server/free-port.ts'
import { type RunningServer, startServer } from '../server/start-server.ts'
import { type EveningServer, endServer, eveningEnv, removeData } from './evening-server.ts'
import { openPostgresHistory } from './postgres-history.ts'

const count = 2

/**
 * Two processes of the built server on a Postgres database of their own, behind one address. A
 * deploy starts one beside them, ends an old one, and so on until all are new.
 * @param address of a Postgres server where databases may be made
 */
export async function openEveningMachines(address: string): Promise<EveningServer> {
  // NOTIFY reaches one database only.
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runAt(address, `create database ${name}`)
  const url = databaseUrl(address, name)
  const env = { ...eveningEnv(), DATABASE_URL: url }
  const balancer = await openBalancer()
  const running: { server: RunningServer; port: number }[] = []
  const said: string[] = []

  async function start(): Promise<void> {
    const port = await findFreePort()
    const server = await startServer({ ...env, PORT: String(port) })
    running.push({ server, port })
    await balancer.add(port)
  }

  async function endOldest(): Promise<void> {
    const oldest = running.shift()
    if (!oldest) return
    said.push(...(await endServer(oldest.server)))
    balancer.remove(oldest.port)
  }

  async function close(): Promise<string[]> {
    while (running.length > 0) await endOldest()
    await balancer.close()
    await history?.close()
    await runAt(address, `drop database ${name} with (force)`)
    await removeData(env)
    return said
  }

  let history: Awaited<ReturnType<typeof openPostgresHistory>> | null = null
  try {
    await start()
    history = await openPostgresHistory(url)
    while (running.length < count) await start()
  } catch (error) {
    await close()
    throw error
  }

  return {
    url: `http://127.0.0.1:${balancer.port}`,
    historyOf: history.of,
    async deploy() {
      for (let place = 0; place < count; place++) {
        await start()
        await endOldest()
      }
    },
    close,
  }
}
