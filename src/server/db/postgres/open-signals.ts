import type { Client, ClientConfig, Pool } from 'pg'
import { backoff } from '#server/lib/backoff.ts'
import type { Log } from '#server/platform/observability/log.ts'
import type { SignalHandlers, Signals } from '../signals.ts'

const backoffOptions = { firstMs: 100, maxMs: 30_000 }
const pingEveryMs = 15_000
const timeoutMs = 5_000
/** The database, or a pooler in between, does not support NOTIFY or LISTEN. */
const unsupportedCodes = new Set(['0A000', '42601', '42883'])

/** `party_dojo_rooms` carries hints of its own, so that neither wakes the other's readers. */
export type SignalChannel = 'party_dojo_events' | 'party_dojo_rooms'

type Deps = {
  channel: SignalChannel
  pool: Pool
  openClient: (config: ClientConfig) => Client
  log: Log
  /** False where LISTEN would receive nothing. */
  isSupported: boolean
}

/** NOTIFY on the pool, LISTEN on a connection of its own. */
export function openSignals({ channel, pool, openClient, log, ...deps }: Deps): Signals {
  let { isSupported } = deps

  function checkSupport(err: unknown): void {
    const code = err instanceof Error && 'code' in err ? String(err.code) : ''
    if (unsupportedCodes.has(code)) isSupported = false
  }

  async function send(payload: string): Promise<void> {
    if (!isSupported) return
    // `pool.query` uses callbacks inside, which `closeUnresponsive` does not time.
    const query = {
      text: 'select pg_notify($1, $2)',
      values: [channel, payload],
      query_timeout: timeoutMs,
    }
    try {
      await pool.query(query)
    } catch (err) {
      checkSupport(err)
      log.warn({ event: 'cluster_signal.send_failed', err }, 'NOTIFY failed, processes will poll')
    }
  }

  function listen(handlers: SignalHandlers) {
    let client: Client | null = null
    let failures = 0
    let retryTimer: NodeJS.Timeout | null = null
    let isStopped = false

    async function connect(): Promise<void> {
      const connection = openClient({
        connectionTimeoutMillis: timeoutMs,
        query_timeout: timeoutMs,
        keepAlive: true,
      })
      client = connection
      let isOver = false
      const handleLoss = (err: unknown) => {
        if (isOver) return
        isOver = true
        clearInterval(ping)
        void connection.end().catch(() => {})
        handlers.onLost?.()
        if (isStopped) return
        failures++
        if (failures === 1) {
          checkSupport(err)
          log.warn({ event: 'cluster_signal.connection_lost', err }, 'LISTEN connection lost')
        }
        if (isSupported) retryTimer = setTimeout(connect, backoff(failures, backoffOptions)).unref()
      }
      connection.on('error', handleLoss)
      connection.on('end', () => handleLoss(new Error('the server ended it')))
      connection.on('notification', ({ payload = '' }) => handlers.onNotify(payload))
      // A dropped connection looks alive from this side.
      const ping = setInterval(
        () => void connection.query('select 1').catch(handleLoss),
        pingEveryMs,
      ).unref()
      try {
        await connection.connect()
        await connection.query(`listen ${channel}`)
        failures = 0
        handlers.onConnect()
      } catch (err) {
        handleLoss(err)
      }
    }

    if (isSupported) void connect()
    return {
      async stop() {
        isStopped = true
        if (retryTimer) clearTimeout(retryTimer)
        await client?.end().catch(() => {})
      },
    }
  }

  return { send, listen }
}
