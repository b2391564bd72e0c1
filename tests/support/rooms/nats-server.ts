import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../server/free-port.ts'

export const isNatsThere = spawnSync('nats-server', ['--version']).status === 0

/** A NATS server of the test's own; it may be stopped and started again on its port. */
export async function startNats(port?: number) {
  const own = port ?? (await findFreePort())
  const server = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(own)], { stdio: 'ignore' })
  while (!(await doesAnswer(own))) await sleep(20)
  return {
    port: own,
    url: `nats://127.0.0.1:${own}`,
    async stop() {
      server.kill('SIGKILL')
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    },
  }
}

function doesAnswer(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
