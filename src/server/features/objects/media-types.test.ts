import { describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  bucketPath,
  multipart,
  objectPath,
  useStorageCallers,
} from '#tests/support/storage/storage-callers.ts'

const usual = 'application/octet-stream'

describe.each(databaseKinds)('the media type of an upload, on %s', (kind) => {
  const testApp = useTestApp(kind)
  const people = useStorageCallers(testApp)
  const name = () => people.mine('a')
  const path = () => `${bucketPath}?name=${encodeURIComponent(name())}`

  /** By the headers of the second part. */
  const inMultipart = (type: string) => {
    const { body, headers } = multipart({ name: name() }, 'x')
    const [before = '', after = ''] = body.toString('latin1').split(usual)
    const spoilt = Buffer.from(before + type + after, 'latin1')
    return people.byAda.ask('POST', path(), { headers, body: spoilt })
  }
  const raw = (type: string) =>
    people.byAda.ask('POST', path(), { headers: { 'content-type': type }, body: 'x' })
  const inParts = (type: string) =>
    people.byAda.ask('POST', path(), {
      headers: {
        'x-goog-upload-protocol': 'resumable',
        'x-goog-upload-command': 'start',
        'x-goog-upload-header-content-type': type,
      },
      body: '{}',
    })

  const wrong = ['text/pl\u0001ain', 'text/pl\u00e6in', 'nonsense', `text/${'x'.repeat(1_000)}`]

  test.each<[string, (type: string) => Promise<Response>, string[]]>([
    ['of a part', inMultipart, [...wrong, 'text/pl\0ain', `a/${'b'.repeat(9_000_000)}`]],
    ['of the whole body', raw, wrong],
    ['of an upload in parts', inParts, wrong],
  ])('%s is refused when it is none', async (_, upload, types) => {
    for (const type of types) {
      expect((await upload(type)).status, type.slice(0, 20)).toBe(400)
    }
    const { db } = testApp.services.database
    const kept = await db
      .selectFrom('uploads')
      .where('owner_id', '=', people.ada.userId)
      .select('id')
      .execute()
    expect(kept).toEqual([])
    expect((await people.byAda.metadata(name())).status).toBe(404)
  })

  test.each<[string, (type: string) => Promise<Response>, string, string]>([
    ['of a part', inMultipart, 'text/plain; charset="utf-8"', 'text/plain; charset="utf-8"'],
    ['of a part', inMultipart, '', usual],
    ['of the whole body', raw, 'image/svg+xml', 'image/svg+xml'],
  ])('%s goes out as it came: %s', async (_, upload, type, shown) => {
    expect((await upload(type)).status).toBe(200)
    const answer = await people.byAda.ask('GET', `${objectPath(name())}?alt=media`)
    expect(answer.headers.get('content-type')).toBe(shown)
  })
})
