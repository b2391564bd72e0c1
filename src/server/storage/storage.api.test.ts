import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { packIdOfPath } from '#domain/packs/custom-pack.ts'
import { databaseKinds } from '#tests/support/database.ts'
import { type Guest, seatGuest, signedCookie } from '#tests/support/guest.ts'
import {
  bucketPath,
  objectPath,
  openStorageCaller,
  packText,
  type StorageCaller,
} from '#tests/support/storage-house.ts'
import { useTestHouse } from '#tests/support/test-house.ts'

let packs = 0
const newPackId = () => `pack-${++packs}`

describe.each(databaseKinds)('object storage on %s', (kind) => {
  const house = useTestHouse(kind)
  let ada: Guest
  let byAda: StorageCaller
  let byBen: StorageCaller
  let byNobody: StorageCaller
  const callers = () => ({ ada: byAda, ben: byBen, nobody: byNobody })

  beforeEach(async () => {
    ada = await seatGuest(house.services, house.app)
    byAda = openStorageCaller(house.app, ada)
    byBen = openStorageCaller(house.app, await seatGuest(house.services, house.app))
    byNobody = openStorageCaller(house.app, null)
  })

  const mine = (rest: string) => `users/${ada.userId}/${rest}`

  test('an upload answers with the object, every value a text', async () => {
    const name = mine('notes/a b.txt')
    const answer = await byAda.upload(name, 'twelve bytes', {
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
    expect(await (await byAda.metadata(name)).json()).toEqual(document)
    expect(await (await byAda.download(name)).text()).toBe('twelve bytes')
  })

  test('an overwrite has a new generation and a new token, and the old token opens nothing', async () => {
    const name = mine('a')
    const before = await (await byAda.upload(name, 'one')).json()
    const after = await (await byAda.upload(name, 'two')).json()
    expect(Number(after.generation)).toBeGreaterThan(Number(before.generation))
    const byToken = (token: string) => byNobody.download(name, `&token=${token}`)
    expect((await byToken(before.downloadTokens)).status).toBe(403)
    expect(await (await byToken(after.downloadTokens)).text()).toBe('two')
  })

  test.each([
    ['a published pack', [], { ada: 200, ben: 200, nobody: 200 }],
    ['a draft', ['draft'], { ada: 200, ben: 403, nobody: 401 }],
  ])('%s is read by', async (_, tags, statuses) => {
    const packId = newPackId()
    const name = `packs/${packId}.json`
    expect((await byAda.upload(name, packText(packId, tags))).status).toBe(200)
    for (const [who, status] of Object.entries(statuses)) {
      const caller = callers()[who as keyof typeof statuses]
      expect([who, (await caller.metadata(name)).status]).toEqual([who, status])
      expect([who, (await caller.download(name)).status]).toEqual([who, status])
    }
  })

  test('a pack is stored pretty-printed, as JSON, with the counts of the server', async () => {
    const packId = newPackId()
    const forged = JSON.stringify({ ...JSON.parse(packText(packId)), likes: 900, plays: 900 })
    await byAda.upload(`packs/${packId}.json`, forged, { contentType: 'text/html' })
    const answer = await byNobody.download(`packs/${packId}.json`)
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(JSON.parse(text)).toMatchObject({ likes: 0, plays: 0 })
    expect(text).toBe(JSON.stringify(JSON.parse(text), null, 2))
  })

  test('a token opens a draft to whoever holds it, but no pack that reports hide', async () => {
    const packId = newPackId()
    const name = `packs/${packId}.json`
    const { downloadTokens } = await (await byAda.upload(name, packText(packId, ['draft']))).json()
    const status = async () => (await byNobody.download(name, `&token=${downloadTokens}`)).status
    expect(await status()).toBe(200)
    await house.services.database.db
      .updateTable('packs')
      .set({ hidden_at: 1 })
      .where('pack_id', '=', packId)
      .execute()
    expect(await status()).toBe(403)
  })

  test.each([
    [
      'of another object',
      async () => (await (await byAda.upload(mine('b'), 'x')).json()).downloadTokens,
    ],
    ['made up', async () => '8d1fd0b4-0d5c-4c6c-9a43-000000000000'],
    ['empty', async () => ''],
  ])('a token %s opens nothing, not even what is open', async (_, makeToken) => {
    const packId = newPackId()
    const name = `packs/${packId}.json`
    await byAda.upload(name, packText(packId))
    await byAda.upload(mine('a'), 'secret')
    const query = `&token=${await makeToken()}`
    expect((await byNobody.download(name, query)).status).toBe(403)
    expect((await byNobody.download(mine('a'), query)).status).toBe(403)
    expect((await byNobody.download(mine('nothing'), query)).status).toBe(403)
  })

  describe('who is asking', () => {
    type Call = (caller: StorageCaller, name: string) => Promise<Response>
    const reads: [string, Call][] = [
      ['metadata', (caller, name) => caller.metadata(name)],
      ['download', (caller, name) => caller.download(name)],
      ['list', (caller) => caller.list(`?prefix=${encodeURIComponent(mine(''))}`)],
    ]
    const writes: [string, Call][] = [
      ['upload', (caller, name) => caller.upload(name, packText(packIdOfPath(name) ?? ''))],
      ['patch', (caller, name) => caller.patch(name, { cacheControl: 'no-store' })],
      ['delete', (caller, name) => caller.delete(name)],
    ]

    test.each([...reads, ...writes])(
      'a private area is closed to others whether there is anything or not: %s',
      async (_, call) => {
        await byAda.upload(mine('there'), 'x')
        for (const name of [mine('there'), mine('not-there')]) {
          expect((await call(byBen, name)).status).toBe(403)
          expect((await call(byNobody, name)).status).toBe(401)
        }
        expect((await call(byAda, mine('there'))).ok).toBe(true)
      },
    )

    test.each(writes)('a pack is its owner’s alone to change: %s', async (_, call) => {
      const packId = newPackId()
      const name = `packs/${packId}.json`
      await byAda.upload(name, packText(packId))
      expect((await call(byBen, name)).status).toBe(403)
      expect((await call(byNobody, name)).status).toBe(401)
      expect((await byNobody.download(name)).status).toBe(200)
    })

    test.each(['other/a.txt', 'packs/a.txt', 'packs/a/b.json', 'users/a', 'a'])(
      'nobody writes %s',
      async (name) => {
        expect((await byAda.upload(name, 'x')).status).toBe(403)
        expect((await byNobody.upload(name, 'x')).status).toBe(401)
        expect((await byAda.metadata(name)).status).toBe(403)
      },
    )

    test.each([
      ['Firebase', (token: string) => token],
      ['Bearer', (token: string) => token],
      ['Bearer', (token: string) => decodeURIComponent(token)],
    ])('by a token in the header, %s', async (scheme, write) => {
      const token = write(signedCookie(ada.token, house.services.authSecret))
      const headers = { authorization: `${scheme} ${token}` }
      await byAda.upload(mine('a'), 'x')
      expect((await byNobody.ask('GET', objectPath(mine('a')), { headers })).status).toBe(200)
    })

    test.each([
      ['forged', () => 'Firebase a.b'],
      ['of no scheme we know', () => `Basic ${signedCookie(ada.token, house.services.authSecret)}`],
      ['signed with another secret', () => `Firebase ${signedCookie(ada.token, 'x')}`],
      [
        'of a session that ended',
        () => `Firebase ${signedCookie('gone', house.services.authSecret)}`,
      ],
      ['badly encoded', () => 'Firebase %'],
      ['empty', () => 'Firebase'],
    ])(
      'a token that is %s is 401 and never nobody, whatever the cookie says',
      async (_, header) => {
        const packId = newPackId()
        await byAda.upload(`packs/${packId}.json`, packText(packId))
        const headers = { authorization: header() }
        for (const caller of [byNobody, byAda]) {
          const answer = await caller.ask('GET', objectPath(`packs/${packId}.json`), { headers })
          expect(answer.status).toBe(401)
          expect(await answer.json()).toEqual({
            error: { code: 401, message: 'This token is wrong or has ended. Sign in again.' },
          })
        }
      },
    )
  })

  describe('metadata', () => {
    test('changes what is named, removes what is null, keeps the rest', async () => {
      const name = mine('a')
      const before = await (
        await byAda.upload(name, 'x', {
          contentType: 'text/plain',
          cacheControl: 'no-cache',
          contentLanguage: 'en',
          metadata: { a: '1', b: '2' },
        })
      ).json()
      const answer = await byAda.patch(name, { cacheControl: null, metadata: { a: null, c: '3' } })
      const after = await answer.json()
      expect(answer.status).toBe(200)
      expect(after).toMatchObject({ contentLanguage: 'en', metadata: { b: '2', c: '3' } })
      expect(after).not.toHaveProperty('cacheControl')
      expect([after.generation, after.metageneration, after.downloadTokens]).toEqual([
        before.generation,
        '2',
        before.downloadTokens,
      ])
      const bare = await (await byAda.patch(name, { metadata: null, contentType: null })).json()
      expect(bare.contentType).toBe('application/octet-stream')
      expect(bare).not.toHaveProperty('metadata')
    })

    test.each([
      ['not JSON', '{'],
      ['a header that ends early', { cacheControl: 'a\r\nset-cookie: b' }],
      ['no text', { contentLanguage: 4 }],
      ['custom values that are no text', { metadata: { a: { b: 1 } } }],
      ['too much of it', { metadata: { a: 'x'.repeat(9_000) } }],
      ['no media type', { contentType: 'nonsense' }],
    ])('refuses %s', async (_, change) => {
      await byAda.upload(mine('a'), 'x')
      const body = typeof change === 'string' ? change : JSON.stringify(change)
      const answer = await byAda.ask('PATCH', objectPath(mine('a')), { body })
      expect(answer.status).toBe(400)
      expect((await (await byAda.metadata(mine('a'))).json()).metageneration).toBe('1')
    })
  })

  describe('downloads', () => {
    test.each([
      ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
      ['bytes=8-', 206, '89', 'bytes 8-9/10'],
      ['bytes=-2', 206, '89', 'bytes 8-9/10'],
      ['bytes=0-10', 206, '0123456789', 'bytes 0-9/10'],
      ['bytes=5-2', 416, '', 'bytes */10'],
      ['bytes=10-', 416, '', 'bytes */10'],
      ['bytes=-', 416, '', 'bytes */10'],
      ['nonsense', 416, '', 'bytes */10'],
    ])('Range: %s answers %i %j', async (range, status, text, contentRange) => {
      await byAda.upload(mine('digits'), '0123456789')
      const answer = await byAda.download(mine('digits'), '', { range })
      expect(answer.status).toBe(status)
      expect(await answer.text()).toBe(text)
      expect(answer.headers.get('content-range')).toBe(contentRange)
    })

    test('an empty object is given whole, whatever range is asked for', async () => {
      await byAda.upload(mine('empty'), '')
      const answer = await byAda.download(mine('empty'), '', { range: 'bytes=0-100' })
      expect([answer.status, await answer.text()]).toEqual([200, ''])
    })

    test('the same again is 304 by its ETag, until it changes', async () => {
      await byAda.upload(mine('a'), 'one')
      const first = await byAda.download(mine('a'))
      const etag = first.headers.get('etag') ?? ''
      const again = () => byAda.download(mine('a'), '', { 'if-none-match': etag })
      expect([(await again()).status, await (await again()).text()]).toEqual([304, ''])
      await byAda.upload(mine('a'), 'two')
      expect(await (await again()).text()).toBe('two')
    })

    test.each([
      ['text/html', true],
      ['image/svg+xml', true],
      ['application/xhtml+xml', true],
      ['application/json', false],
      ['text/plain; charset=utf-8', false],
      ['image/png', false],
    ])('%s never runs as a page of ours', async (contentType, isActive) => {
      await byAda.upload(mine('page'), '<script>alert(1)</script>', { contentType })
      const { headers } = await byAda.download(mine('page'))
      expect(headers.get('content-type')).toBe(contentType)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(headers.get('content-disposition')).toMatch(isActive ? /^attachment;/ : /^inline;/)
      expect(headers.get('content-security-policy')).toBe(
        isActive ? "sandbox; default-src 'none'" : "default-src 'none'; frame-ancestors 'none'",
      )
    })

    test('headers are those of the metadata, and else careful ones', async () => {
      await byAda.upload(mine('a'), 'x')
      const careful = (await byAda.download(mine('a'))).headers
      expect(careful.get('cache-control')).toBe('private, max-age=0')
      const said = {
        cacheControl: 'private, max-age=60',
        contentDisposition: 'inline',
        contentLanguage: 'nb',
      }
      await byAda.upload(mine('a'), 'x', said)
      const { headers } = await byAda.download(mine('a'))
      expect([
        headers.get('cache-control'),
        headers.get('content-disposition'),
        headers.get('content-language'),
      ]).toEqual(['private, max-age=60', 'inline', 'nb'])
    })

    test('HEAD says how long it is', async () => {
      await byAda.upload(mine('a'), '12345')
      const answer = await byAda.ask('HEAD', `${objectPath(mine('a'))}?alt=media`)
      expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
        200,
        '5',
        '',
      ])
    })
  })

  test('what is deleted is gone, and deleted once', async () => {
    await byAda.upload(mine('a'), 'x')
    const answer = await byAda.delete(mine('a'))
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    for (const gone of [await byAda.delete(mine('a')), await byAda.metadata(mine('a'))]) {
      expect(gone.status).toBe(404)
      expect(await gone.json()).toEqual({
        error: { code: 404, message: 'There is no such object.' },
      })
    }
  })

  test('a deleted pack is uploaded again by its owner, and by nobody else', async () => {
    const packId = newPackId()
    const name = `packs/${packId}.json`
    await byAda.upload(name, packText(packId))
    await byAda.delete(name)
    expect((await byNobody.metadata(name)).status).toBe(404)
    expect((await byBen.upload(name, packText(packId))).status).toBe(403)
    expect((await byAda.upload(name, packText(packId))).status).toBe(200)
  })

  test.each([
    ['GET', '/v0/b/other/o', 404],
    ['GET', '/v0/b/other/o/packs%2Fa.json', 404],
    ['GET', '/v0/b/party-dojo', 404],
    ['GET', '/v0/nothing', 404],
    ['PUT', bucketPath, 405],
    ['POST', `${bucketPath}/packs%2Fa.json`, 405],
  ])('%s %s answers %i in the words of the protocol', async (method, path, status) => {
    const answer = await byAda.ask(method, path)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ error: { code: status, message: expect.any(String) } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})
