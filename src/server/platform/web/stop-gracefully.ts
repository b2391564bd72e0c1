import type { Server } from 'node:http'
import type { Server as HttpsServer } from 'node:https'

const timeoutMs = 10_000
const idleCheckMs = 50
/** npm forwards a Ctrl-C that the terminal has sent already. */
const sameSignalMs = 500

export type StopOptions = { onStop: () => void; close: () => Promise<void> }

export function stopGracefully(
  servers: readonly (Server | HttpsServer)[],
  { onStop, close }: StopOptions,
): void {
  let stoppedAtMs: number | null = null
  const stop = () => {
    if (stoppedAtMs === null) {
      stoppedAtMs = performance.now()
      onStop()
      void Promise.all(servers.map(drain))
        .then(close)
        .then(() => process.exit(0))
    } else if (performance.now() - stoppedAtMs > sameSignalMs) {
      process.exit(1)
    }
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

async function drain(server: Server | HttpsServer): Promise<void> {
  // Keep-alive connections are closed when they become idle.
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs)
  const timeout = setTimeout(() => server.closeAllConnections(), timeoutMs)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(idle)
  clearTimeout(timeout)
}
