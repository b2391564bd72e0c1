import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type BuiltServer, startBuiltServer } from '#tests/support/server/built-server.ts'
import type { Load } from './people-load.ts'
import type { StorageLoad } from './storage-load.ts'

const root = join(import.meta.dirname, '..')
const answerTimeoutMs = 20_000

export type Answer = { status: number; headers: Record<string, unknown>; body: Buffer }

/** The built product, configured by `env` alone. */
export function startProduct(env: Record<string, string> = {}): Promise<BuiltServer> {
  return startBuiltServer(env)
}

/** A Node process in the project's folder. */
export function startNode(args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
}

/** Asks a process to end and waits until it has. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** The bytes as they come over the wire, brotli where the server has it. */
export function fetchRaw(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode = 0, headers } = response
        resolve({ status: statusCode, headers, body: Buffer.concat(chunks) })
      })
    })
    request.on('error', reject)
  })
}

/** Retries until the server answers; throws after 20 seconds. */
export async function waitForAnswer(url: string): Promise<Answer> {
  const giveUpAtMs = performance.now() + answerTimeoutMs
  for (;;) {
    try {
      return await fetchRaw(url)
    } catch (error) {
      if (performance.now() > giveUpAtMs) throw error
      await sleep(1)
    }
  }
}

/**
 * Puts 20 connections of load on a URL, from a process of its own.
 * @returns answers a second
 */
export async function load(url: string, seconds: number, expectedStatus = 200): Promise<number> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'node_modules/autocannon/autocannon.js',
      '--json',
      '--connections',
      '20',
      '--duration',
      String(seconds),
      '--headers',
      'accept-encoding=br',
      url,
    ],
    { cwd: root, maxBuffer: 2 ** 24 },
  )
  const { requests, errors, statusCodeStats } = JSON.parse(stdout)
  const statuses = Object.keys(statusCodeStats)
  if (errors > 0 || statuses.some((status) => Number(status) !== expectedStatus)) {
    throw new Error(`${url} answered ${statuses.join(', ')} with ${errors} errors`)
  }
  return requests.average
}

/**
 * Puts a load of signed-in people on a server, from a process of its own.
 * @returns answers a second
 */
export function loadAsPeople(wanted: Load): Promise<number> {
  return loadFrom('bench/people-load.ts', wanted)
}

/**
 * Asks a storage for objects or gives it some, over 8 connections, from a process of its own.
 * @returns answers a second
 */
export function loadStorage(wanted: StorageLoad): Promise<number> {
  return loadFrom('bench/storage-load.ts', wanted)
}

async function loadFrom(program: string, wanted: Load | StorageLoad): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'party-dojo-load-'))
  const file = join(folder, 'load.json')
  await writeFile(file, JSON.stringify(wanted))
  const { stdout } = await promisify(execFile)(process.execPath, [program, file], { cwd: root })
  await rm(folder, { recursive: true })
  return JSON.parse(stdout)
}
