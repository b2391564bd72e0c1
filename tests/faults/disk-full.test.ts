import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadMixed, pricesOf } from '#tests/support/load/mixed-load.ts'
import {
  expectEmails,
  expectNoOrphans,
  expectPremium,
  expectWritesKept,
  orphanBlobs,
} from '#tests/support/load/mixed-promises.ts'
import { expectNoFailures } from '#tests/support/log-lines.ts'
import { type FaultServer, openFaultServer } from '#tests/support/server/fault-server.ts'
import {
  mountRefusal,
  mountSmallDisk,
  pageBytes,
  type SmallDisk,
} from '#tests/support/server/small-disk.ts'
import { runServer } from '#tests/support/server/start-server.ts'
import { expectObjectsIntact } from '#tests/support/storage/objects-intact.ts'
import type { TestUser } from '#tests/support/users/create-user.ts'
import { goodPassword } from '#tests/support/users/visitor.ts'
import { timesTried } from '#tests/support/vitest/full-length.ts'

const startTimeoutMs = 90_000
const rounds = timesTried(5, 1)
const fullForMs = timesTried(5_000, 1_000)
const answersARound = 40
const guestCount = 4
const bodyBytes = 64 * pageBytes
const diskMb = 128

const title = `a disk of ${diskMb} MB${mountRefusal ? `: cannot be mounted here (${mountRefusal})` : ''}`

