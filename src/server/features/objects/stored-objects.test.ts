import { describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { objectPath, useStorageCallers } from '#tests/support/storage/storage-callers.ts'

describe.each(databaseKinds)('what is stored, on %s', (kind) => {
  const testApp = useTestApp(kind)
  const people = useStorageCallers(testApp)

  describe('metadata', () => {
    test('changes what is named, removes what is null, keeps the rest', async () => {
      const name = people.mine('a')
      const before = await (
        await people.byAda.upload(name, 'x', {
          contentType: 'text/plain',
          cacheControl: 'no-cache',
          contentLanguage: 'en',
          metadata: { a: '1', b: '2' },
        })
      ).json()
      const answer = await people.byAda.patch(name, {
        cacheControl: null,
        metadata: { a: null, c: '3' },
      })
      const after = await answer.json()
      expect(answer.status).toBe(200)
      expect(after).toMatchObject({ contentLanguage: 'en', metadata: { b: '2', c: '3' } })
      expect(after).not.toHaveProperty('cacheControl')
      expect([after.generation, after.metageneration, after.downloadTokens]).toEqual([
        before.generation,
        '2',
        before.downloadTokens,
      ])
      const bare = await (
        await people.byAda.patch(name, { metadata: null, contentType: null })
      ).json()
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
      await people.byAda.upload(people.mine('a'), 'x')
      const body = typeof change === 'string' ? change : JSON.stringify(change)
      const answer = await people.byAda.ask('PATCH', objectPath(people.mine('a')), { body })
      expect(answer.status).toBe(400)
      expect((await (await people.byAda.metadata(people.mine('a'))).json()).metageneration).toBe(
        '1',
      )
    })
  })

  describe('downloads', () => {
    test.each([
      ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
      ['bytes=8-', 206, '89', 'bytes 8-9/10'],
      ['bytes=-2', 206, '89', 'bytes 8-9/10'],
      ['bytes=0-10', 206, '0123456789', 'bytes 0-9/10'],
      ['bytes=3-99999999999999999999', 206, '3456789', 'bytes 3-9/10'],
      ['Bytes=0-3', 206, '0123', 'bytes 0-3/10'],
      ['bytes=10-', 416, '', 'bytes */10'],
      ['bytes=99999999999999999999-', 416, '', 'bytes */10'],
      ['bytes=-0', 416, '', 'bytes */10'],
      ['bytes=5-2', 200, '0123456789', null],
      ['bytes=0-1,3-4', 200, '0123456789', null],
      ['bytes=-', 200, '0123456789', null],
      ['items=0-3', 200, '0123456789', null],
      ['nonsense', 200, '0123456789', null],
    ])('Range: %s answers %i %j', async (range, status, text, contentRange) => {
      await people.byAda.upload(people.mine('digits'), '0123456789')
      const answer = await people.byAda.download(people.mine('digits'), '', { range })
      expect(answer.status).toBe(status)
      expect(await answer.text()).toBe(text)
      expect(answer.headers.get('content-range')).toBe(contentRange)
    })

    test('of bytes that are lost say 404 at once, and the log says which', async () => {
      const name = people.mine('lost')
      const { downloadTokens } = await (await people.byAda.upload(name, 'x')).json()
      const { db } = testApp.services.database
      const row = await db
        .selectFrom('objects')
        .select('body_id')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
      await testApp.services.blobs.remove(row.body_id)
      for (const token of ['', `&token=${downloadTokens}`]) {
        const answer = await people.byAda.download(name, token)
        expect([answer.status, await answer.json()]).toEqual([
          404,
          { error: { code: 404, message: 'There is no such object.' } },
        ])
      }
      expect(testApp.logged).toContainEqual(
        expect.objectContaining({ level: 50, event: 'object.bytes_missing' }),
      )
      expect((await people.byAda.metadata(name)).status).toBe(200)
    })

    test('an empty object is given whole, whatever range is asked for', async () => {
      await people.byAda.upload(people.mine('empty'), '')
      const answer = await people.byAda.download(people.mine('empty'), '', { range: 'bytes=0-100' })
      expect([answer.status, await answer.text()]).toEqual([200, ''])
    })

    test('the same again is 304 by its ETag, until it changes', async () => {
      await people.byAda.upload(people.mine('a'), 'one')
      const first = await people.byAda.download(people.mine('a'))
      const etag = first.headers.get('etag') ?? ''
      const again = () => people.byAda.download(people.mine('a'), '', { 'if-none-match': etag })
      expect([(await again()).status, await (await again()).text()]).toEqual([304, ''])
      await people.byAda.upload(people.mine('a'), 'two')
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
      await people.byAda.upload(people.mine('page'), '<script>alert(1)</script>', { contentType })
      const { headers } = await people.byAda.download(people.mine('page'))
      expect(headers.get('content-type')).toBe(contentType)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(headers.get('content-disposition')).toBe(
        `${isActive ? 'attachment' : 'inline'}; filename*=UTF-8''page`,
      )
      expect(headers.get('content-security-policy')).toBe(
        isActive ? "sandbox; default-src 'none'" : "default-src 'none'; frame-ancestors 'none'",
      )
    })

    test.each([
      ['a b.json', 'a%20b.json'],
      ["it's (1)*.txt", 'it%27s%20%281%29%2a.txt'],
      ['æ"ø;å.json', '%C3%A6%22%C3%B8%3B%C3%A5.json'],
    ])('the file name %j is offered as %s', async (name, encoded) => {
      await people.byAda.upload(people.mine(name), 'x')
      const { headers } = await people.byAda.download(people.mine(name))
      expect(headers.get('content-disposition')).toMatch(/^(inline|attachment); filename/)
      expect(headers.get('content-disposition')?.split('; ')[1]).toBe(`filename*=UTF-8''${encoded}`)
    })

    test('headers are those of the metadata, and else careful ones', async () => {
      await people.byAda.upload(people.mine('a'), 'x')
      const careful = (await people.byAda.download(people.mine('a'))).headers
      expect(careful.get('cache-control')).toBe('private, max-age=0')
      const said = {
        cacheControl: 'private, max-age=60',
        contentDisposition: 'inline',
        contentLanguage: 'nb',
      }
      await people.byAda.upload(people.mine('a'), 'x', said)
      const { headers } = await people.byAda.download(people.mine('a'))
      expect([
        headers.get('cache-control'),
        headers.get('content-disposition'),
        headers.get('content-language'),
      ]).toEqual(['private, max-age=60', 'inline', 'nb'])
    })

    test.each<Record<string, string>>([{}, { range: 'bytes=0-1' }])(
      'HEAD says how long all of it is: %j',
      async (headers) => {
        await people.byAda.upload(people.mine('a'), '12345')
        const path = `${objectPath(people.mine('a'))}?alt=media`
        const answer = await people.byAda.ask('HEAD', path, { headers })
        expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
          200,
          '5',
          '',
        ])
      },
    )
  })
})
