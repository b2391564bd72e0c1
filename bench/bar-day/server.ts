import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { ensureBuild } from '../../tools/build/ensure-build.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

export type Env = Record<string, string>
/** The line of a start. */
type Started = { address: string; networkAddress: string | null; version: string; build: string }

/** Packs the archive into a folder; gives its path. */
export async function packArchive(folder: string): Promise<string> {
  await ensureBuild(root)
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`
  const args = ['pack', '--pack-destination', folder]
  await run('npm', args, { cwd: root, env: { ...process.env, PATH } })
  const [archive = ''] = globSync(join(folder, 'party-dojo-*.tgz'))
  return archive
}

export async function unpack(archive: string, into: string): Promise<void> {
  mkdirSync(into, { recursive: true })
  await run('tar', ['-xzf', archive, '-C', into, '--strip-components', '1'])
}

/** Starts what was unpacked, as `npm start` does, with Node alone and nothing else in reach. */
export async function start(folder: string, env: Env) {
  const startedMs = performance.now()
  const server = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: folder,
    env: { HOME: folder, PATH: folder, HOST: '0.0.0.0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  let rest = ''
  let resolveStarted = (_: Started) => {}
  const facts = new Promise<Started>((resolve) => {
    resolveStarted = resolve
  })
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      const [...whole] = (rest + chunk).split('\n')
      rest = whole.pop() ?? ''
      for (const line of whole) {
        lines.push(line)
        if (line.includes('"server.started"')) resolveStarted(JSON.parse(line))
      }
    })
  }
  const ended = once(server, 'close')
  // A day that breaks off leaves nothing running.
  process.once('exit', () => server.kill())
  const failed = ended.then(() => Promise.reject(new Error(`no start:\n${lines.join('\n')}`)))
  const started = await Promise.race([facts, failed])
  failed.catch(() => {})
  const startMs = performance.now() - startedMs
  return {
    started,
    startMs,
    lines,
    /** The most memory that it has held, in MB. */
    peakMegabytes: () => {
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
    },
    async stop(): Promise<number> {
      server.kill('SIGTERM')
      const [code] = await ended
      return code
    },
  }
}

export type Running = Awaited<ReturnType<typeof start>>

/** A command as its operator types it, in the folder of the server. */
export async function operate(folder: string, env: Env, ...words: string[]): Promise<string[]> {
  const { stdout } = await run(process.execPath, ['tools/party-dojo.mjs', ...words], {
    cwd: folder,
    env: { HOME: folder, PATH: folder, ...env },
  })
  return stdout.trim().split('\n')
}
