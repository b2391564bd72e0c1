import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  openStorageCaller,
  packText,
  type StorageCaller,
} from '#tests/support/storage/storage-callers.ts'
import { createUser, type TestUser } from '#tests/support/users/create-user.ts'
import { erasePerson } from '../person/erase-person.ts'

const rounds = 5

describe.each(databaseKinds)('at the same time, on %s', (kind) => {
  const testApp = useTestApp(kind)
  let ada: TestUser
  let byAda: StorageCaller
  let name: string

  beforeEach(async () => {
    ada = await createUser(testApp.services, testApp.app)
    byAda = openStorageCaller(testApp.app, ada)
    name = `users/${ada.userId}/a`
  })

  const statusesOf = (answers: Response[]) => answers.map(({ status }) => status).sort()

  async function usage() {
    const row = await testApp.services.database.db
      .selectFrom('storage_usage')
      .select(['used', 'objects'])
      .where('user_id', '=', ada.userId)
      .executeTakeFirst()
    return row ?? { used: 0, objects: 0 }
  }

  /** Every object has its bytes, and usage says what there is. */
  async function expectWhole(): Promise<void> {
    const { database, blobs } = testApp.services
    await testApp.services.blobCleanup.cleanUp()
    const objects = await database.db.selectFrom('objects').selectAll().execute()
    for (const { body_id, size } of objects) expect((await blobs.read(body_id))?.length).toBe(size)
    const mine = objects.filter(({ owner_id }) => owner_id === ada.userId)
    const used = mine.reduce((sum, { size }) => sum + size, 0)
    expect(await usage()).toEqual({ used, objects: mine.length })
  }

  test('of many uploads over one generation, one wins', async () => {
    const texts = ['a', 'bb', 'ccc', 'dddd']
    for (let round = 0; round < rounds; round++) {
      const before = await byAda.metadata(name)
      const generation = before.ok ? (await before.json()).generation : '0'
      const answers = await Promise.all(
        texts.map((text) => byAda.upload(name, text, {}, `&ifGenerationMatch=${generation}`)),
      )
      expect(statusesOf(answers)).toEqual([200, 412, 412, 412])
      const winner = answers.findIndex(({ ok }) => ok)
      expect(await (await byAda.download(name)).text()).toBe(texts[winner])
    }
    await expectWhole()
  })

  test('uploads that know of no generation all stand, one after the other', async () => {
    const answers = await Promise.all(['a', 'bb', 'ccc'].map((text) => byAda.upload(name, text)))
    expect(statusesOf(answers)).toEqual([200, 200, 200])
    const documents = await Promise.all(answers.map((answer) => answer.json()))
    const last = documents.sort((a, b) => Number(b.generation) - Number(a.generation))[0]
    expect(new Set(documents.map(({ generation }) => generation)).size).toBe(3)
    expect(await (await byAda.metadata(name)).json()).toEqual(last)
    await expectWhole()
  })

  test('of two people who want the same new pack, one has it', async () => {
    for (let round = 0; round < rounds; round++) {
      const packId = `wanted-${kind.length}-${round}`
      const path = `packs/${packId}.json`
      const byBen = openStorageCaller(testApp.app, await createUser(testApp.services, testApp.app))
      const draft = packText(packId, ['draft'])
      const answers = await Promise.all([byAda.upload(path, draft), byBen.upload(path, draft)])
      expect(statusesOf(answers)).toEqual([200, 403])
    }
    await expectWhole()
  })

  test('an upload and a deletion leave either all of it or nothing', async () => {
    for (let round = 0; round < rounds; round++) {
      await byAda.upload(name, 'before')
      const [upload, deletion] = await Promise.all([
        byAda.upload(name, 'after'),
        byAda.delete(name),
      ])
      expect([upload.status, deletion.status]).toEqual([200, 204])
      const left = await byAda.download(name)
      expect([200, 404]).toContain(left.status)
      if (left.ok) expect(await left.text()).toBe('after')
    }
    await expectWhole()
  })

  test('a deletion happens once', async () => {
    await byAda.upload(name, 'x')
    const answers = await Promise.all([1, 2, 3].map(() => byAda.delete(name)))
    expect(statusesOf(answers)).toEqual([204, 404, 404])
    await expectWhole()
  })

  test('readers see all of one upload or all of another', async () => {
    await byAda.upload(name, '0'.repeat(1_000))
    const writing = (async () => {
      for (let n = 1; n < 10; n++) {
        await byAda.upload(name, String(n).repeat(1_000))
        await testApp.services.blobCleanup.cleanUp()
      }
    })()
    const reading = Array.from({ length: 40 }, async () => {
      const answer = await byAda.download(name)
      return [answer.status, new Set(await answer.text()).size]
    })
    expect(await Promise.all(reading)).toEqual(Array(40).fill([200, 1]))
    await writing
    expect(await (await byAda.download(name)).text()).toBe('9'.repeat(1_000))
  })

  test('changes of metadata all count', async () => {
    await byAda.upload(name, 'x')
    await Promise.all(['a', 'b', 'c'].map((key) => byAda.patch(name, { metadata: { [key]: '1' } })))
    const { metadata, metageneration } = await (await byAda.metadata(name)).json()
    expect([metadata, metageneration]).toEqual([{ a: '1', b: '1', c: '1' }, '4'])
  })

  test('two uploads do not both take the last room there is', async () => {
    await byAda.upload(name, '')
    await testApp.services.database.db
      .updateTable('storage_usage')
      .set({ used: 256 * 1024 * 1024 - 10 })
      .where('user_id', '=', ada.userId)
      .execute()
    const answers = await Promise.all(
      ['b', 'c', 'd'].map((n) => byAda.upload(name + n, '12345678')),
    )
    expect(statusesOf(answers)).toEqual([200, 402, 402])
  })

  test('an account that is erased leaves no bytes of what was on its way', async () => {
    const { database, blobs } = testApp.services
    const written: string[] = []
    const write = blobs.write
    blobs.write = async (blobId, bytes) => {
      await write(blobId, bytes)
      written.push(blobId)
    }
    const uploads = ['a', 'b', 'c', 'd'].map((n) => byAda.upload(name + n, n))
    const erased = erasePerson(testApp.services, ada.userId)
    const answers = await Promise.all(uploads)
    await erased
    blobs.write = write
    for (const { status } of answers) expect([200, 401]).toContain(status)
    await testApp.services.blobCleanup.cleanUp()
    const left = await database.db
      .selectFrom('objects')
      .where('owner_id', '=', ada.userId)
      .selectAll()
      .execute()
    expect(left).toEqual([])
    expect(await Promise.all(written.map((blobId) => blobs.read(blobId)))).toEqual(
      written.map(() => null),
    )
  })
})
