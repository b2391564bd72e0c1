import type { ServerContext } from '#server/context.ts'
import type { PoolState } from '#server/db/database.ts'
import type { ProcessState, Readiness } from '#server/features/health/readiness.ts'
import { type Counter, gauge } from '#server/platform/observability/metrics/metric.ts'
import { buildId } from '../../../build-id.ts'
import { cachedProbe } from './cache-with-timeout.ts'
import { type Queues, readQueues } from './queue-repository.ts'
import { type Disk, readDataDisk } from './read-data-disk.ts'

/** Every process is scraped every few seconds: the database must not notice. */
const maxAgeMs = 10_000
const queueTimeoutMs = 1_000
const dependencyTimeoutMs = 2_500

const channels = ['mail', 'sms']

/** Reads gauges of this process and of the shared queues. */
export function openGaugeReader(
  services: ServerContext & ProcessState,
  readReadiness: () => Promise<Readiness>,
): () => Promise<Counter[]> {
  const { database, now } = services
  const probeQueues = cachedProbe(() => readQueues(database.db), {
    maxAgeMs: maxAgeMs,
    timeoutMs: queueTimeoutMs,
  })
  const probeDependencies = cachedProbe(readReadiness, {
    maxAgeMs: maxAgeMs,
    timeoutMs: dependencyTimeoutMs,
  })
  const probeDisk = cachedProbe(() => readDataDisk(services.env), {
    maxAgeMs: maxAgeMs,
    timeoutMs: queueTimeoutMs,
  })
  return async () => {
    const [queues, readiness, disk] = await Promise.all([
      probeQueues(),
      probeDependencies(),
      probeDisk(),
    ])
    const { isReady, ...isUp } = readiness ?? { isReady: false, database: false, storage: false }
    return [
      buildInfo(services),
      gaugeOf(
        'party_dojo_ready',
        '1 when the process is ready for visitors, as in /readyz.',
        isReady && !services.isStopping,
      ),
      gaugeByLabel(
        ['party_dojo_dependency_up', '1 when the dependency answers this process.', 'dependency'],
        Object.entries(isUp).map(([name, isUp]) => [name, Number(isUp)]),
      ),
      gaugeOf(
        'party_dojo_queues_known',
        '1 when the database could be asked for the queues; 0 where nothing is known of them.',
        queues !== null,
      ),
      ...queueGauges(queues, now()),
      ...poolGauges(database.readPool?.() ?? null),
      ...diskGauges(disk),
    ]
  }
}

function queueGauges(queues: Queues | null, nowMs: number): Counter[] {
  const secondsSince = (ms: number) => Math.max(0, (nowMs - ms) / 1000)
  const ofChannel = (channel: string) => queues?.messages.find((row) => row.channel === channel)
  const perChannel = (read: (row: Queues['messages'][number] | undefined) => number) =>
    queues ? channels.map((channel): [string, number] => [channel, read(ofChannel(channel))]) : []
  return [
    gaugeByLabel(
      [
        'party_dojo_messages_waiting',
        'Messages to be delivered, in all; take the max().',
        'channel',
      ],
      perChannel((row) => row?.waiting ?? 0),
    ),
    gaugeByLabel(
      [
        'party_dojo_messages_oldest_age_seconds',
        'Age of the oldest message to be delivered; take the max().',
        'channel',
      ],
      perChannel((row) => (row ? secondsSince(row.oldestAtMs) : 0)),
    ),
    gaugeByLabel(
      ['party_dojo_job_overdue_seconds', 'How long work has been due; take the max().', 'job'],
      (queues?.jobs ?? []).map((job) => [job.name, secondsSince(job.dueAtMs)]),
    ),
    ...(queues
      ? [
          gaugeOf(
            'party_dojo_reports_open',
            'Open reports of packs, in all; take the max().',
            queues.openReports,
          ),
          gaugeOf(
            'party_dojo_reports_oldest_age_seconds',
            'Age of the oldest open report of a pack, 0 where none is open; take the max().',
            queues.oldestReportAtMs === null ? 0 : secondsSince(queues.oldestReportAtMs),
          ),
          gaugeOf(
            'party_dojo_last_backup_timestamp_seconds',
            'The moment that the last backup is of, in seconds since 1970, 0 where there is none; take the max().',
            (queues.lastBackupAtMs ?? 0) / 1000,
          ),
        ]
      : []),
    gaugeByLabel(
      [
        'party_dojo_storage_waiting',
        'Blobs to be deleted and unfinished uploads, up to 100,000; take the max().',
        'what',
      ],
      queues
        ? [
            ['spent_bodies', queues.deletedBlobs],
            ['open_uploads', queues.openUploads],
          ]
        : [],
    ),
  ]
}

function poolGauges(pool: PoolState | null): Counter[] {
  return [
    gaugeByLabel(
      [
        'party_dojo_pool_connections',
        'Connections to Postgres: idle, busy, and the most there may be.',
        'state',
      ],
      pool
        ? [
            ['idle', pool.idle],
            ['busy', pool.size - pool.idle],
            ['most', pool.max],
          ]
        : [],
    ),
    gaugeOf('party_dojo_pool_waiting', 'Questions that wait for a connection.', pool?.waiting ?? 0),
  ]
}

function diskGauges(disk: Disk | null): Counter[] {
  if (disk === null) return []
  return [
    gaugeOf('party_dojo_data_disk_free_bytes', 'Free on the disk of DATA_DIR.', disk.freeBytes),
    gaugeOf('party_dojo_data_disk_size_bytes', 'Size of the disk of DATA_DIR.', disk.sizeBytes),
  ]
}

function buildInfo({ database }: ServerContext): Counter {
  const labels = ['build', 'node', 'database']
  const one = gauge('party_dojo_build_info', '1; its labels say what runs.', labels)
  one.withLabels(buildId, process.versions.node, database.dialect.kind).value = 1
  return one
}

function gaugeOf(name: string, help: string, value: number | boolean): Counter {
  const one = gauge(name, help)
  one.withLabels().value = Number(value)
  return one
}

function gaugeByLabel(
  [name, help, label]: [name: string, help: string, label: string],
  values: [string, number][],
): Counter {
  const all = gauge(name, help, [label])
  for (const [text, value] of values) all.withLabels(text).value = value
  return all
}
