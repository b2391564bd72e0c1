import { type DeliveryDeps, deliver } from './deliver.ts'
import type { Channel } from './message.ts'
import { findDue, type MessageRow, takeMessage } from './message-repository.ts'

const maxConcurrent = 8
/** Well above the 30 seconds that a transport may take. */
const leaseMs = 2 * 60_000

type ChannelWorkerDeps = DeliveryDeps & {
  runInBackground: (work: Promise<void>) => void
  isStopped: () => boolean
}

/** One per channel: SMS codes must not queue behind a hanging mail server. */
type ChannelWorker = { wake: () => void }

export function openChannelWorker(deps: ChannelWorkerDeps, channel: Channel): ChannelWorker {
  let runners = 0

  function wake(): void {
    if (runners >= maxConcurrent || deps.isStopped()) return
    runners++
    deps.runInBackground(run())
  }

  async function run(): Promise<void> {
    try {
      let taken = await takeNext(deps, channel)
      while (taken) {
        // More messages may be due.
        wake()
        await deliver(deps, taken)
        taken = await takeNext(deps, channel)
      }
    } catch (err) {
      deps.log.error(
        { event: 'outbox.read_failed', err, channel },
        'Waiting messages could not be read',
      )
    } finally {
      runners--
    }
  }

  return { wake }
}

/** Leases the next due message; null when there is none. */
async function takeNext(deps: ChannelWorkerDeps, channel: Channel): Promise<MessageRow | null> {
  const { db } = deps.database
  while (!deps.isStopped()) {
    const nowMs = deps.now()
    const due = await findDue(db, { channel, nowMs, limit: maxConcurrent })
    if (due.length === 0) return null
    for (const seen of due) {
      const taken = await takeMessage(db, seen, nowMs + leaseMs)
      if (taken) return taken
    }
  }
  return null
}
