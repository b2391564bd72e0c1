import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild } from '../../../tools/build/ensure-build.ts'
import { readAddress } from './built-server.ts'
import { quietEnv } from './quiet-env.ts'

export type Ending = { code: number | null; signal: NodeJS.Signals | null; output: string }

export type RunningServer = {
  process: ChildProcess
  url: string
  ended: Promise<Ending>
}

/** A data folder that does not exist yet. */
export function freshDataDir(): string {
  return join(mkdtempSync(join(tmpdir(), 'party-dojo-')), 'data')
}

/** Starts the built server as a process that is expected to end by itself, and waits for that. */
export async function runServer(env: Record<string, string>): Promise<Ending> {
  return await (await spawnServer(env)).ended
}

/**
 * Starts the built server on a free port.
 * @param folder where `server.ts` and its build lie
 */
export async function startServer(
  env: Record<string, string>,
  folder = process.cwd(),
): Promise<RunningServer> {
  const { process, ended } = await spawnServer(env, folder)
  try {
    return { process, url: await readAddress(process), ended }
  } catch (error) {
    process.kill('SIGKILL')
    throw error
  }
}

async function spawnServer(env: Record<string, string>, cwd = process.cwd()) {
  await ensureBuild(process.cwd())
  const server = spawn(process.execPath, ['server.ts'], {
    cwd,
    env: { ...process.env, ...quietEnv, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  const ended = once(server, 'close').then(
    ([code, signal]): Ending => ({ code, signal, output: output.trim() }),
  )
  return { process: server, ended }
}
