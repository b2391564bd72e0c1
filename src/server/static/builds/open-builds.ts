import type { ServerContext } from '#server/context.ts'
import { isDoneWithin } from '#server/lib/is-done-within.ts'
import { type ArchivePlace, locateFiles } from './build-archive.ts'
import { deleteReplacedBuilds, listOtherBuilds, markCurrent } from './build-repository.ts'
import { type OwnBuild, openPublisher, type PublisherDeps } from './publish-build.ts'
import { openArchiveReader } from './read-archive.ts'
import { type HourlyTask, runHourly } from './run-hourly.ts'

const hourMs = 60 * 60 * 1000
/** A day after a build was replaced; the hour is what passes until somebody says that it still runs. */
const retentionMs = 25 * hourMs
/** What is unknown now may be published in a moment. */
const cacheMs = 1_000

const stopTimeoutMs = 5_000

type Deps = PublisherDeps & Pick<ServerContext, 'blobCleanup'>

export type Builds = {
  /**
   * Publishes this build, again until that is done, and from then on says every hour that it runs.
   * Resolves after the first try, which may have failed.
   */
  start: () => Promise<void>
  /** Waits for what is under way, but not for long: the next process sees to what it leaves. */
  stop: () => Promise<void>
  /** A file of another build that is in use, or was less than a day ago; null when there is none. */
  find: (path: string) => Promise<{ archive: Buffer; place: ArchivePlace } | null>
}

type KnownFile = { blobId: string; place: ArchivePlace }

/**
 * What processes of different builds know of one another, through the database and the body store:
 * a page that one of them sent may ask any of them for its chunks.
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
    const places = new Map<string, KnownFile>()
    for (const { blobId, files } of await listOtherBuilds(
      database.db,
      own.id,
      now() - retentionMs,
    )) {
      for (const [path, place] of locateFiles(files)) {
        if (!places.has(path)) places.set(path, { blobId, place })
      }
    }
    return places
  }

  /** Asked for at most once in a while, however many unknown names are asked for. */
  function getKnownFiles(): Promise<Map<string, KnownFile>> {
    if (!knownFiles) {
      knownFiles = readKnownFiles()
      setTimeout(() => {
        knownFiles = null
      }, cacheMs).unref()
    }
    return knownFiles
  }

  // Its first page may be asked for in a moment, and its chunks of this process.
  deps.events.subscribe('build published', () => {
    knownFiles = null
  })

  return {
    start() {
      hourly ??= runHourly(log, 'builds', 'older builds could not be looked after', keepCurrent)
      return hourly.first
    },
    async stop() {
      await isDoneWithin(stopTimeoutMs, Promise.all([publisher.stop(), hourly?.stop()]))
    },
    async find(path) {
      try {
        const { blobId, place } = (await getKnownFiles()).get(path) ?? {}
        if (blobId === undefined || place === undefined) return null
        const archive = await reader.read(blobId)
        return archive && { archive, place }
      } catch (err) {
        if (!hasWarned) log.warn({ err }, 'chunks of other builds cannot be answered')
        hasWarned = true
        return null
      }
    },
  }
}
