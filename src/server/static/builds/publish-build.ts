import type { ServerContext } from '#server/context.ts'
import { backoff } from '#server/lib/backoff.ts'
import type { BuildArchive } from './build-archive.ts'
import { announceBuild, isPublished, publishBuild } from './build-repository.ts'

/** Well below the time after which another process takes over. */
const usualPauses = { firstMs: 1_000, longestMs: 60_000 }

export type OwnBuild = { id: string; pack: () => BuildArchive }

export type PublisherDeps = Pick<ServerContext, 'database' | 'events' | 'blobs' | 'log' | 'now'> & {
  /** Between one try and the next. */
  pauses?: typeof usualPauses
}

export type Publisher = {
  /** Resolves after one try and never rejects; until it is published, the next ones follow by themselves. */
  publish: () => Promise<void>
  /** No try begins any more. Resolves when the one under way, if any, has ended. */
  stop: () => Promise<void>
}

/** Publishes a build unless it is published: also again, after a sleep of more than a day. */
export function openPublisher(deps: PublisherDeps, own: OwnBuild): Publisher {
  const { log, pauses = usualPauses } = deps
  const tryOnce = openTries(deps, own)
  let underWay: Promise<void> | null = null
  let next: NodeJS.Timeout | undefined
  let triesInVain = 0
  let hasWarned = false
  let isStopped = false

  async function attempt(): Promise<void> {
    let isThere = false
    try {
      isThere = await tryOnce()
    } catch (err) {
      // A store that is full or away keeps nobody from playing.
      if (!hasWarned) log.warn({ err }, 'this build could not be published')
      hasWarned = true
    }
    triesInVain = isThere ? 0 : triesInVain + 1
    if (isThere) hasWarned = false
    else if (!isStopped) next = setTimeout(publish, backoff(triesInVain, pauses)).unref()
  }

  function publish(): Promise<void> {
    clearTimeout(next)
    underWay ??= attempt().finally(() => {
      underWay = null
    })
    return underWay
  }

  return {
    publish,
    async stop() {
      isStopped = true
      clearTimeout(next)
      await underWay
    },
  }
}

/** One try after the other; each says whether the build is published now. */
function openTries({ database, events, blobs, now }: PublisherDeps, { id, pack }: OwnBuild) {
  let blobId: string | null = null
  return async (): Promise<boolean> => {
    if (await isPublished(database.db, id)) return true
    blobId = await announceBuild(database, { id, lastBodyId: blobId }, now())
    if (blobId === null) return false
    const { files, bytes } = pack()
    await blobs.write(blobId, bytes)
    const isOurs = await publishBuild(database.db, { id, blobId, files })
    // Not one transaction with the row: whoever misses this looks again within a second.
    if (isOurs) await events.tell(database.db, 'build published')
    else await blobs.remove(blobId)
    return isOurs
  }
}
