import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Client } from 'pg'
import type { BuiltServer } from '#tests/support/server/built-server.ts'
import { type Measurement, median, type Row } from '../measurement.ts'
import { connect, type Dataset } from './dataset.ts'
import type { MixLoad } from './load-mix.ts'
import { openLoopbackStripe } from './loopback-stripe.ts'
import { startDatasetServer } from './start-dataset-server.ts'

const rounds = 4
const secondsPerTurn = 20
const connections = 16
const sampleIntervalMs = 50
/** The clock ticks in which the system counts the time of processes. */
const ticksPerSecond = 100

type Turn = { rate: number; serverMs: number; databaseMs: number; waiting: number }

/**
 * What a call of a mixed load costs the processor, in one process and in two that share the work:
 * where it stays the same, nothing is waited for that both need, and machines add up.
 */
export async function measureCost(dataset: Dataset): Promise<Measurement> {
  const stripe = await openLoopbackStripe()
  const servers = [
    await startDatasetServer(dataset, stripe),
    await startDatasetServer(dataset, stripe),
  ]
  const client = await connect(dataset.url)
  const found: Record<'one' | 'two', Turn[]> = { one: [], two: [] }
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const turns = (['one', 'two'] as const).map((who) => ({ who }))
      if (round % 2 === 1) turns.reverse()
      for (const { who } of turns) {
        const turn = await load(
          dataset,
          who === 'one' ? servers.slice(0, 1) : servers,
          client,
          round,
        )
        // The first round only warms them up.
        if (round > 0) found[who].push(turn)
      }
    }
  } finally {
    await client.end()
    for (const server of servers) await server.stop()
    await stripe.close()
  }
  const of = (who: 'one' | 'two', what: keyof Turn) => median(found[who].map((turn) => turn[what]))
  const ratio = of('two', 'serverMs') / of('one', 'serverMs')
  const cores = of('one', 'serverMs') + of('one', 'databaseMs')
  const note = `median of ${rounds} rounds of ${secondsPerTurn} s, ${connections} connections`
  const rows: Row[] = [
    { what: 'one process: processor time a call', value: of('one', 'serverMs'), unit: 'ms', note },
    { what: 'two processes: processor time a call', value: of('two', 'serverMs'), unit: 'ms' },
    { what: 'two ÷ one', value: ratio, unit: '×', goal: { atMost: 1.15 } },
    { what: 'Postgres, for one process: time a call', value: of('one', 'databaseMs'), unit: 'ms' },
    { what: 'Postgres, for two', value: of('two', 'databaseMs'), unit: 'ms' },
    {
      what: 'Postgres, two ÷ one',
      value: of('two', 'databaseMs') / of('one', 'databaseMs'),
      unit: '×',
      goal: { atMost: 1.15 },
    },
    {
      what: 'connections that wait for a lock, of one process',
      value: of('one', 'waiting'),
      unit: '%',
    },
    { what: 'of two processes', value: of('two', 'waiting'), unit: '%', goal: { atMost: 5 } },
    { what: 'answers a second here, one process', value: of('one', 'rate'), unit: 'req/s' },
    { what: 'answers a second here, two', value: of('two', 'rate'), unit: 'req/s' },
    {
      what: 'calls a second that a core serves',
      value: 1000 / of('one', 'serverMs'),
      unit: 'req/s',
    },
    {
      what: 'calls a second for each core, that of Postgres counted in',
      value: 1000 / cores,
      unit: 'req/s',
    },
    {
      what: 'two processes ÷ one, on paper, with cores for all',
      value: 2 / ratio,
      unit: '×',
      goal: { atLeast: 1.7 },
      note: 'each has a core of its own and costs what was measured',
    },
  ]
  return { title: 'What a call of a mixed load costs', rows }
}

async function load(
  dataset: Dataset,
  servers: BuiltServer[],
  client: Client,
  seed: number,
): Promise<Turn> {
  const before = { server: cpuOf(servers), database: await databaseCpu(client) }
  const waits = watchLocks(client)
  const mix: MixLoad = {
    dataset,
    urls: servers.map(({ url }) => url),
    seconds: secondsPerTurn,
    connections,
    seed: seed * 2 + servers.length,
  }
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'load-mix.ts'),
    JSON.stringify(mix),
  ])
  const waiting = await waits.stop()
  const { answers, bad } = JSON.parse(stdout) as { answers: number; bad: number }
  if (bad > 0) throw new Error(`${bad} of ${answers} calls went badly`)
  return {
    rate: answers / secondsPerTurn,
    serverMs: (cpuOf(servers) - before.server) / answers,
    databaseMs: grown(before.database, await databaseCpu(client)) / answers,
    waiting,
  }
}

function cpuOf(servers: BuiltServer[]): number {
  return servers.reduce((sum, { pid }) => sum + cpuMs(pid), 0)
}

/** Time that a process has had, its own and the system's for it; Linux only. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** Of every process of Postgres that serves this database. */
async function databaseCpu(client: Client): Promise<Map<number, number>> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return new Map(rows.map(({ pid }) => [pid, cpuMs(pid)]))
}

function grown(before: Map<number, number>, after: Map<number, number>): number {
  return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0)
}

/** Looks every so often which of the connections that are at work wait for another; in hundredths. */
function watchLocks(client: Client) {
  let active = 0
  let waiting = 0
  let looking = Promise.resolve()
  const look = async () => {
    const { rows } = await client.query<{ active: number; waiting: number }>(
      `select count(*)::int as active, count(*) filter (where wait_event_type = 'Lock')::int
        as waiting from pg_stat_activity where datname = current_database()
        and state <> 'idle' and pid <> pg_backend_pid()`,
    )
    active += rows[0]?.active ?? 0
    waiting += rows[0]?.waiting ?? 0
  }
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, sampleIntervalMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await looking
      return active === 0 ? 0 : (100 * waiting) / active
    },
  }
}
