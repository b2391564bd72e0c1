import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** `pass`; `refuse` new ones and cut the old; `swallow` all that is said, without a word; `slow` by 200 ms. */
type Mood = 'pass' | 'refuse' | 'swallow' | 'slow'

const slowMs = 200

/** Stands between the server and its database, and does to their talk what a bad network does. */
export async function openTcpProxy(target: { host: string; port: number }) {
  let mood: Mood = 'pass'
  const pairs = new Set<Socket[]>()

  function carry(from: Socket, to: Socket): void {
    from.on('data', (chunk) => {
      if (mood === 'swallow') return
      if (mood === 'slow') setTimeout(() => to.writable && to.write(chunk), slowMs)
      else if (to.writable) to.write(chunk)
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
    const outer = connect(target)
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
