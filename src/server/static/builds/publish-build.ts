import type { ServerContext } from '#server/context.ts'
import { backoff } from '#server/lib/backoff.ts'
import type { BuildArchive } from './build-archive.ts'
import { isPublished, publishBuild, reserveBuild } from './build-repository.ts'

/** Far below the time after which another process takes over. */
const defaultBackoff = { firstMs: 1_000, maxMs: 60_000 }

export type OwnBuild = { id: string; createArchive: () => BuildArchive }

export type PublisherDeps = Pick<ServerContext, 'database' | 'events' | 'blobs' | 'log' | 'now'> & {
  backoffOptions?: typeof defaultBackoff
}

export type Publisher = {
  /** Resolves after one attempt and never rejects; retries until published. */
  publish: () => Promise<void>
  /** Starts no more attempts; resolves when the current one ends. */
  stop: () => Promise<void>
}

/** Publishes a build unless it is published; again after a sleep of over a day. */
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
      // A full or unavailable store must not stop the server.
      if (!hasWarned) {
        log.warn({ event: 'build.publish_failed', err }, 'Build could not be published')
      }
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

function createPublishOnce(
  { database, events, blobs, now }: PublisherDeps,
  { id, createArchive }: OwnBuild,
) {
  let blobId: string | null = null
  return async (): Promise<boolean> => {
    if (await isPublished(database.db, id)) return true
    blobId = await reserveBuild(database, { id, lastBlobId: blobId }, now())
    if (blobId === null) return false
    const { files, bytes } = createArchive()
    await blobs.write(blobId, bytes)
    const isOurs = await publishBuild(database.db, { id, blobId, files })
    // Outside the row's transaction: a process that misses it polls within a second.
    if (isOurs) await events.publish(database.db, 'build published')
    else await blobs.remove(blobId)
    return isOurs
  }
}
