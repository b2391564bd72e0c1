import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * `pass`; `refuse` new ones and cut the old; `swallow` all that is said, without a word; `slow` by 200 ms;
 * `lossy`: 150 ms each way, and one packet in twenty comes only when it is sent again, the later ones behind it.
 */
type Mood = 'pass' | 'refuse' | 'swallow' | 'slow' | 'lossy'

const slowMs = 200
const lossy = { delayMs: 150, share: 0.05, againMs: 600 }

/** Stands between the server and its database, and does to their talk what a bad network does. */
export async function openTcpProxy(target: { host: string; port: number }) {
  let mood: Mood = 'pass'
  let goal = target
  const pairs = new Set<Socket[]>()

  function carry(from: Socket, to: Socket): void {
    let lastAtMs = 0
    from.on('data', (chunk) => {
      if (mood === 'swallow') return
      const delayMs = delayIn(mood)
      if (delayMs === 0 && to.writable) to.write(chunk)
      if (delayMs === 0) return
      const nowMs = performance.now()
      lastAtMs = Math.max(lastAtMs, nowMs + delayMs)
      setTimeout(() => to.writable && to.write(chunk), lastAtMs - nowMs)
    })
    // A network that swallows everything tells of no end either.
    from.on('close', () => mood !== 'swallow' && to.destroy())
    from.on('error', () => {})
  }

  const server = createServer((inner) => {
    if (mood === 'refuse') {
      inner.resetAndDestroy()
      return
    }
    const outer = connect(goal)
    const pair = [inner, outer]
    pairs.add(pair)
    inner.on('close', () => pairs.delete(pair))
    carry(inner, outer)
    carry(outer, inner)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  function cut(): void {
    for (const pair of pairs) for (const socket of pair) socket.resetAndDestroy()
    pairs.clear()
  }

  return {
    port: (server.address() as AddressInfo).port,
    open: () => pairs.size,
    cut,
    /** From now on it leads to another port, and what was open is cut: as an address that moves. */
    leadTo(port: number): void {
      goal = { ...goal, port }
      cut()
    },
    set(next: Mood): void {
      // What was swallowed is lost for good: those connections are of no use any more.
      if (mood === 'swallow' || next === 'refuse') cut()
      mood = next
    },
    async close(): Promise<void> {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}

function delayIn(mood: Mood): number {
  if (mood === 'slow') return slowMs
  if (mood !== 'lossy') return 0
  return lossy.delayMs + (Math.random() < lossy.share ? lossy.againMs : 0)
}

export type TcpProxy = Awaited<ReturnType<typeof openTcpProxy>>

/** The same before a Postgres, and the address by which it is reached through it. */
export async function openDatabaseProxy(
  databaseUrl: string,
  statementTimeoutMs: number,
): Promise<{ proxy: TcpProxy; url: string }> {
  const address = new URL(databaseUrl)
  const proxy = await openTcpProxy({ host: address.hostname, port: Number(address.port || 5432) })
  address.hostname = '127.0.0.1'
  address.port = String(proxy.port)
  address.searchParams.set('statement_timeout', String(statementTimeoutMs))
  return { proxy, url: address.href }
}
