import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { afterCommit } from '#server/db/transaction.ts'
import { newId } from '#server/lib/new-id.ts'
import { measured } from '#server/platform/observability/metrics/measured.ts'
import { atMostEvery } from './at-most-every.ts'
import { openEventReader } from './event-reader.ts'
import { insertEvent } from './event-repository.ts'

const usualTiming = { pollEveryMs: 1_500, wideEvery: 8, signalEveryMs: 20 }

/** What processes tell each other: ids by spaces, or nothing where the topic says it all. */
export type Topic = 'bodies removed' | 'message kept' | 'build published'

/** `subject` is null when some were missed: then all of them may have happened. */
export type Listener = (subject: string | null) => void

export type Events = {
  /** Tells every process, this one too, once the transaction is committed; else nobody. */
  tell: (transaction: Kysely<Tables>, topic: Topic, subject?: string) => Promise<void>
  /** Never throws; what it does must do no harm twice. */
  hear: (topic: Topic, listener: Listener) => void
  stop: () => Promise<void>
}

type Deps = { database: Database; log: Logger; timing?: Partial<typeof usualTiming> }

/**
 * Where a database has several processes, what they tell lies in `events`, and each reads on every
 * second or two; that one has something to tell is a hint to do so at once. Alone, it is told here.
 */
export function openEvents({ database, log, timing }: Deps): Events {
  const { pollEveryMs, wideEvery, signalEveryMs } = { ...usualTiming, ...timing }
  const listeners = new Map<string, Set<Listener>>()
  const emit = (topic: string, subject: string | null) => {
    for (const listener of listeners.get(topic) ?? []) listener(subject)
  }
  const hear: Events['hear'] = (topic, listener) => {
    const heard = listeners.get(topic) ?? new Set()
    listeners.set(topic, heard.add(listener))
  }
  const { signals } = database
  if (database.dialect.kind === 'sqlite') {
    return {
      tell: async (transaction, topic, subject = '') =>
        afterCommit(transaction, () => emit(topic, subject)),
      hear,
      stop: async () => {},
    }
  }

  const reader = openEventReader(database, {
    hear: ({ topic, subject, created_at }) => {
      // By the database’s clock, which ours may be a little behind.
      measured.eventSeconds.observe(Math.max(0, Date.now() - created_at) / 1000)
      emit(topic, subject)
    },
    missed: () => {
      for (const topic of listeners.keys()) emit(topic, null)
    },
  })
  let isStopped = false
  let hasWarned = false
  let looks = 0
  let underWay: Promise<void> | null = null
  let isAskedAgain = false

  async function look(): Promise<void> {
    try {
      await reader.read(looks++ % wideEvery === 0)
      hasWarned = false
    } catch (err) {
      if (!hasWarned && !isStopped) log.warn({ err }, 'events of other processes cannot be read')
      hasWarned = true
    }
  }

  /** One after another; whoever asks while one is under way gets one that began after. */
  function lookSoon(): void {
    if (isStopped) return
    if (underWay) {
      isAskedAgain = true
      return
    }
    underWay = look().finally(() => {
      underWay = null
      if (isAskedAgain) lookSoon()
    })
    isAskedAgain = false
  }

  const signal = atMostEvery(signalEveryMs, (id: string) => {
    if (!isStopped) void signals?.send(id)
  })
  const ear = signals?.listen({
    called: (id) => {
      if (!reader.has(id)) lookSoon()
    },
    connected: () => {
      looks = 0
      lookSoon()
    },
  })
  const timer = setInterval(lookSoon, pollEveryMs).unref()
  lookSoon()

  return {
    async tell(transaction, topic, subject = '') {
      const id = newId()
      await insertEvent(database, transaction, { id, topic, subject })
      afterCommit(transaction, () => {
        reader.know(id)
        emit(topic, subject)
        signal(id)
      })
    },
    hear,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await ear?.stop()
      await underWay
    },
  }
}
