import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { chown, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findFreePort } from '../server/free-port.ts'

const run = promisify(execFile)
const programs = '/usr/lib/postgresql/15/bin'
/** It refuses to run as root. */
const user = 'postgres'
const isRoot = userInfo().uid === 0

/** Why no Postgres of one's own can be started here; null where one can. */
export const ownPostgresRefusal = existsSync(join(programs, 'postgres'))
  ? null
  : `there is no ${programs}/postgres`

export type OwnPostgres = Awaited<ReturnType<typeof startOwnPostgres>>

/** `fast` ends connections, `immediate` ends itself without a checkpoint; both start again at once. */
export type Restart = 'fast' | 'immediate' | 'SIGKILL'

type OwnPostgresOptions = {
  /** A commit of that one is from now on answered only when it is on this one's disk too. */
  standbyOf?: { url: string }
  settings?: Record<string, string>
}

/**
 * A Postgres server in a folder of its own, set as it comes: a commit is on the disk when it is
 * answered.
 */
export async function startOwnPostgres({ standbyOf, settings = {} }: OwnPostgresOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'party-dojo-postgres-'))
  const owner = isRoot ? await idsOf(user) : null
  if (owner) await chown(folder, owner.uid, owner.gid)
  // What it starts keeps the pipes of its output open for as long as it runs.
  const runProgram = (program: string, ...args: string[]) =>
    run('sh', ['-c', '"$@" >/dev/null 2>&1', 'sh', join(programs, program), ...args], {
      cwd: folder,
      ...owner,
    })
  const data = join(folder, 'data')
  const port = await findFreePort()
  const own = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, ...settings }
  const options = [`-p ${port}`, ...Object.entries(own).map(([key, to]) => `-c ${key}=${to}`)]
  const control = (...args: string[]) =>
    runProgram('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), ...args)
  const start = () => control('start', '-o', options.join(' '))
  if (standbyOf)
    await runProgram('pg_basebackup', '-D', data, '-d', standbyOf.url, '-R', '-c', 'fast')
  else await runProgram('initdb', '-D', data, '-U', user, '-A', 'trust', '--no-sync')
  await start()
  const watcher = watch(folder)
  if (standbyOf) await waitForBoth(standbyOf.url)

  let isRunning = true

  async function kill(): Promise<void> {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 'SIGKILL')
    while (existsSync(`/proc/${pid}`)) await sleep(10)
    isRunning = false
  }

  async function waitForBoth(primary: string): Promise<void> {
    const query = (...commands: string[]) =>
      run(join(programs, 'psql'), [primary, '-Atq', ...commands.flatMap((each) => ['-c', each])])
    await query(`ALTER SYSTEM SET synchronous_standby_names = '*'`, 'SELECT pg_reload_conf()')
    const states = 'SELECT sync_state FROM pg_stat_replication'
    while ((await query(states)).stdout.trim() !== 'sync') await sleep(50)
  }

  return {
    port,
    url: `postgres://${user}@127.0.0.1:${port}/postgres`,
    log: () => readFileSync(join(folder, 'log'), 'utf8'),
    /** Ends it so, leaves it away for a while, and starts it on what that left. */
    async restart(how: Restart, awayMs: number): Promise<void> {
      if (how === 'SIGKILL') await kill()
      else await control('stop', '-m', how)
      await sleep(awayMs)
      // The processes of one that was killed end on their own, each when it finds out.
      await untilStarted(start)
      isRunning = true
    },
    kill,
    /** Of a standby: it takes writes from now on. */
    promote: () => control('promote'),
    async stop(): Promise<void> {
      watcher.kill()
      if (isRunning) await control('stop', '-m', 'fast')
      await rm(folder, { recursive: true })
    },
  }
}

/** It outlives the process that started it, which may be killed. */
function watch(folder: string) {
  const script = `
    await_end() { while kill -0 "$1" 2>/dev/null; do sleep 1; done; }
    await_end "$0"
    server=$(head -n 1 "$1/data/postmaster.pid") && kill -QUIT "$server" && await_end "$server"
    rm -rf "$1"`
  const args = ['-c', script, String(process.pid), folder]
  const watcher = spawn('sh', args, { detached: true, stdio: 'ignore' })
  watcher.unref()
  return watcher
}

async function untilStarted(start: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await start()
      return
    } catch (error) {
      if (attempt === 20) throw error
      await sleep(250)
    }
  }
}

async function idsOf(name: string): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(['-u', '-g'].map((what) => run('id', [what, name])))
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
}
