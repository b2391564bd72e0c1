import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild } from '../../../tools/build/ensure-build.ts'
import { quietEnv } from './quiet-env.ts'

const root = join(import.meta.dirname, '../../..')
const startTimeoutMs = 20_000

export type BuiltServer = {
  url: string
  pid: number
  /** Where it keeps its database and leaves its emails. */
  dataDir: string
  stop(): Promise<void>
}

/**
 * Starts the built product on a free port with a data folder of its own; throws when it does not start.
 * Another build stands in a folder of its own.
 */
export async function startBuiltServer(
  env: Record<string, string> = {},
  cwd = root,
  script = 'server.ts',
): Promise<BuiltServer> {
  if (cwd === root) await ensureBuild(root)
  const dataDir = await mkdtemp(join(tmpdir(), 'party-dojo-'))
  const server = spawn(process.execPath, [script], {
    cwd,
    env: { ...process.env, ...quietEnv, LOG_LEVEL: 'error', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    return { url: await readAddress(server), pid: server.pid ?? 0, dataDir, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const addressLine = /((?:https?|ws):\/\/[\w.-]+:\d+)/

/** The first address the process prints. */
export function readAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = () => reject(new Error(`The server did not start:\n${said}`))
    const timer = setTimeout(fail, startTimeoutMs)
    const listen = (chunk: Buffer) => {
      said += chunk
      const address = addressLine.exec(said)?.[1]
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.once('exit', fail)
  })
}
