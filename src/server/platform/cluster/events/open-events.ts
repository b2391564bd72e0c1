import type { Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { afterCommit } from '#server/db/transaction.ts'
import { newId } from '#server/lib/new-id.ts'
import { metrics } from '#server/platform/observability/metrics/metrics.ts'
import type { Log } from '../../observability/log.ts'
import { openEventReader } from './event-reader.ts'
import { insertEvent } from './event-repository.ts'
import { throttle } from './throttle.ts'

const defaultTiming = { pollEveryMs: 1_500, fullReadEvery: 8, signalEveryMs: 20 }

/** The subject is ids by spaces, or empty. */
export type Topic = 'bodies removed' | 'message kept' | 'build published'

/** A null subject: events were missed, so everything may have changed. */
export type Listener = (subject: string | null) => void

export type Events = {
  /** Delivers to every process, including this one, after the transaction commits. */
  publish: (transaction: Kysely<Tables>, topic: Topic, subject?: string) => Promise<void>
  /** The listener must not throw and must be idempotent. */
  subscribe: (topic: Topic, listener: Listener) => void
  stop: () => Promise<void>
}

type Deps = { database: Database; log: Log; timing?: Partial<typeof defaultTiming> }

/**
 * Publishes through the table `events`, which each process polls every second or two; NOTIFY is a
 * hint to poll now. With one process, events are delivered directly.
 */
export function openEvents({ database, log, timing }: Deps): Events {
  const { pollEveryMs, fullReadEvery, signalEveryMs } = { ...defaultTiming, ...timing }
  const listeners = new Map<string, Set<Listener>>()
  const deliver = (topic: string, subject: string | null) => {
    for (const listener of listeners.get(topic) ?? []) listener(subject)
  }
  const subscribe: Events['subscribe'] = (topic, listener) => {
    const topicListeners = listeners.get(topic) ?? new Set()
    listeners.set(topic, topicListeners.add(listener))
  }
  const { signals } = database
  if (database.dialect.kind === 'sqlite') {
    return {
      publish: async (transaction, topic, subject = '') =>
        afterCommit(transaction, () => deliver(topic, subject)),
      subscribe: subscribe,
      stop: async () => {},
    }
  }

  const reader = openEventReader(database, {
    onEvent: ({ topic, subject, created_at }) => {
      // By the database's clock, which may be ahead of this one.
      metrics.eventLagSeconds.observe(Math.max(0, Date.now() - created_at) / 1000)
      deliver(topic, subject)
    },
    onGap: () => {
      for (const topic of listeners.keys()) deliver(topic, null)
    },
  })
  let isStopped = false
  let hasWarned = false
  let pollCount = 0
  let inFlight: Promise<void> | null = null
  let isPollRequested = false

  async function poll(): Promise<void> {
    try {
      await reader.read(pollCount++ % fullReadEvery === 0)
      hasWarned = false
    } catch (err) {
      if (!hasWarned && !isStopped) {
        log.warn({ event: 'cluster_events.read_failed', err }, 'Cluster events could not be read')
      }
      hasWarned = true
    }
  }

  /** One poll at a time; a call during one is followed by another. */
  function pollSoon(): void {
    if (isStopped) return
    if (inFlight) {
      isPollRequested = true
      return
    }
    inFlight = poll().finally(() => {
      inFlight = null
      if (isPollRequested) pollSoon()
    })
    isPollRequested = false
  }

  const signal = throttle(signalEveryMs, (id: string) => {
    if (!isStopped) void signals?.send(id)
  })
  const subscription = signals?.listen({
    onNotify: (id) => {
      if (!reader.has(id)) pollSoon()
    },
    onConnect: () => {
      pollCount = 0
      pollSoon()
    },
  })
  const timer = setInterval(pollSoon, pollEveryMs).unref()
  pollSoon()

  return {
    async publish(transaction, topic, subject = '') {
      const id = newId()
      await insertEvent(database, transaction, { id, topic, subject })
      afterCommit(transaction, () => {
        reader.markSeen(id)
        // A poll may have read it between the commit and this.
        if (!reader.isDelivered(id)) deliver(topic, subject)
        signal(id)
      })
    },
    subscribe: subscribe,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await subscription?.stop()
      await inFlight
    },
  }
}
