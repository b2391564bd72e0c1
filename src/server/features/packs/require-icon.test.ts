import { describe, expect, test } from 'vitest'
import { useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { savePack, somePack } from '#tests/support/packs/pack-fixtures.ts'

describe.each(databaseKinds)('the icon of a pack that is uploaded, on %s', (kind) => {
  const testApp = useTestApp(kind)
  const user = useUser(testApp)

  /** What became of a pack with these icons: its tags, or why it was refused. */
  async function save(icons: string[], pack = somePack()): Promise<string[] | string> {
    const tags = icons.map((icon) => `icon:${icon}`)
    const sent = { ...pack, metadata: { ...pack.metadata, tags } }
    return await savePack(testApp.services, user.userId, sent).then(
      ({ metadata }) => metadata.tags,
      ({ code, message }) => `${code} ${message}`,
    )
  }

  test.each([
    ['in every style', 'ph:cat-duotone'],
    ['with a long name', 'ph:align-center-horizontal-simple-duotone'],
    ['that its collection hides by now', 'ph:file-search-fill'],
    ['by its old name', 'ph:archive-box-fill'],
  ])('may be any of the collection: %s', async (_, icon) => {
    expect(await save([icon])).toContain(`icon:${icon}`)
  })

  test.each([
    ['one that is none', ['ph:no-such-icon'], 'there is no icon ph:no-such-icon'],
    ['one of another collection', ['mdi:cat'], 'there is no icon mdi:cat'],
    ['a prototype', ['ph:constructor'], 'there is no icon ph:constructor'],
    ['a path out', ['../../env'], 'an icon is named collection:name'],
    ['one too long', [`ph:${'a'.repeat(78)}`], 'an icon is named collection:name'],
    ['two', ['ph:cat', '"><svg>'], 'a pack has one icon'],
  ])('is not %s', async (_, icons, problem) => {
    expect(await save(icons)).toBe(`invalid_request metadata.tags: ${problem}`)
  })

  test('stays when its collection has lost it; no other lost one may come', async () => {
    const pack = somePack()
    await save(['ph:cat'], pack)
    await testApp.services.database.db
      .updateTable('packs')
      .set({ tags: JSON.stringify(['icon:ph:lost']) })
      .where('pack_id', '=', pack.metadata.id)
      .execute()
    expect(await save(['ph:lost'], pack)).toContain('icon:ph:lost')
    expect(await save(['ph:other'], pack)).toContain('there is no icon ph:other')
  })
})
