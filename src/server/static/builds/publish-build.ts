import type { ServerContext } from '#server/context.ts'
import { backoff } from '#server/lib/backoff.ts'
import type { BuildArchive } from './build-archive.ts'
import { isPublished, publishBuild, reserveBuild } from './build-repository.ts'

/** Well below the time after which another process takes over. */
const defaultBackoff = { firstMs: 1_000, maxMs: 60_000 }

export type OwnBuild = { id: string; createArchive: () => BuildArchive }

export type PublisherDeps = Pick<ServerContext, 'database' | 'events' | 'blobs' | 'log' | 'now'> & {
  /** Between one try and the next. */
  backoffOptions?: typeof defaultBackoff
}

export type Publisher = {
  /** Resolves after one try and never rejects; until it is published, the next ones follow by themselves. */
  publish: () => Promise<void>
  /** No try begins any more. Resolves when the one under way, if any, has ended. */
  stop: () => Promise<void>
}

/** Publishes a build unless it is published: also again, after a sleep of more than a day. */
export function openPublisher(deps: PublisherDeps, own: OwnBuild): Publisher {
  const { log, backoffOptions = defaultBackoff } = deps
  const publishOnce = createPublishOnce(deps, own)
  let inFlight: Promise<void> | null = null
  let retryTimer: NodeJS.Timeout | undefined
  let failedAttempts = 0
  let hasWarned = false
  let isStopped = false

  async function attempt(): Promise<void> {
    let isDone = false
    try {
      isDone = await publishOnce()
    } catch (err) {
      // A store that is full or away keeps nobody from playing.
      if (!hasWarned) log.warn({ err }, 'this build could not be published')
      hasWarned = true
    }
    failedAttempts = isDone ? 0 : failedAttempts + 1
    if (isDone) hasWarned = false
    else if (!isStopped)
      retryTimer = setTimeout(publish, backoff(failedAttempts, backoffOptions)).unref()
  }

  function publish(): Promise<void> {
    clearTimeout(retryTimer)
    inFlight ??= attempt().finally(() => {
      inFlight = null
    })
    return inFlight
  }

  return {
    publish,
    async stop() {
      isStopped = true
      clearTimeout(retryTimer)
      await inFlight
    },
  }
}

/** One try after the other; each says whether the build is published now. */
function createPublishOnce(
  { database, events, blobs, now }: PublisherDeps,
  { id, createArchive: pack }: OwnBuild,
) {
  let blobId: string | null = null
  return async (): Promise<boolean> => {
    if (await isPublished(database.db, id)) return true
    blobId = await reserveBuild(database, { id, lastBodyId: blobId }, now())
    if (blobId === null) return false
    const { files, bytes } = pack()
    await blobs.write(blobId, bytes)
    const isOurs = await publishBuild(database.db, { id, blobId, files })
    // Not one transaction with the row: whoever misses this looks again within a second.
    if (isOurs) await events.publish(database.db, 'build published')
    else await blobs.remove(blobId)
    return isOurs
  }
}