describe.skipIf(mountRefusal)(title, () => {
  let disk: SmallDisk
  let server: FaultServer
  let guests: TestUser[]
  let guest: TestUser
  let reader: DatabaseSync

  beforeAll(async () => {
    disk = mountSmallDisk(diskMb)
    server = await openFaultServer({ env: { DATA_DIR: join(disk.folder, 'data') } })
    guests = await Promise.all(Array.from({ length: guestCount }, server.createUser))
    guest = await server.createUser()
    reader = new DatabaseSync(join(server.dataDir, 'party-dojo.db'))
    reader.exec('pragma busy_timeout = 5000')
    expect((await server.ask(`/api/users/${guest.userId}`, guest)).status).toBe(200)
  }, startTimeoutMs)

  afterAll(async () => {
    reader.close()
    const { code, output } = await server.close()
    disk.unmount()
    expect(code).toBe(0)
    expectNoFailures(output)
  })

  const name = (rest: string) => `users/${guest.userId}/${rest}`

  /** The room that the log of the database has from before would take some more rows: it has none. */
  function fill(leftBytes = 0): void {
    expect(reader.prepare('pragma wal_checkpoint(truncate)').get()).toMatchObject({ busy: 0 })
    reader.exec('begin; select count(*) from users')
    disk.fill(leftBytes)
  }

  function makeRoom(): void {
    disk.makeRoom()
    reader.exec('commit')
  }

  async function upload(rest: string, bytes: Buffer | string) {
    const answer = await server.by(guest).upload(name(rest), bytes)
    return { status: answer.status, text: await answer.text() }
  }

  /** One of every kind of write. */
  async function writeAll(round: number) {
    const me = `/api/users/${guest.userId}`
    const at = new Date(Date.UTC(2026, 10, 1) + round).toISOString()
    const feedback = {
      time: at,
      feedback: 'More dares!',
      user: '',
      positive: true,
      game: 'charades',
    }
    const account = { email: `${round}@home.example`, name: 'Mia', password: goodPassword }
    const [price] = await pricesOf(server)
    const checkout = { userId: guest.userId, price_id: price }
    const answers = {
      upload: await upload(`new-${round}`, 'words'),
      overwrite: await upload('kept', 'other words'),
      delete: await server.ask(
        `/v0/b/party-dojo/o/${encodeURIComponent(name('kept'))}`,
        guest,
        'DELETE',
      ),
      claim: await server.ask(`${me}/claimed_rewards`, guest, 'POST', { rewardId: 'welcome' }),
      rename: await server.ask(me, guest, 'PATCH', { username: `Mia ${round}` }),
      like: await server.ask(`${me}/liked_games/meyer`, guest, round % 2 ? 'DELETE' : 'PUT'),
      feedback: await server.ask(`/api/feedback/${at}`, undefined, 'PUT', feedback),
      signUp: await server.ask('/api/auth/sign-up/email', undefined, 'POST', account),
      checkout: await server.ask('/api/stripe/create-checkout-session', guest, 'POST', checkout),
    }
    return Object.entries(answers).map(([what, { status, text }]) => ({ what, status, text }))
  }

  test('every write is refused in words, reads go on, and with room it goes on by itself', {
    timeout: timesTried(300_000, startTimeoutMs),
  }, async () => {
    const load = loadMixed(server, guests, await pricesOf(server))
    for (let round = 0; round < rounds; round++) {
      expect(await upload('kept', `words ${round}`)).toMatchObject({ status: 200 })
      const enough = load.answered() + answersARound
      while (load.answered() < enough) await sleep(5)
      fill()
      await sleep(fullForMs)
      // Whatever was half done has been given up by now, and its room is taken too.
      disk.fill()
      const refused = await writeAll(round)
      // Without writing anything: a claim is made once, and so many accounts from one address.
      const known = round > 0 ? [409, 429] : []
      const others = refused.filter(({ status }) => status !== 503)
      expect(others.filter(({ status }) => !known.includes(status))).toEqual([])
      for (const { status, text } of refused) {
        if (status === 503) expect(text).toMatch(/The storage is full|Error claiming reward/)
      }
      for (const path of ['/', '/games/meyer', '/api/packs', '/profile', '/healthz', '/readyz']) {
        expect([path, (await server.ask(path, guest)).status]).toEqual([path, 200])
      }
      expect((await server.ask(`/api/users/${guest.userId}`, guest)).status).toBe(200)
      const kept = await server.by(guest).download(name('kept'))
      expect([kept.status, await kept.text()]).toEqual([200, `words ${round}`])
      makeRoom()
      const taken = await writeAll(round)
      const fine = [200, 201, 204, ...known]
      expect(taken.filter(({ status }) => !fine.includes(status))).toEqual([])
    }
    await load.end()
    const { promised, surprises } = load
    expect(surprises).toEqual([])
    await expectWritesKept(server, [...guests, guest], promised)
    await expectEmails(server, promised)
    await expectPremium(server, guests, promised)
    await expectNoOrphans(server)
  })

  test('full between the bytes of an upload and its row: neither is left', async () => {
    const bytes = randomBytes(bodyBytes)
    expect((await upload('between', 'before')).status).toBe(200)
    const unnamed = await orphanBlobs(server)
    fill(bodyBytes)
    for (const rest of ['between', 'between', 'new', 'new']) {
      expect(await upload(rest, bytes)).toMatchObject({ status: 503 })
      // Or trying again would find less room each time.
      expect(await orphanBlobs(server)).toEqual(unnamed)
    }
    makeRoom()
    expect((await server.by(guest).metadata(name('new'))).status).toBe(404)
    expect(await (await server.by(guest).download(name('between'))).text()).toBe('before')
    expect((await upload('between', bytes)).status).toBe(200)
    expect((await upload('new', bytes)).status).toBe(200)
    await expectObjectsIntact(server, guest)
  })

  test('a start on it says why it cannot, and goes on once there is room', async () => {
    const dataDir = join(disk.folder, 'other')
    disk.fill()
    const { code, output } = await runServer({ DATA_DIR: dataDir })
    expect([code, output.split('\n')]).toEqual([
      1,
      [expect.stringMatching(/^DATA_DIR.* cannot be (?:written|opened|used) \(.*\)\.$/)],
    ])
    disk.makeRoom()
    await server.killAndRise()
    expect((await server.ask('/readyz')).status).toBe(200)
  })
})
