import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { packIdOfPath } from '#domain/packs/custom-pack.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  bucketPath,
  objectPath,
  packText,
  type StorageCaller,
  useStorageCallers,
} from '#tests/support/storage/storage-callers.ts'
import { signedCookie } from '#tests/support/users/create-user.ts'

let packs = 0
const newPackId = () => `pack-${++packs}`

describe.each(databaseKinds)('object storage on %s', (kind) => {
  const testApp = useTestApp(kind)
  const people = useStorageCallers(testApp)
  const callers = () => ({ ada: people.byAda, ben: people.byBen, nobody: people.byNobody })

  test('an upload answers with the object, every value a text', async () => {
    const name = people.mine('notes/a b.txt')
    const answer = await people.byAda.upload(name, 'twelve bytes', {
      contentType: 'text/plain',
      cacheControl: 'no-cache',
      metadata: { mood: 'bright' },
    })
    expect(answer.status).toBe(200)
    const document = await answer.json()
    expect(document).toEqual({
      name,
      bucket: 'party-dojo',
      generation: expect.stringMatching(/^\d{16}$/),
      metageneration: '1',
      contentType: 'text/plain',
      timeCreated: expect.stringMatching(/Z$/),
      updated: document.timeCreated,
      storageClass: 'STANDARD',
      size: '12',
      md5Hash: createHash('md5').update('twelve bytes').digest('base64'),
      crc32c: expect.stringMatching(/^[\w+/]{6}==$/),
      etag: `${document.generation}-1`,
      downloadTokens: expect.stringMatching(/^[\da-f-]{36}$/),
      contentEncoding: 'identity',
      contentDisposition: 'inline',
      cacheControl: 'no-cache',
      metadata: { mood: 'bright' },
    })
    expect(await (await people.byAda.metadata(name)).json()).toEqual(document)
    expect(await (await people.byAda.download(name)).text()).toBe('twelve bytes')
  })

  test('an overwrite has a new generation and a new token, and the old token opens nothing', async () => {
    const name = people.mine('a')
    const before = await (await people.byAda.upload(name, 'one')).json()
    const after = await (await people.byAda.upload(name, 'two')).json()
    expect(Number(after.generation)).toBeGreaterThan(Number(before.generation))
    const byToken = (token: string) => people.byNobody.download(name, `&token=${token}`)
    expect((await byToken(before.downloadTokens)).status).toBe(403)
    expect(await (await byToken(after.downloadTokens)).text()).toBe('two')
  })

  test.each([
    ['a published pack', [], { ada: 200, ben: 200, nobody: 200 }],
    ['a draft', ['draft'], { ada: 200, ben: 403, nobody: 401 }],
  ])('%s is read by', async (_, tags, statuses) => {
    const packId = newPackId()
    const name = `packs/${packId}.json`
    expect((await people.byAda.upload(name, packText(packId, tags))).status).toBe(200)
    for (const [who, status] of Object.entries(statuses)) {
      const caller = callers()[who as keyof typeof statuses]
      expect([who, (await caller.metadata(name)).status]).toEqual([who, status])
      expect([who, (await caller.download(name)).status]).toEqual([who, status])
    }
  })

  test('a pack is stored pretty-printed, as JSON, with the counts of the server', async () => {
    const packId = newPackId()
    const forged = JSON.stringify({ ...JSON.parse(packText(packId)), likes: 900, plays: 900 })
    await people.byAda.upload(`packs/${packId}.json`, forged, { contentType: 'text/html' })
    const answer = await people.byNobody.download(`packs/${packId}.json`)
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(JSON.parse(text)).toMatchObject({ likes: 0, plays: 0 })
    expect(text).toBe(JSON.stringify(JSON.parse(text), null, 2))
  })

  test('a token opens a draft to whoever holds it, but no pack that reports hide', async () => {
    const packId = newPackId()
    const name = `packs/${packId}.json`
    const { downloadTokens } = await (
      await people.byAda.upload(name, packText(packId, ['draft']))
    ).json()
    const status = async () =>
      (await people.byNobody.download(name, `&token=${downloadTokens}`)).status
    expect(await status()).toBe(200)
    await testApp.services.database.db
      .updateTable('packs')
      .set({ hidden_at: 1 })
      .where('pack_id', '=', packId)
      .execute()
    expect(await status()).toBe(404)
  })

  test.each([
    [
      'of another object',
      async () => (await (await people.byAda.upload(people.mine('b'), 'x')).json()).downloadTokens,
    ],
    ['made up', async () => '8d1fd0b4-0d5c-4c6c-9a43-000000000000'],
    ['empty', async () => ''],
  ])('a token %s opens nothing, not even what is open', async (_, makeToken) => {
    const packId = newPackId()
    const name = `packs/${packId}.json`
    await people.byAda.upload(name, packText(packId))
    await people.byAda.upload(people.mine('a'), 'secret')
    const query = `&token=${await makeToken()}`
    expect((await people.byNobody.download(name, query)).status).toBe(403)
    expect((await people.byNobody.download(people.mine('a'), query)).status).toBe(403)
    expect((await people.byNobody.download(people.mine('nothing'), query)).status).toBe(403)
  })

  describe('who is asking', () => {
    type Call = (caller: StorageCaller, name: string) => Promise<Response>
    const reads: [string, Call][] = [
      ['metadata', (caller, name) => caller.metadata(name)],
      ['download', (caller, name) => caller.download(name)],
      ['list', (caller) => caller.list(`?prefix=${encodeURIComponent(people.mine(''))}`)],
    ]
    const writes: [string, Call][] = [
      ['upload', (caller, name) => caller.upload(name, packText(packIdOfPath(name) ?? ''))],
      ['patch', (caller, name) => caller.patch(name, { cacheControl: 'no-store' })],
      ['delete', (caller, name) => caller.delete(name)],
    ]

    test.each([...reads, ...writes])(
      'a private area is closed to others whether there is anything or not: %s',
      async (_, call) => {
        await people.byAda.upload(people.mine('there'), 'x')
        for (const name of [people.mine('there'), people.mine('not-there')]) {
          expect((await call(people.byBen, name)).status).toBe(403)
          expect((await call(people.byNobody, name)).status).toBe(401)
        }
        expect((await call(people.byAda, people.mine('there'))).ok).toBe(true)
      },
    )

    test.each(writes)('a pack is its owner’s alone to change: %s', async (_, call) => {
      const packId = newPackId()
      const name = `packs/${packId}.json`
      await people.byAda.upload(name, packText(packId))
      expect((await call(people.byBen, name)).status).toBe(403)
      expect((await call(people.byNobody, name)).status).toBe(401)
      expect((await people.byNobody.download(name)).status).toBe(200)
    })

    test.each(['other/a.txt', 'packs/a.txt', 'packs/a/b.json', 'users/a', 'a'])(
      'nobody writes %s',
      async (name) => {
        expect((await people.byAda.upload(name, 'x')).status).toBe(403)
        expect((await people.byNobody.upload(name, 'x')).status).toBe(401)
        expect((await people.byAda.metadata(name)).status).toBe(403)
      },
    )

    test.each([
      ['Firebase', (token: string) => token],
      ['Bearer', (token: string) => token],
      ['Bearer', (token: string) => decodeURIComponent(token)],
    ])('by a token in the header, %s', async (scheme, write) => {
      const token = write(signedCookie(people.ada.token, testApp.services.authSecret))
      const headers = { authorization: `${scheme} ${token}` }
      await people.byAda.upload(people.mine('a'), 'x')
      expect(
        (await people.byNobody.ask('GET', objectPath(people.mine('a')), { headers })).status,
      ).toBe(200)
    })

    test.each([
      ['forged', () => 'Firebase a.b'],
      [
        'of no scheme we know',
        () => `Basic ${signedCookie(people.ada.token, testApp.services.authSecret)}`,
      ],
      ['signed with another secret', () => `Firebase ${signedCookie(people.ada.token, 'x')}`],
      [
        'of a session that ended',
        () => `Firebase ${signedCookie('gone', testApp.services.authSecret)}`,
      ],
      ['badly encoded', () => 'Firebase %'],
      ['empty', () => 'Firebase'],
    ])(
      'a token that is %s is 401 and never nobody, whatever the cookie says',
      async (_, header) => {
        const packId = newPackId()
        await people.byAda.upload(`packs/${packId}.json`, packText(packId))
        const headers = { authorization: header() }
        for (const caller of [people.byNobody, people.byAda]) {
          const answer = await caller.ask('GET', objectPath(`packs/${packId}.json`), { headers })
          expect(answer.status).toBe(401)
          expect(await answer.json()).toEqual({
            error: { code: 401, message: 'This token is wrong or has ended. Sign in again.' },
          })
        }
      },
    )
  })

  test('what is deleted is gone, and deleted once', async () => {
    await people.byAda.upload(people.mine('a'), 'x')
    const answer = await people.byAda.delete(people.mine('a'))
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    for (const gone of [
      await people.byAda.delete(people.mine('a')),
      await people.byAda.metadata(people.mine('a')),
    ]) {
      expect(gone.status).toBe(404)
      expect(await gone.json()).toEqual({
        error: { code: 404, message: 'There is no such object.' },
      })
    }
  })

  test('a deleted pack is uploaded again by its owner, and by nobody else', async () => {
    const packId = newPackId()
    const name = `packs/${packId}.json`
    await people.byAda.upload(name, packText(packId))
    await people.byAda.delete(name)
    expect((await people.byNobody.metadata(name)).status).toBe(404)
    expect((await people.byBen.upload(name, packText(packId))).status).toBe(403)
    expect((await people.byAda.upload(name, packText(packId))).status).toBe(200)
  })

  test.each([
    ['GET', '/v0/b/other/o', 404],
    ['GET', '/v0/b/other/o/packs%2Fa.json', 404],
    ['GET', '/v0/b/party-dojo', 404],
    ['GET', '/v0/nothing', 404],
    ['PUT', bucketPath, 405],
    ['POST', `${bucketPath}/packs%2Fa.json`, 405],
  ])('%s %s answers %i in the words of the protocol', async (method, path, status) => {
    const answer = await people.byAda.ask(method, path)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ error: { code: status, message: expect.any(String) } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})
