import { describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  bucketPath,
  multipart,
  objectPath,
  useStorageCallers,
} from '#tests/support/storage/storage-callers.ts'

const kibibyte = 1024

describe.each(databaseKinds)('what an upload may cost, on %s', (kind) => {
  const testApp = useTestApp(kind)
  const people = useStorageCallers(testApp)
  const path = () => `${bucketPath}?name=${encodeURIComponent(people.mine('a'))}`

  const start = (body: string) =>
    people.byAda.ask('POST', path(), {
      headers: { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' },
      body,
    })
  const end = async (started: Response, command = 'upload, finalize') => {
    const { pathname, search } = new URL(started.headers.get('x-goog-upload-url') ?? '')
    const headers = { 'x-goog-upload-command': command, 'x-goog-upload-offset': '0' }
    return await people.byAda.ask('POST', pathname + search, { headers, body: 'x' })
  }
  const uploads = () =>
    testApp.services.database.db
      .selectFrom('uploads')
      .selectAll()
      .where('owner_id', '=', people.ada.userId)
      .execute()

  async function stopClock(): Promise<void> {
    testApp.services.now = () => Date.UTC(2026, 10, 21, 20)
    const { db } = testApp.services.database
    await db.updateTable('sessions').set({ expires_at: '2027-01-01T00:00:00.000Z' }).execute()
  }

  test.each([
    ['over 64 KiB', `{}${' '.repeat(64 * kibibyte)}`, 'The body is over 65536 bytes.'],
    ['with a long hash', `{"md5Hash":"${'A'.repeat(25)}"}`, 'md5Hash: '],
    ['as deep as 64 KiB go', `{"metadata":${'['.repeat(65_000)}`, 'The metadata is not JSON.'],
    [
      'deep and whole',
      `{"metadata":{"a":${'['.repeat(32_000)}${']'.repeat(32_000)}}}`,
      'metadata.a: ',
    ],
  ])('a start %s is refused', async (_, body, message) => {
    const answer = await start(body)
    expect([answer.status, (await answer.json()).error.message]).toEqual([
      400,
      expect.stringContaining(message),
    ])
    expect(await uploads()).toEqual([])
  })

  test('64 KiB of a start are read', async () => {
    expect((await start(`{}${' '.repeat(64 * kibibyte - 2)}`)).status).toBe(200)
  })

  test('the JSON of an upload in one piece has at most 64 KiB', async () => {
    const { body, headers } = multipart({ name: people.mine('a'), more: 'x'.repeat(70_000) }, 'x')
    const answer = await people.byAda.ask('POST', path(), { headers, body })
    expect([answer.status, (await answer.json()).error.message]).toEqual([
      400,
      expect.stringContaining('its JSON is too long'),
    ])
  })

  test.each<[string, () => Promise<Response>]>([
    ['a start', () => start('nonsense')],
    [
      'an upload in one piece',
      () =>
        people.byAda.ask('POST', path(), {
          headers: multipart({}, '').headers,
          body: 'nonsense',
        }),
    ],
    [
      'an upload with metadata that is none',
      () => people.byAda.upload(people.mine('a'), 'x', { metadata: 1 }),
    ],
  ])('%s that is broken is a turn', async (_, call) => {
    await stopClock()
    expect((await call()).status).toBe(400)
    const { db } = testApp.services.database
    await db.updateTable('rate_limits').set({ hits: 120 }).execute()
    expect((await call()).status).toBe(429)
  })

  test('of 20 that are under way one ends before another begins', async () => {
    const started: Response[] = []
    for (let n = 0; n < 20; n++) started.push(await start('{}'))
    expect(started.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const over = await start('{}')
    expect([over.status, (await over.json()).error.message]).toEqual([
      402,
      'You have 20 uploads under way. Finish one of them, or try again tomorrow.',
    ])
    const [first] = started
    if (first) expect((await end(first)).status).toBe(200)
    expect((await start('{}')).status).toBe(200)
  })

  test('of many that begin at once 20 do', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => start('{}')))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(10).fill(402)])
    expect(await uploads()).toHaveLength(20)
  })

  test('one that has ended keeps nothing of what was said of it', async () => {
    const started = await start(JSON.stringify({ metadata: { a: 'x'.repeat(8_000) } }))
    await end(started)
    expect(await uploads()).toMatchObject([{ metadata: '{}', parts: '[]' }])
    expect((await (await end(started, 'finalize')).json()).metadata.a).toHaveLength(8_000)
  })

  test.each<[string, () => Promise<Response>]>([
    ['change', () => people.byAda.patch(people.mine('a'), { contentLanguage: 'nb' })],
    ['deletion', () => people.byAda.delete(people.mine('nothing'))],
  ])('the 121st %s within a minute is asked to wait', async (_, call) => {
    await stopClock()
    await people.byAda.upload(people.mine('a'), 'x')
    for (let n = 0; n < 120; n++) expect([200, 404]).toContain((await call()).status)
    const answer = await call()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await people.byAda.ask('GET', objectPath(people.mine('a')))).status).toBe(200)
  })
})
