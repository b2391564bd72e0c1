import { once } from 'node:events'
import { findFreePort } from '#tests/support/server/free-port.ts'
import { waitForAnswer } from '../processes.ts'

export type HeapProbe = {
  /** What the process still needs, in megabytes: its heap right after everything else was collected. */
  readHeapMb: () => Promise<number>
  close: () => void
}

/** A port for the inspector of a process to be started, and the setting for it. */
export async function chooseProbe(): Promise<{ port: number; env: Record<string, string> }> {
  const port = await findFreePort()
  return { port, env: { NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}` } }
}

/** Looks into a running process, which was started with the port. */
export async function openHeapProbe(pid: number, port: number): Promise<HeapProbe> {
  process.kill(pid, 'SIGUSR1')
  const { body } = await waitForAnswer(`http://127.0.0.1:${port}/json`)
  const [target] = JSON.parse(body.toString()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await once(socket, 'open')
  let lastId = 0
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data))
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  const call = (method: string) =>
    new Promise<unknown>((resolve) => {
      lastId += 1
      waiting.set(lastId, resolve)
      socket.send(JSON.stringify({ id: lastId, method }))
    })
  return {
    readHeapMb: async () => {
      await call('HeapProfiler.collectGarbage')
      const { usedSize } = (await call('Runtime.getHeapUsage')) as { usedSize: number }
      return usedSize / 1e6
    },
    close: () => socket.close(),
  }
}
