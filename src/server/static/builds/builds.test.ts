import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Services } from '#server/compose.ts'
import type { StaticEntry, StaticFiles, Variant } from '#server/static/load-static.ts'
import type { StaticFile } from '#server/static/static-index.ts'
import { openTestServices } from '#tests/support/app/services.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { createArchive } from './build-archive.ts'
import { type Builds, openBuilds } from './open-builds.ts'
import { serveBuilds } from './serve-builds.ts'

const hourMs = 60 * 60 * 1000
const site = {
  hsts: 'max-age=1',
  paymentBase: null,
  voiceAgent: null,
  trackers: null,
  origin: null,
}

function variant(body: Buffer): Variant {
  return { body, etag: '', headers: [], notModifiedHeaders: [] }
}

/** What the build of this name consists of: a script, a font, and what is no chunk. */
function filesOf(id: string): { files: StaticFile[]; statics: StaticFiles } {
  const entries = new Map<string, StaticEntry>()
  const put = (url: string, text: string, encodings: StaticFile['encodings']): StaticFile => {
    const body = Buffer.from(text)
    const identity = variant(body)
    const gzip = encodings.includes('gzip') ? variant(gzipSync(body)) : identity
    const br = encodings.includes('br') ? variant(brotliCompressSync(body)) : gzip
    entries.set(url, { identity, gzip, br })
    const file = url.slice(1)
    return { url, file, hash: `hash-${id}`, encodings, waitsForOrigin: false, scriptHashes: [] }
  }
  const files = [
    put(`/assets/screen-${id}.js`, `play('${id}');`.repeat(50), ['br', 'gzip']),
    put(`/assets/font-${id}.woff2`, `font ${id}`, []),
    put(`/assets/small-${id}.css`, `gz ${id}`, ['gzip']),
    put('/favicon.svg', '<svg/>', []),
  ]
  return { files, statics: { entries, bareHeaders: [] } }
}

