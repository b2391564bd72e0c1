import type { Client, ClientConfig, Pool } from 'pg'
import type { Logger } from 'pino'
import { backoff } from '#server/lib/backoff.ts'

const channel = 'party_dojo_events'
const pauses = { firstMs: 100, longestMs: 30_000 }
const pingEveryMs = 15_000
const patienceMs = 5_000
/** What says that this database has no such thing, or that something between us does not pass it on. */
const notSupported = new Set(['0A000', '42601', '42883'])

type Heard = {
  called: (payload: string) => void
  /** From here on calls arrive; what was called before did not. */
  connected: () => void
}

/** Calls between the processes of one database: a hint, never to be relied upon. */
export type Signals = {
  /** Never throws. */
  send: (payload: string) => Promise<void>
  listen: (heard: Heard) => { stop: () => Promise<void> }
}

type Deps = {
  pool: Pool
  openClient: (config: ClientConfig) => Client
  log: Logger
}

/** By NOTIFY, and LISTEN on a connection of its own. */
export function postgresSignals({ pool, openClient, log }: Deps): Signals {
  let isSupported = true

  function report(err: unknown, what: string): void {
    const code = err instanceof Error && 'code' in err ? String(err.code) : ''
    if (notSupported.has(code)) isSupported = false
    log.warn({ err }, what)
  }

  async function send(payload: string): Promise<void> {
    if (!isSupported) return
    // Of the pool itself, which answers by callback: that one is not cut off when all is silent.
    const call = {
      text: 'select pg_notify($1, $2)',
      values: [channel, payload],
      query_timeout: patienceMs,
    }
    try {
      await pool.query(call)
    } catch (err) {
      report(err, 'other processes could not be called, and hear by themselves')
    }
  }

  function listen(heard: Heard) {
    let client: Client | null = null
    let failures = 0
    let next: NodeJS.Timeout | null = null
    let isStopped = false

    async function connect(): Promise<void> {
      const own = openClient({
        connectionTimeoutMillis: patienceMs,
        query_timeout: patienceMs,
        keepAlive: true,
      })
      client = own
      let isOver = false
      const lose = (err: unknown) => {
        if (isOver) return
        isOver = true
        clearInterval(ping)
        void own.end().catch(() => {})
        if (isStopped) return
        failures++
        if (failures === 1) report(err, 'the connection that hears other processes was lost')
        if (isSupported) next = setTimeout(connect, backoff(failures, pauses)).unref()
      }
      own.on('error', lose)
      own.on('end', () => lose(new Error('the server ended it')))
      own.on('notification', ({ payload = '' }) => heard.called(payload))
      // One that was cut off without a word looks alive from here.
      const ping = setInterval(() => void own.query('select 1').catch(lose), pingEveryMs).unref()
      try {
        await own.connect()
        await own.query(`listen ${channel}`)
        failures = 0
        heard.connected()
      } catch (err) {
        lose(err)
      }
    }

    void connect()
    return {
      async stop() {
        isStopped = true
        if (next) clearTimeout(next)
        await client?.end().catch(() => {})
      },
    }
  }

  return { send, listen }
}
