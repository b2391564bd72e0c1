import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadEnv } from '#server/config/env.ts'
import { storeObject } from '#server/features/objects/store-object.ts'
import { getProfile } from '#server/features/profile/get-profile.ts'
import { newId } from '#server/lib/new-id.ts'
import { createUserIn, useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { somePack } from '#tests/support/packs/pack-fixtures.ts'
import { findFreePort } from '#tests/support/server/free-port.ts'
import { runOperatorCommand } from '#tests/support/server/run-operator-command.ts'
import { giveCoins } from '#tests/support/users/create-user.ts'
import { checkClock } from './check-database.ts'
import { checkFolder } from './check-folder.ts'
import { checkMail } from './check-mail.ts'
import { checkOrphans } from './check-orphans.ts'

const hourMs = 60 * 60_000

describe.each(databaseKinds)('the doctor on %s', (kind) => {
  const testApp = useTestApp(kind, {
    ORIGIN: 'https://party.example',
    TRUSTED_PROXIES: '1',
    DATA_DIR: tmpdir(),
  })
  let userId: string
  let blobId: string

  /** A server in which all is well. */
  beforeEach(async () => {
    const { db } = testApp.services.database
    for (const table of ['users', 'objects', 'packs', 'messages', 'jobs', 'spent_bodies'] as const)
      await db.deleteFrom(table).execute()
    const { blobs } = testApp.services
    for await (const { blobId: left } of blobs.list('')) await blobs.remove(left)
    ;({ userId } = await createUserIn(testApp))
    await getProfile(testApp.services, userId)
    await giveCoins(testApp.services, userId, 70)
    const name = `users/${userId}/notes.txt`
    ;({ body_id: blobId } = await store(name, 'Bring ice'))
    const pack = somePack()
    await store(`packs/${pack.metadata.id}.json`, JSON.stringify(pack))
  })

  const store = (name: string, text: string) =>
    storeObject(testApp.services, {
      userId,
      name,
      bytes: Buffer.from(text),
      contentType: null,
      settings: {},
      md5Hash: null,
      ifGeneration: null,
    })

  async function examine(...words: string[]) {
    const { code, lines } = await runOperatorCommand(testApp.services, 'doctor', ...words)
    const bad = lines.filter((line) => line.startsWith('bad'))
    return { code, lines, bad: bad.map((line) => line.slice('bad   '.length)) }
  }

  test('finds nothing bad where all is well, and leaves nothing behind', async () => {
    const { code, lines, bad } = await examine('--deep')
    expect([code, bad]).toEqual([0, []])
    expect(lines.join('\n')).toMatch(/^ok {4}ledger: equals the balances of all \d+ people/m)
    expect(lines.join('\n')).toMatch(/^ok {4}objects: all 2 are there and unharmed/m)
    expect(lines.join('\n')).toMatch(/^ok {4}scheduled work: none is late$/m)
  })

  test('finds a balance that is not its ledger’s', async () => {
    const { db } = testApp.services.database
    await db.updateTable('profiles').set({ dojo_coins: 71 }).where('user_id', '=', userId).execute()
    const { code, bad } = await examine()
    expect(code).toBe(1)
    expect(bad).toEqual([
      expect.stringMatching(
        `^ledger: 1 of \\d+ balances are not its sum, that of ${userId} is one$`,
      ),
    ])
  })

  test.each([
    [
      'gone',
      (id: string) => testApp.services.blobs.remove(id),
      'has no bytes and is answered as not found',
      1,
    ],
    ['changed', (id: string) => replace(id), 'were changed', 0],
  ])('finds bytes that are %s', async (_, harm, says, missing) => {
    await harm(blobId)
    for (const words of [[], ['--deep']]) {
      expect((await examine(...words)).bad).toEqual([
        expect.stringMatching(`^objects: 1 of 2 are not as they should be: .*${says}$`),
        ...Array(missing).fill(
          expect.stringMatching(
            `^rows without bytes: 1 object, users/${userId}/notes.txt is one: .* stored anew`,
          ),
        ),
      ])
    }
  })

  test.each([
    [3, 'look', '3 pieces older than a day, 1 KB: a server removes them within a day'],
    [101, 'bad ', '101 pieces older than a day, 1 KB, and only \\d+ have one: no server removes'],
  ])('counts %i bytes without a row, and says what becomes of them', async (count, state, says) => {
    const { blobs, now } = testApp.services
    for (let n = 0; n < count; n++) await blobs.write(newId(), Buffer.from('x'))
    expect((await examine()).lines).toContain(
      'ok    bytes without a row: none are older than a day',
    )
    testApp.services.now = () => now() + 25 * hourMs
    const { lines } = await examine()
    expect(lines).toContainEqual(expect.stringMatching(`^${state}  bytes without a row: ${says}`))
    expect(lines).toContain('ok    rows without bytes: none')
  })

  async function replace(id: string) {
    await testApp.services.blobs.remove(id)
    await testApp.services.blobs.write(id, Buffer.from('Bring mice'))
  }

  test('takes nothing for missing that came or went while it looked', async () => {
    const { blobs, database } = testApp.services
    await blobs.remove(blobId)
    const list = async function* (start: string) {
      yield* blobs.list(start)
      // Named by a row that is read after this list, in which its bytes are not.
      let last = ''
      while (start === '0' && !last.startsWith(start))
        last = (await store(`users/${userId}/new.txt`, 'Just now')).body_id
      const lost = database.db.deleteFrom('objects').where('body_id', '=', blobId)
      if (start === 'f') await lost.execute()
    }
    const findings = await checkOrphans({ ...testApp.services, blobs: { ...blobs, list } })
    expect(findings).toContainEqual({ state: 'ok', about: 'rows without bytes', message: 'none' })
  })

  test('finds what waits for too long', async () => {
    const { db } = testApp.services.database
    const before = Date.now() - 3 * hourMs
    const message = {
      id: newId(),
      channel: 'mail',
      recipient: 'a@b.example',
      content: '{}',
    } as const
    const times = { created_at: before, attempts: 5, next_attempt_at: before }
    await db
      .insertInto('messages')
      .values({ ...message, ...times })
      .execute()
    await db.insertInto('jobs').values({ name: 'sweep dares', due_at: before }).execute()
    expect((await examine()).bad).toEqual([
      'messages: 1 waiting, the oldest for 3 h: does the mail server take them?',
      'scheduled work: late for 3 h: sweep dares',
    ])
  })

  test('says nothing bad of a data folder in which nothing is kept', async () => {
    const { env } = testApp.services
    const elsewhere = loadEnv({
      DATABASE_URL: 'postgres://h/n',
      STORAGE_URL: 's3://party',
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AUTH_SECRET: 'x'.repeat(32),
      NODE_ENV: 'production',
    })
    expect(await checkFolder({ ...elsewhere, dataDir: '/nowhere/at-all' })).toMatchObject({
      state: 'ok',
    })
    expect(await checkFolder({ ...env, dataDir: '/nowhere/at-all' })).toMatchObject({
      state: 'bad',
    })
  })

  test('says in one line each what the configuration is', async () => {
    const { env } = testApp.services
    Object.assign(testApp.services, {
      env: { ...env, trustedProxies: 0, databaseUrl: 'postgres://x', dataDir: '/nowhere/at-all' },
    })
    const { bad } = await examine()
    Object.assign(testApp.services, { env })
    expect(bad).toEqual([
      expect.stringMatching(/^TRUSTED_PROXIES: 0, and https needs a proxy/),
      expect.stringMatching(/^AUTH_SECRET: not set: each machine makes its own/),
      'DATA_DIR: /nowhere/at-all cannot be used (ENOENT)',
    ])
  })
})

test.each([
  [1_000, 'ok'],
  [-3_000, 'look'],
  [31_000, 'bad'],
  [-31_000, 'bad'],
])('a clock that is off by %i ms is %s', (skewMs, state) => {
  expect(checkClock(skewMs).state).toBe(state)
})

test.each([
  ['220 mail.example ESMTP\r\n', 'ok'],
  ['554 go away\r\n', 'bad'],
  [null, 'bad'],
])('a mail server that says %j is %s', async (greeting, state) => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (greeting === null) socket.end()
    else socket.write(greeting)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect((await checkMail(`smtp://user:secret@127.0.0.1:${port}`)).state).toBe(state)
  server.close()
})

test('a mail server that is not there is bad, and no password is told', async () => {
  const { state, message } = await checkMail(`smtp://user:secret@127.0.0.1:${await findFreePort()}`)
  expect([state, message]).toEqual([
    'bad',
    expect.stringMatching(/does not answer \(ECONNREFUSED\)$/),
  ])
})
