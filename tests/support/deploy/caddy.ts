import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../server/free-port.ts'

export const hasCaddy = spawnSync('caddy', ['version']).status === 0

export type RunningProxy = { url: string; stop: () => Promise<void> }

/** The shipped proxy, without certificates, in front of these servers. */
export async function startCaddy(upstreams: readonly string[]): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'party-dojo-proxy-'))
  const config = join(folder, 'Caddyfile')
  const shipped = await readFile('deploy/Caddyfile', 'utf8')
  await writeFile(config, shipped.replace(/^\{$/m, '{\n\tadmin off'))
  const url = `http://127.0.0.1:${await findFreePort()}`
  const caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      HOME: folder,
      SITE_NAME: url,
      UPSTREAMS: upstreams.join(' '),
      PAGES: join(process.cwd(), 'deploy'),
    },
    stdio: 'ignore',
  })
  const ended = once(caddy, 'exit')
  await untilListening(`${url}/metrics`)
  return {
    url,
    async stop() {
      caddy.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

/** The proxy answers for /metrics itself. */
async function untilListening(url: string): Promise<void> {
  for (const untilMs = Date.now() + 10_000; ; await sleep(50)) {
    if (await fetch(url).catch(() => null)) return
    if (Date.now() > untilMs) throw new Error('the proxy does not listen')
  }
}
