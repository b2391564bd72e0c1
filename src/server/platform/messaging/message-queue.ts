import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import { isDoneWithin } from '#server/lib/is-done-within.ts'
import { newId } from '#server/lib/new-id.ts'
import type { Events } from '../cluster/events/open-events.ts'
import { openChannelWorker } from './channel-worker.ts'
import type { DeliveryDeps } from './deliver.ts'
import { failureReason } from './failure-reason.ts'
import { deleteMessageFiles, type MessageRecipient } from './folder-transport.ts'
import type { Message } from './message.ts'
import { insertMessage } from './message-repository.ts'
import type { Queued } from './transport.ts'

const defaultTiming = { checkEveryMs: 30_000, takeOverAfterMs: 1_000, stopTimeoutMs: 5_000 }

export type MessageQueueDeps = DeliveryDeps & {
  /** Only where emails may be files. */
  folder?: string
  events: Pick<Events, 'publish' | 'subscribe'>
  timing?: Partial<typeof defaultTiming>
}

export type MessageQueue = {
  /**
   * Returns at once, so that response times do not reveal accounts. Never throws. Not part of a
   * surrounding transaction.
   */
  send: (message: Message) => void
  /**
   * Resolves when everything that `work` sent is in the database; throws when it could not be
   * stored.
   */
  runUntilEnqueued: <Result>(work: () => Promise<Result>) => Promise<Result>
  /**
   * Stores a message in the transaction; call `wake` after the commit.
   * @param id letters, digits and dashes
   */
  enqueue: (transaction: Kysely<Tables>, message: Message, id?: string) => Promise<void>
  wake: () => void
  /** Deletes an erased person's emails from this machine; never throws. */
  deleteFiles: (recipient: MessageRecipient) => Promise<void>
  /** Waits a short while; the next start sends the rest. */
  stop: () => Promise<void>
  settled: () => Promise<void>
}

type Failure = { error: unknown }

/** Stores messages in the database until they are delivered. */
export function openMessageQueue({
  folder,
  timing,
  events,
  ...deps
}: MessageQueueDeps): MessageQueue {
  const { database, log, now } = deps
  const { checkEveryMs, takeOverAfterMs, stopTimeoutMs } = { ...defaultTiming, ...timing }
  const inFlight = new Set<Promise<void>>()
  const sendsInContext = new AsyncLocalStorage<Promise<Failure | null>[]>()
  let isStopped = false

  function runInBackground(work: Promise<void>): void {
    inFlight.add(work)
    void work.finally(() => inFlight.delete(work))
  }

  const workerDeps = { ...deps, runInBackground, isStopped: () => isStopped }
  const workers = {
    mail: openChannelWorker(workerDeps, 'mail'),
    sms: openChannelWorker(workerDeps, 'sms'),
  }
  const wakeAll = () => {
    for (const worker of Object.values(workers)) worker.wake()
  }
  const timer = setInterval(wakeAll, checkEveryMs).unref()
  wakeAll()

  // Other processes wait a second; the sender usually delivers first.
  let takeOverTimer: NodeJS.Timeout | null = null
  events.subscribe('message kept', () => {
    takeOverTimer ??= setTimeout(() => {
      takeOverTimer = null
      wakeAll()
    }, takeOverAfterMs).unref()
  })

  async function insert(db: Kysely<Tables>, queued: Queued): Promise<void> {
    await insertMessage(db, queued)
    await events.publish(db, 'message kept')
  }

  async function enqueueSoon(message: Message): Promise<Failure | null> {
    // SQLite writes block the event loop: answer the request first.
    await yieldToEventLoop()
    const queued = { id: newId(), createdAtMs: now(), message }
    const { channel } = message
    try {
      await transact(database.db, (transaction) => insert(transaction, queued))
    } catch (error) {
      const reason = failureReason(error, message)
      log.error({ event: 'message.save_failed', channel, reason }, 'Message could not be saved')
      return { error }
    }
    workers[channel].wake()
    return null
  }

  function send(message: Message): void {
    const queued = enqueueSoon(message)
    sendsInContext.getStore()?.push(queued)
    runInBackground(queued.then(() => {}))
  }

  async function runUntilEnqueued<Result>(work: () => Promise<Result>): Promise<Result> {
    const sent: Promise<Failure | null>[] = []
    const result = await sendsInContext.run(sent, work)
    for (const failure of await Promise.all(sent)) if (failure) throw failure.error
    return result
  }

  async function enqueue(db: Kysely<Tables>, message: Message, id = newId()): Promise<void> {
    await insert(db, { id, createdAtMs: now(), message })
  }

  async function deleteFiles(recipient: MessageRecipient): Promise<void> {
    try {
      if (folder) await deleteMessageFiles(folder, recipient)
    } catch (err) {
      log.error(
        { event: 'message.delete_failed', err },
        'Messages of a deleted account could not be deleted',
      )
    }
  }

  async function settled(): Promise<void> {
    while (inFlight.size > 0) await Promise.all(inFlight)
  }

  async function stop(): Promise<void> {
    isStopped = true
    clearInterval(timer)
    if (takeOverTimer) clearTimeout(takeOverTimer)
    const hasSettled = await isDoneWithin(stopTimeoutMs, settled())
    if (!hasSettled) {
      const count = inFlight.size
      log.warn({ event: 'outbox.drain_failed', count }, 'Messages were still being sent at stop')
    }
  }

  return {
    send,
    runUntilEnqueued: runUntilEnqueued,
    enqueue: enqueue,
    wake: wakeAll,
    deleteFiles: deleteFiles,
    stop,
    settled,
  }
}