describe.each(databaseKinds)('builds on %s', (kind) => {
  let services: Services
  let logged: Record<string, unknown>[]
  const open: Builds[] = []

  beforeAll(async () => {
    const opened = await openTestServices(kind)
    services = opened.services
    logged = opened.logged
  })
  beforeEach(async () => {
    services.now = Date.now
    logged.length = 0
    await services.database.db.deleteFrom('builds').execute()
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await Promise.all(open.splice(0).map((builds) => builds.stop()))
  })
  afterAll(() => services.close())

  /** A process of this build that has been running for a moment. */
  async function run(id: string): Promise<Builds> {
    const { files, statics } = filesOf(id)
    const builds = openBuilds(
      { ...services, now: () => services.now() },
      {
        id,
        createArchive: () => createArchive(files, statics),
      },
    )
    open.push(builds)
    builds.start()
    // Stopping waits for what is under way.
    await builds.stop()
    return builds
  }

  const later = (ms: number) => {
    const nowMs = services.now() + ms
    services.now = () => nowMs
  }

  const rows = () => services.database.db.selectFrom('builds').selectAll().orderBy('id').execute()
  const knows = async (builds: Builds, id: string) =>
    (await builds.find(`/assets/screen-${id}.js`)) !== null

  test('each answers for the other, and neither for itself', async () => {
    const one = await run('aaaaaaa')
    const other = await run('bbbbbbb')
    expect([await knows(one, 'bbbbbbb'), await knows(other, 'aaaaaaa')]).toEqual([true, true])
    expect([await knows(one, 'aaaaaaa'), await knows(one, 'ccccccc')]).toEqual([false, false])
    expect(await one.find('/favicon.svg')).toBeNull()
  })

  test.each([
    [24 * hourMs, true],
    [26 * hourMs, false],
  ])('%i ms after it was replaced it is there: %s', async (ms, isThere) => {
    await run('aaaaaaa')
    const [row] = await rows()
    await run('bbbbbbb')
    later(ms)
    const now = await run('bbbbbbb')
    expect(await knows(now, 'aaaaaaa')).toBe(isThere)
    await services.blobCleanup.cleanUp()
    expect((await services.blobs.read(row?.body_id ?? '')) !== null).toBe(isThere)
    expect((await rows()).map(({ id }) => id)).toEqual(
      isThere ? ['aaaaaaa', 'bbbbbbb'] : ['bbbbbbb'],
    )
  })

  test('a build that returns after days is kept for another day', async () => {
    await run('aaaaaaa')
    later(9 * 24 * hourMs)
    const now = await run('bbbbbbb')
    expect(await knows(now, 'aaaaaaa')).toBe(true)
  })

  test('where both run, neither grows old', async () => {
    for (let hours = 0; hours < 40; hours++) {
      await run('aaaaaaa')
      await run('bbbbbbb')
      later(hourMs)
    }
    expect((await rows()).map(({ id }) => id)).toEqual(['aaaaaaa', 'bbbbbbb'])
  })

  test('a build that is rolled back to is current again, and published again if it was deleted', async () => {
    await run('aaaaaaa')
    await run('bbbbbbb')
    await run('aaaaaaa')
    expect((await rows()).map(({ replaced_at }) => replaced_at === null)).toEqual([true, false])
    later(3 * 24 * hourMs)
    await run('aaaaaaa')
    await run('bbbbbbb')
    expect(await knows(await run('aaaaaaa'), 'bbbbbbb')).toBe(true)
    await services.blobCleanup.cleanUp()
    const blobs = await Promise.all((await rows()).map((row) => services.blobs.read(row.body_id)))
    expect(blobs).not.toContain(null)
  })

  test('a second process of the same build leaves nothing behind', async () => {
    const write = vi.spyOn(services.blobs, 'write')
    await run('aaaaaaa')
    const [row] = await rows()
    await run('aaaaaaa')
    expect(write).toHaveBeenCalledOnce()
    expect(await rows()).toEqual([row])
  })

  test('a store that is full is a line in the log, and nothing else stops', async () => {
    await run('aaaaaaa')
    const write = vi.spyOn(services.blobs, 'write').mockRejectedValue(new Error('ENOSPC'))
    const now = await run('bbbbbbb')
    expect(logged.map(({ level, event }) => [level, event])).toEqual([[40, 'build.publish_failed']])
    expect(await knows(now, 'aaaaaaa')).toBe(true)
    const other = await run('aaaaaaa')
    expect(await knows(other, 'bbbbbbb')).toBe(false)
    write.mockRestore()
    later(hourMs)
    await run('bbbbbbb')
    expect(await knows(await run('aaaaaaa'), 'bbbbbbb')).toBe(true)
  })

  test('an archive is read once for many, and rarely while the store is unavailable', async () => {
    await run('aaaaaaa')
    const now = await run('bbbbbbb')
    const read = vi.spyOn(services.blobs, 'read')
    const all = await Promise.all(Array.from({ length: 20 }, () => knows(now, 'aaaaaaa')))
    expect(all).not.toContain(false)
    expect(read).toHaveBeenCalledOnce()
    read.mockReset().mockRejectedValue(new Error('away'))
    const others = await run('ccccccc')
    for (let tries = 0; tries < 5; tries++) expect(await knows(others, 'aaaaaaa')).toBe(false)
    expect(read).toHaveBeenCalledOnce()
  })

  test('pages of several builds take turns, and each archive is read once', async () => {
    const ids = ['aaaaaaa', 'bbbbbbb', 'ccccccc']
    for (const id of ids) await run(id)
    const now = await run('ddddddd')
    const read = vi.spyOn(services.blobs, 'read')
    for (const id of [...ids, ...ids, ...ids]) expect(await knows(now, id)).toBe(true)
    expect(read).toHaveBeenCalledTimes(ids.length)
  })

  test('many unknown names cost one query', async () => {
    const now = await run('aaaaaaa')
    const asked = vi.spyOn(services.database.db, 'selectFrom')
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => now.find(`/assets/x-${1_000_000 + index}.js`)),
    )
    expect(asked).toHaveBeenCalledOnce()
  })

  describe('over a socket', () => {
    const server = createServer()
    const name = 'screen-aaaaaaa.js'
    let url: string

    beforeEach(async () => {
      await run('aaaaaaa')
      const answer = serveBuilds(await run('bbbbbbb'), site, (_, response) =>
        response.writeHead(404).end('next'),
      )
      server.removeAllListeners('request').on('request', answer)
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    })
    afterEach(async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    })

    const ask = (path: string, init: RequestInit = {}) => fetch(url + path, init)

    test.each([
      [`/assets/${name}`, 'br', 'br'],
      [`/assets/${name}`, 'gzip', 'gzip'],
      [`/assets/${name}`, 'identity', null],
      ['/assets/font-aaaaaaa.woff2', 'br', null],
      ['/assets/small-aaaaaaa.css', 'gzip, br', 'gzip'],
      [`/assets/${name}?x`, 'br', 'br'],
    ])('%s for %s comes in %s', async (path, accepted, encoding) => {
      const response = await ask(path, { headers: { 'accept-encoding': accepted } })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('vary')).toBe('accept-encoding')
      const etag = response.headers.get('etag') ?? ''
      expect(etag).toBe(encoding === null ? '"hash-aaaaaaa"' : `"hash-aaaaaaa-${encoding}"`)
      const wanted = filesOf('aaaaaaa').statics.entries.get(path.replace('?x', ''))
      // fetch has unpacked it.
      expect(await response.text()).toBe(wanted?.identity.body.toString())
      const again = await ask(path, {
        headers: { 'accept-encoding': accepted, 'if-none-match': etag },
      })
      expect(again.status).toBe(304)
    })

    test('HEAD says how long it is', async () => {
      const response = await ask(`/assets/${name}`, {
        method: 'HEAD',
        headers: { 'accept-encoding': 'br' },
      })
      const wanted = filesOf('aaaaaaa').statics.entries.get(`/assets/${name}`)
      expect(response.headers.get('content-length')).toBe(String(wanted?.br.body.length))
    })

    test.each([
      ['GET', '/assets/screen-bbbbbbb.js'],
      ['GET', '/assets/screen-zzzzzzz.js'],
      ['GET', '/assets/../favicon.svg'],
      ['GET', '/assets/%2e%2e/secret-aaaaaaa.js'],
      ['GET', '/favicon.svg'],
      ['GET', '/games/meyer'],
      ['POST', `/assets/${name}`],
    ])('%s %s goes on', async (method, path) => {
      const response = await ask(path, { method })
      expect([response.status, await response.text()]).toEqual([404, 'next'])
    })
  })
})

test('what was packed is what was served', () => {
  const { files, statics } = filesOf('aaaaaaa')
  const { br, gzip, identity } = statics.entries.get('/assets/screen-aaaaaaa.js') as StaticEntry
  expect(brotliDecompressSync(br.body)).toEqual(identity.body)
  expect(gunzipSync(gzip.body)).toEqual(identity.body)
  expect(createArchive(files, statics).files.map(([url]) => url)).not.toContain('/favicon.svg')
})
