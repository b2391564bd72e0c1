import { describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { packText, useStorageCallers } from '#tests/support/storage/storage-callers.ts'
import { findPackRow } from './pack-repository.ts'

const draft = ['draft']

describe.each(databaseKinds)('a deleted pack on %s', (kind) => {
  const testApp = useTestApp(kind)
  const people = useStorageCallers(testApp)
  const packId = () => `of-${people.ada.userId}`
  const path = () => `packs/${packId()}.json`
  const row = () => findPackRow(testApp.services.database.db, packId())
  const save = async (tags: string[] = []) =>
    expect((await people.byAda.upload(path(), packText(packId(), tags))).status).toBe(200)
  const change = (values: { likes?: number; plays?: number; hidden_at?: number }) =>
    testApp.services.database.db
      .updateTable('packs')
      .set(values)
      .where('pack_id', '=', packId())
      .execute()
  const report = async () => {
    const values = { pack_id: packId(), reporter: 'x', reason: 'spam', words: '', created_at: 1 }
    const { db } = testApp.services.database
    await db
      .insertInto('pack_reports')
      .values({ ...values, resolved_at: 2 })
      .execute()
  }

  test('that nobody else saw leaves nothing, and comes back when it is uploaded again', async () => {
    await save(draft)
    expect((await people.byAda.delete(path())).status).toBe(204)
    expect(await row()).toBeNull()
    await save(draft)
    expect(await row()).toMatchObject({ deleted_at: null, owner_id: people.ada.userId })
    const own = await people.ada.visitor.get(`/api/users/${people.ada.userId}/packs`)
    expect((await own.json()).packs).toMatchObject([{ id: packId(), isDraft: true }])
  })

  test.each<[string, string[], () => Promise<unknown>]>([
    ['that is published', [], async () => {}],
    ['that was liked', draft, () => change({ likes: 1 })],
    ['that was played', draft, () => change({ plays: 1 })],
    ['that is hidden', draft, () => change({ hidden_at: 1 })],
    ['that was reported', draft, report],
  ])('%s stays its owner’s', async (_, tags, happen) => {
    await save(tags)
    await happen()
    const { likes, plays } = (await row()) ?? {}
    await people.byAda.delete(path())
    expect(await row()).toMatchObject({ likes, plays, deleted_at: expect.any(Number) })
    expect((await people.byBen.upload(path(), packText(packId()))).status).toBe(403)
  })
})
