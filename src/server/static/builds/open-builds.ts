import type { ServerContext } from '#server/context.ts'
import { isDoneWithin } from '#server/lib/is-done-within.ts'
import { type ArchiveLocation, locateFiles } from './build-archive.ts'
import { deleteReplacedBuilds, listOtherBuilds, markCurrent } from './build-repository.ts'
import { type OwnBuild, openPublisher, type PublisherDeps } from './publish-build.ts'
import { openArchiveReader } from './read-archive.ts'
import { type HourlyTask, runHourly } from './run-hourly.ts'

const hourMs = 60 * 60 * 1000
/** A day, plus the hour between two marks of a running process. */
const retentionMs = 25 * hourMs
const cacheMs = 1_000

const stopTimeoutMs = 5_000

type Deps = PublisherDeps & Pick<ServerContext, 'blobCleanup'>

export type Builds = {
  /**
   * Publishes this build, retrying, then marks it current every hour. Resolves after the first
   * attempt, which may have failed.
   */
  start: () => Promise<void>
  /** Waits a short while; the next process does the rest. */
  stop: () => Promise<void>
  /** A file of another build in use, or in use less than a day ago. */
  find: (path: string) => Promise<{ archive: Buffer; location: ArchiveLocation } | null>
}

type KnownFile = { blobId: string; location: ArchiveLocation }

/**
 * Serves chunks of other builds, through the database and the blob store: a page of one build may
 * reach a process of another.
 */
export function openBuilds(deps: Deps, own: OwnBuild): Builds {
  const { database, log, now } = deps
  const reader = openArchiveReader(deps)
  const publisher = openPublisher(deps, own)
  let hourly: HourlyTask | null = null
  let knownFiles: Promise<Map<string, KnownFile>> | null = null
  let hasWarned = false

  async function keepCurrent(): Promise<void> {
    reader.clear()
    hasWarned = false
    await publisher.publish()
    const nowMs = now()
    await markCurrent(database.db, own.id, nowMs)
    if ((await deleteReplacedBuilds(database, nowMs - retentionMs, nowMs)) > 0)
      deps.blobCleanup.wake()
  }

  async function readKnownFiles(): Promise<Map<string, KnownFile>> {
    const locations = new Map<string, KnownFile>()
    for (const { blobId, files } of await listOtherBuilds(
      database.db,
      own.id,
      now() - retentionMs,
    )) {
      for (const [path, location] of locateFiles(files)) {
        if (!locations.has(path)) locations.set(path, { blobId, location })
      }
    }
    return locations
  }

  /** At most one query per second, however many unknown names are requested. */
  function getKnownFiles(): Promise<Map<string, KnownFile>> {
    if (!knownFiles) {
      knownFiles = readKnownFiles()
      setTimeout(() => {
        knownFiles = null
      }, cacheMs).unref()
    }
    return knownFiles
  }

  // A page of the new build may ask this process for its chunks.
  deps.events.subscribe('build published', () => {
    knownFiles = null
  })

  return {
    start() {
      hourly ??= runHourly(log, 'builds', 'builds.cleanup_failed', keepCurrent)
      return hourly.first
    },
    async stop() {
      await isDoneWithin(stopTimeoutMs, Promise.all([publisher.stop(), hourly?.stop()]))
    },
    async find(path) {
      try {
        const { blobId, location } = (await getKnownFiles()).get(path) ?? {}
        if (blobId === undefined || location === undefined) return null
        const archive = await reader.read(blobId)
        return archive && { archive, location }
      } catch (err) {
        if (!hasWarned) {
          log.warn({ event: 'builds.read_failed', err }, 'Chunks of other builds could not be read')
        }
        hasWarned = true
        return null
      }
    },
  }
}
