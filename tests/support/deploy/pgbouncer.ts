import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../server/free-port.ts'

export const hasPgbouncer = spawnSync('pgbouncer', ['--version']).status === 0

/** The number of `nobody` on Debian: it refuses to run as root. */
const nobody = 65_534
const user = userInfo().uid === 0 ? { uid: nobody, gid: nobody } : {}

export type RunningPooler = { url: string; stop: () => Promise<void> }

/** PgBouncer by the shipped file, before a database; `change` is what somebody set otherwise. */
export async function startPgbouncer(
  databaseUrl: string,
  change: (shipped: string) => string = (shipped) => shipped,
): Promise<RunningPooler> {
  const { hostname, port, username, pathname } = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'party-dojo-pgbouncer-'))
  const config = join(folder, 'pgbouncer.ini')
  const listenPort = await findFreePort()
  const database = pathname.slice(1)
  const shipped = change(readFileSync('deploy/pgbouncer.ini', 'utf8'))
  const there = `${database} = host=${hostname} port=${port} user=${username}`
  // The database asks nobody for a password here.
  const ours = [
    ['listen_addr', '127.0.0.1'],
    ['listen_port', listenPort],
    ['auth_type', 'any'],
  ].reduce(
    (text, [name, value]) => text.replace(new RegExp(`^${name} = .*$`, 'm'), `${name} = ${value}`),
    shipped.replace(/^party = .*$/m, there),
  )
  writeFileSync(config, `${ours}unix_socket_dir = ${folder}\n`)
  if (user.uid !== undefined)
    for (const path of [folder, config]) chownSync(path, user.uid, user.gid)
  const pooler = spawn('pgbouncer', [config], { ...user, cwd: folder, stdio: 'ignore' })
  const ended = once(pooler, 'exit')
  await untilOpen(listenPort)
  return {
    url: `postgres://${username}@127.0.0.1:${listenPort}/${database}`,
    async stop() {
      pooler.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

/** A database of its own: a pooler passes no search path on. */
export function newDatabaseName(): string {
  return `party_${randomBytes(6).toString('hex')}`
}

async function untilOpen(port: number): Promise<void> {
  for (const untilMs = Date.now() + 10_000; ; await sleep(50)) {
    const socket = connect(port, '127.0.0.1')
    const [isOpen] = await Promise.race([
      once(socket, 'connect').then(() => [true]),
      once(socket, 'error').then(() => [false]),
    ]).catch(() => [false])
    socket.destroy()
    if (isOpen) return
    if (Date.now() > untilMs) throw new Error('PgBouncer does not listen')
  }
}
