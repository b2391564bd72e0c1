import { buildId } from '../../build-id.ts'
import type { PoolState } from '../db/database.ts'
import { askDependencies } from '../http/ask-dependencies.ts'
import type { Services } from '../services.ts'
import { askNowAndThen } from './ask-now-and-then.ts'
import { type Counter, gauge } from './measure.ts'
import { type Queues, readQueues } from './queue-repository.ts'

/** Whoever collects asks every few seconds, of every process: the database must not notice. */
const keptMs = 10_000
const queuePatienceMs = 1_000
const dependencyPatienceMs = 2_500

const channels = ['mail', 'sms']

/**
 * What is asked for when somebody collects: how this process stands, and what waits in the database,
 * which every process answers the same.
 */
export function openStateReader(services: Services): () => Promise<Counter[]> {
  const { database, now } = services
  const askQueues = askNowAndThen(() => readQueues(database.db), {
    keptMs,
    patienceMs: queuePatienceMs,
  })
  const askOthers = askNowAndThen(() => askDependencies(services), {
    keptMs,
    patienceMs: dependencyPatienceMs,
  })
  return async () => {
    const [queues, others] = await Promise.all([askQueues(), askOthers()])
    const isThere = others ?? { database: false, storage: false }
    const isReady = !services.isStopping && isThere.database && isThere.storage
    return [
      info(services),
      single('party_dojo_ready', '1 when visitors may be sent here, as /readyz says.', isReady),
      labelled(
        ['party_dojo_dependency_up', '1 when it answers this process.', 'dependency'],
        Object.entries(isThere).map(([name, is]) => [name, Number(is)]),
      ),
      single(
        'party_dojo_queues_known',
        '1 when the database said what waits in it; 0 where nothing is known of the queues.',
        queues !== null,
      ),
      ...queueGauges(queues, now()),
      ...poolGauges(database.readPool?.() ?? null),
    ]
  }
}

function queueGauges(queues: Queues | null, nowMs: number): Counter[] {
  const secondsSince = (ms: number) => Math.max(0, (nowMs - ms) / 1000)
  const ofChannel = (channel: string) => queues?.messages.find((row) => row.channel === channel)
  const perChannel = (read: (row: Queues['messages'][number] | undefined) => number) =>
    queues ? channels.map((channel): [string, number] => [channel, read(ofChannel(channel))]) : []
  return [
    labelled(
      [
        'party_dojo_messages_waiting',
        'Messages to be delivered, in all; take the max().',
        'channel',
      ],
      perChannel((row) => row?.waiting ?? 0),
    ),
    labelled(
      [
        'party_dojo_messages_oldest_age_seconds',
        'Age of the oldest message to be delivered; take the max().',
        'channel',
      ],
      perChannel((row) => (row ? secondsSince(row.oldestAtMs) : 0)),
    ),
    labelled(
      ['party_dojo_job_overdue_seconds', 'How long work has been due; take the max().', 'job'],
      (queues?.jobs ?? []).map((job) => [job.name, secondsSince(job.dueAtMs)]),
    ),
    labelled(
      [
        'party_dojo_storage_waiting',
        'Bodies to be removed, and uploads that have not ended, up to 100,000; take the max().',
        'what',
      ],
      queues
        ? [
            ['spent_bodies', queues.spentBodies],
            ['open_uploads', queues.openUploads],
          ]
        : [],
    ),
  ]
}

function poolGauges(pool: PoolState | null): Counter[] {
  return [
    labelled(
      [
        'party_dojo_pool_connections',
        'Connections to Postgres: idle, busy, and the most there may be.',
        'state',
      ],
      pool
        ? [
            ['idle', pool.idle],
            ['busy', pool.size - pool.idle],
            ['most', pool.most],
          ]
        : [],
    ),
    single('party_dojo_pool_waiting', 'Questions that wait for a connection.', pool?.waiting ?? 0),
  ]
}

function info({ database }: Services): Counter {
  const labels = ['build', 'node', 'database']
  const one = gauge('party_dojo_build_info', '1; its labels say what runs.', labels)
  one.of(buildId, process.versions.node, database.dialect.kind).value = 1
  return one
}

function single(name: string, help: string, value: number | boolean): Counter {
  const one = gauge(name, help)
  one.of().value = Number(value)
  return one
}

function labelled(
  [name, help, label]: [name: string, help: string, label: string],
  values: [string, number][],
): Counter {
  const all = gauge(name, help, [label])
  for (const [text, value] of values) all.of(text).value = value
  return all
}
