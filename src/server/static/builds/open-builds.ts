import type { ServerContext } from '#server/context.ts'
import { isDoneWithin } from '#server/lib/is-done-within.ts'
import { type ArchivePlace, placesIn } from './build-archive.ts'
import { dropReplaced, listOthers, sayCurrent } from './build-repository.ts'
import { type OwnBuild, openPublisher, type PublisherDeps } from './publish-build.ts'
import { openArchiveReader } from './read-archive.ts'
import { type HourlyCleanup, sweepHourly } from './sweep-hourly.ts'

const hourMs = 60 * 60 * 1000
/** A day after a build was replaced; the hour is what passes until somebody says that it still runs. */
const keptMs = 25 * hourMs
/** What is unknown now may be published in a moment. */
const lookAgainMs = 1_000

const stopPatienceMs = 5_000

type Deps = PublisherDeps & Pick<ServerContext, 'sweeper'>

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

type Known = { blobId: string; place: ArchivePlace }

/**
 * What processes of different builds know of one another, through the database and the body store:
 * a page that one of them sent may ask any of them for its chunks.
 */
export function openBuilds(deps: Deps, own: OwnBuild): Builds {
  const { database, log, now } = deps
  const reader = openArchiveReader(deps)
  const publisher = openPublisher(deps, own)
  let hourly: HourlyCleanup | null = null
  let known: Promise<Map<string, Known>> | null = null
  let hasWarned = false

  async function sayAllIsWell(): Promise<void> {
    reader.forget()
    hasWarned = false
    await publisher.publish()
    const nowMs = now()
    await sayCurrent(database.db, own.id, nowMs)
    if ((await dropReplaced(database, nowMs - keptMs, nowMs)) > 0) deps.sweeper.wake()
  }

  async function readKnown(): Promise<Map<string, Known>> {
    const places = new Map<string, Known>()
    for (const { blobId, files } of await listOthers(database.db, own.id, now() - keptMs)) {
      for (const [path, place] of placesIn(files)) {
        if (!places.has(path)) places.set(path, { blobId, place })
      }
    }
    return places
  }

  /** Asked for at most once in a while, however many unknown names are asked for. */
  function lookUp(): Promise<Map<string, Known>> {
    if (!known) {
      known = readKnown()
      setTimeout(() => {
        known = null
      }, lookAgainMs).unref()
    }
    return known
  }

  // Its first page may be asked for in a moment, and its chunks of this process.
  deps.events.hear('build published', () => {
    known = null
  })

  return {
    start() {
      hourly ??= sweepHourly(log, 'builds', 'older builds could not be looked after', sayAllIsWell)
      return hourly.first
    },
    async stop() {
      await isDoneWithin(stopPatienceMs, Promise.all([publisher.stop(), hourly?.stop()]))
    },
    async find(path) {
      try {
        const { blobId, place } = (await lookUp()).get(path) ?? {}
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
