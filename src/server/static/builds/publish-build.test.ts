import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Services } from '#server/compose.ts'
import { loadEnv } from '#server/config/env.ts'
import type { BlobStore } from '#server/platform/blobs/blob-store.ts'
import { openBlobCleanup } from '#server/platform/blobs/delete-blobs.ts'
import { openTestServices } from '#tests/support/app/services.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { startS3Server } from '#tests/support/storage/s3-server.ts'
import type { ArchivedFile } from './build-archive.ts'
import { openPublisher, type Publisher } from './publish-build.ts'

const hourMs = 60 * 60 * 1000
const longEnoughMs = 6 * 60_000

const aFile: ArchivedFile = ['/assets/a-aaaaaaa.js', 'a', 10, 0, 0]

const stores = {
  'a folder': async ({ blobs }: Services) => ({ store: blobs, stop: async () => {} }),
  async 'a bucket'({ log }: Services) {
    const { openS3BlobStore } = await import('#server/platform/blobs/s3-blob-store.ts')
    const { source, stop } = await startS3Server()
    const { storage } = loadEnv(source)
    if (storage.kind !== 's3') throw new Error('no bucket')
    return { store: openS3BlobStore(storage, { log }), stop }
  },
}

const kinds = databaseKinds.flatMap((database) =>
  (['a folder', 'a bucket'] as const).map((store) => ({ database, store })),
)

describe.each(kinds)('publishing on $database, in $store', (kind) => {
  let services: Services
  let logged: Record<string, unknown>[]
  let opened: { store: BlobStore; stop: () => Promise<void> }
  let store: BlobStore
  let written: string[]
  const open: Publisher[] = []

  beforeAll(async () => {
    const test = await openTestServices(kind.database)
    services = test.services
    logged = test.logged
    opened = await stores[kind.store](services)
  })
  beforeEach(async () => {
    services.now = Date.now
    logged.length = 0
    written = []
    await services.database.db.deleteFrom('builds').execute()
    store = {
      ...opened.store,
      write(blobId, bytes) {
        written.push(blobId)
        return opened.store.write(blobId, bytes)
      },
    }
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await Promise.all(open.splice(0).map((publisher) => publisher.stop()))
  })
  afterAll(async () => {
    await opened.stop()
    await services.close()
  })

  /** A process of this build; unless it is told otherwise, it does not try again within a test. */
  function openProcess(pauseMs = hourMs): Publisher {
    const { database, events, log } = services
    const pauses = { firstMs: pauseMs, maxMs: pauseMs }
    const now = () => services.now()
    const own = {
      id: 'aaaaaaa',
      createArchive: () => ({ files: [aFile], bytes: Buffer.from('all chunks') }),
    }
    const publisher = openPublisher(
      { database, events, blobs: store, log, now, backoffOptions: pauses },
      own,
    )
    open.push(publisher)
    return publisher
  }

  function passTime(): void {
    const nowMs = services.now() + longEnoughMs
    services.now = () => nowMs
  }

  const rows = () =>
    services.database.db.selectFrom('builds').select(['body_id', 'files']).execute()

  /** What is published, and what still lies in the store once what was given up is gone. */
  async function published() {
    const { database, log, events } = services
    const sweeper = openBlobCleanup({
      database,
      events,
      blobs: store,
      log,
      now: Date.now,
      markExpired: async () => {},
    })
    await sweeper.cleanUp()
    await sweeper.stop()
    const blobs = await Promise.all([...new Set(written)].map((blobId) => store.read(blobId)))
    const [row] = await rows()
    const isWhole = row?.files === JSON.stringify([aFile])
    const archive = row && isWhole ? await store.read(row.body_id) : null
    return { archive: archive?.toString(), left: blobs.filter((body) => body !== null).length }
  }

  const once = { archive: 'all chunks', left: 1 }

  /** The row cannot be written: not until an archive is there, then not `times` times. */
  function loseDatabase(times: number): void {
    const lose = vi.spyOn(services.database.db, 'updateTable')
    for (let time = 0; time < times; time++) {
      lose.mockImplementationOnce(() => {
        throw new Error('the database is away')
      })
    }
  }

  test('an unavailable store is retried until it is back, and logged once', async () => {
    const write = vi.spyOn(store, 'write').mockRejectedValue(new Error('away'))
    await openProcess(1).publish()
    await vi.waitFor(() => expect(write.mock.calls.length).toBeGreaterThan(3))
    expect((await published()).archive).toBeUndefined()
    const [blobId] = write.mock.calls[0] ?? []
    write.mockRestore()
    await vi.waitFor(async () => expect(await published()).toEqual(once))
    expect(written).toEqual([blobId])
    expect(logged.map(({ event }) => event)).toEqual(['build.publish_failed'])
  })

  test('a database that goes once the archive is written: the next try names the same', async () => {
    loseDatabase(3)
    await openProcess(1).publish()
    expect(written).toHaveLength(1)
    await vi.waitFor(async () => expect(await published()).toEqual(once))
    expect([written.length, new Set(written).size]).toEqual([4, 1])
  })

  test('a process that ended with its archive unnamed leaves nothing to the next', async () => {
    loseDatabase(1)
    const first = openProcess()
    await first.publish()
    await first.stop()
    await openProcess().publish()
    expect(await published()).toEqual({ archive: undefined, left: 1 })
    passTime()
    await openProcess().publish()
    expect(await published()).toEqual(once)
    expect(written).toHaveLength(2)
  })

  test('of many at once, one writes', async () => {
    await Promise.all(Array.from({ length: 6 }, () => openProcess(1).publish()))
    await vi.waitFor(async () => expect(await published()).toEqual(once))
    expect(written).toHaveLength(1)
    expect(logged).toEqual([])
  })

  test('a process that returns after another took over deletes its own archive', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    vi.spyOn(store, 'write').mockImplementationOnce(async (blobId, bytes) => {
      await held
      written.push(blobId)
      await opened.store.write(blobId, bytes)
    })
    const slow = openProcess().publish()
    await vi.waitFor(async () => expect(await rows()).toHaveLength(1))
    passTime()
    await openProcess().publish()
    expect(await published()).toEqual(once)
    letGo()
    await slow
    expect(await published()).toEqual(once)
    expect(written).toHaveLength(2)
  })

  test.each(['in the middle of a try', 'between two'])(
    'stopped %s, it tries no more',
    async (when) => {
      let fail = (_: Error) => {}
      const held = new Promise<void>((_, reject) => {
        fail = reject
      })
      const write = vi.spyOn(store, 'write').mockReturnValue(held)
      const publisher = openProcess(1)
      const trying = publisher.publish()
      await vi.waitFor(() => expect(write).toHaveBeenCalled())
      const stopping = when === 'between two' ? null : publisher.stop()
      fail(new Error('away'))
      await trying
      await (stopping ?? publisher.stop())
      const tries = write.mock.calls.length
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(write).toHaveBeenCalledTimes(tries)
    },
  )
})
