import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createDatabase, isPostgresThere } from '#tests/support/database/database.ts'
import { countEvents } from '#tests/support/log-lines.ts'
import { type RenamedBuild, renameBuild } from '#tests/support/server/renamed-build.ts'
import {
  freshDataDir,
  type RunningServer,
  startServer,
} from '#tests/support/server/start-server.ts'
import { type Fate, type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts'
import { patienceMs } from '#tests/support/vitest/patience.ts'

const hourMs = 60 * 60 * 1000
const clock = join(import.meta.dirname, '../support/server/movable-clock.mjs')
const encodings = ['br', 'gzip', 'identity']

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

let one: RenamedBuild
let other: RenamedBuild
const running: RunningServer[] = []

beforeAll(async () => {
  one = await renameBuild('aaaaaaa')
  other = await renameBuild('bbbbbbb')
}, 90_000)
afterEach(async () => {
  await Promise.all(running.splice(0).map(stop))
})

async function start(env: Record<string, string>, { folder }: RenamedBuild) {
  const server = await startServer(env, folder)
  running.push(server)
  return server
}

async function stop(server: RunningServer): Promise<void> {
  server.process.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0, output: expect.not.stringContaining('warn') })
}

/** As it comes over the wire; `fetch` would unpack it. */
function ask(
  { url }: RunningServer,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray())
      const { date: _, ...kept } = response.headers
      resolve({ status: response.statusCode ?? 0, headers: kept, body })
    })
    sent.on('error', reject).end()
  })
}

/** One of each kind, in every encoding. */
async function askAll(server: RunningServer, { assets }: RenamedBuild): Promise<Answer[]> {
  const kinds = new Map(assets.map((path) => [path.slice(path.lastIndexOf('.')), path]))
  expect([...kinds.keys()]).toEqual(expect.arrayContaining(['.js', '.css', '.woff2', '.svg']))
  const asked = [...kinds.values()].flatMap((path) =>
    encodings.map((encoding) => ask(server, path, { 'accept-encoding': encoding })),
  )
  return await Promise.all(asked)
}

/** Waits until so many builds have their archives here. */
async function arePublished(dataDir: string, count: number): Promise<void> {
  await vi.waitFor(
    () => {
      const names = readdirSync(join(dataDir, 'objects'), { recursive: true, encoding: 'utf8' })
      const files = names.filter((name) => statSync(join(dataDir, 'objects', name)).isFile())
      expect(files.filter((name) => !name.startsWith('aside'))).toHaveLength(count)
    },
    { timeout: patienceMs },
  )
}

test('a new build answers for the chunks of the one before it, for a day', async () => {
  const dataDir = freshDataDir()
  const first = await start({ DATA_DIR: dataDir }, one)
  const was = await askAll(first, one)
  expect(was.map(({ status }) => status)).toEqual(was.map(() => 200))
  await arePublished(dataDir, 1)
  await stop(running.splice(0)[0] as RunningServer)
  rmSync(one.folder, { recursive: true })

  const aheadFile = join(mkdtempSync(join(tmpdir(), 'party-dojo-clock-')), 'ahead')
  writeFileSync(aheadFile, '0')
  const env = { NODE_OPTIONS: `--import ${clock}`, CLOCK_AHEAD_FILE: aheadFile }
  const second = await start({ DATA_DIR: dataDir, ...env }, other)
  expect(await askAll(second, one)).toEqual(was)
  const every = await Promise.all(one.assets.map((path) => ask(second, path)))
  expect(every.map(({ status }) => status)).toEqual(one.assets.map(() => 200))

  // From here on it has said that the one before it is replaced.
  await arePublished(dataDir, 2)
  const [path = ''] = one.assets
  const { etag = '' } = (await ask(second, path)).headers
  expect((await ask(second, path, { 'if-none-match': etag })).status).toBe(304)
  const unknown = await ask(second, '/assets/screen-zzzzzzz.js')
  expect([unknown.status, unknown.body.toString()]).toEqual([
    404,
    'Page not found: /assets/screen-zzzzzzz.js',
  ])
  const listed = await (await fetch(`${second.url}/v0/b/party-dojo/o?delimiter=/`)).json()
  expect([listed.prefixes ?? [], listed.items ?? []]).toEqual([[], []])

  writeFileSync(aheadFile, String(24 * hourMs))
  await sleep(1_500)
  expect((await ask(second, path)).status).toBe(200)
  writeFileSync(aheadFile, String(26 * hourMs))
  await vi.waitFor(async () => expect((await ask(second, path)).status).toBe(404), patienceMs)
})

test.runIf(isPostgresThere)(
  'machines of two builds behind one load balancer answer for each other',
  async () => {
    one = await renameBuild('ccccccc')
    const [place, s3] = [await createDatabase(), await startS3Server()]
    try {
      const env = () => ({
        ...s3.source,
        DATABASE_URL: place.url,
        AUTH_SECRET: 'the same one on every machine that there is',
        DATA_DIR: freshDataDir(),
      })
      const left = await start(env(), one)
      // The first page of the new machine may be there already.
      const right = await start(env(), other)
      const [path = ''] = other.assets
      expect((await ask(left, path)).status).toBe(200)
      expect(await askAll(left, other)).toEqual(await askAll(right, other))
      expect(await askAll(right, one)).toEqual(await askAll(left, one))
      await Promise.all(running.splice(0).map(stop))
    } finally {
      await s3.stop()
      await place.drop()
    }
  },
)

describe.each(isPostgresThere ? [false, true] : [false])(
  'a bucket that is away, and a database of many machines: %s',
  (isShared) => {
    let s3: S3Server
    let place: Awaited<ReturnType<typeof createDatabase>> | null
    let server: RunningServer

    async function startWith(fates: Fate[]): Promise<void> {
      s3 = await startS3Server()
      place = isShared ? await createDatabase() : null
      s3.fates.push(...fates)
      // The start looks at the bucket first, and is answered.
      s3.fatedMethod = 'PUT'
      const shared = place && { DATABASE_URL: place.url }
      server = await startServer(
        { ...s3.source, ...shared, DATA_DIR: freshDataDir() },
        other.folder,
      )
    }
    afterEach(async () => {
      await s3.stop()
      await place?.drop()
    })

    async function endingOf({ process, ended }: RunningServer) {
      process.kill('SIGTERM')
      const { code, output } = await ended
      return { code, warnings: countEvents(output, 'build.publish_failed') }
    }

    test('keeps nobody from playing, and has the build once it is back', async () => {
      await startWith(Array(8).fill('busy'))
      expect((await ask(server, '/')).status).toBe(200)
      expect((await ask(server, '/assets/screen-aaaaaaa.js')).status).toBe(404)
      const isThere = () => s3.seen.some(({ method, status }) => method === 'PUT' && status === 200)
      await vi.waitFor(() => expect(isThere()).toBe(true), patienceMs)
      expect(await endingOf(server)).toEqual({ code: 0, warnings: 1 })
    })

    test('holds up neither the start nor the end when it does not even say so', async () => {
      await startWith(Array(50).fill('hang'))
      const isAsked = () => s3.seen.some(({ method }) => method === 'PUT')
      await vi.waitFor(() => expect(isAsked()).toBe(true), patienceMs)
      expect((await ask(server, '/')).status).toBe(200)
      // After a quarter of a minute the first try would have been given up.
      expect(await endingOf(server)).toEqual({ code: 0, warnings: 0 })
    })
  },
)
