import { describe, expect, test } from 'vitest'
import { maxPackBytes } from '#domain/packs/custom-pack.ts'
import { transact } from '#server/db/transaction.ts'
import { messageOf } from '#tests/support/app/message-of.ts'
import { useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { publish, savePack, somePack } from '#tests/support/packs/pack-fixtures.ts'
import { findPackRow } from './pack-repository.ts'
import { preparePack } from './prepare-pack.ts'
import { recordPackDeleted } from './record-pack-deleted.ts'

const nowMs = Date.UTC(2026, 10, 21, 20)

describe.each(databaseKinds)('a pack as it is uploaded, on %s', (kind) => {
  const testApp = useTestApp(kind)
  const user = useUser(testApp)
  const other = useUser(testApp)

  const send = (value: unknown, packId = 'p1') =>
    preparePack(testApp.services, {
      userId: user.userId,
      packId,
      bytes: Buffer.isBuffer(value)
        ? value
        : Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
    })
  const profile = async () => (await user.visitor.get(user.path)).json()
  const remove = (packId: string) =>
    transact(testApp.services.database.db, (transaction) =>
      recordPackDeleted(transaction, packId, testApp.services.now()),
    )
  const termsOf = async (packId: string) => {
    const { db } = testApp.services.database
    const rows = await db
      .selectFrom('pack_terms')
      .select('term')
      .where('pack_id', '=', packId)
      .execute()
    return rows.map(({ term }) => term)
  }

  describe('is refused', () => {
    const pack = (change = {}) => somePack({ id: 'p1', ...change })
    const deep = `{"metadata":${'['.repeat(10_000)}${']'.repeat(10_000)},"prompts":[]}`

    test.each<[string, unknown, string]>([
      ['when it is empty', '', 'The pack is not JSON.'],
      ['when it is no JSON', 'name: x', 'The pack is not JSON.'],
      ['when it is cut in the middle', '{"metadata":{"name":"Fri', 'The pack is not JSON.'],
      ['when it is no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'The pack is not JSON.'],
      ['when it is a list', [], 'metadata: The structure of the metadata cannot be determined.'],
      ['when it is nothing', null, 'metadata: The structure'],
      ['when it is nested ten thousand deep', deep, 'metadata: The structure'],
      [
        'when it is over 256 KiB',
        ' '.repeat(maxPackBytes + 1),
        'size: a pack has at most 262144 bytes, this one has 262145',
      ],
      [
        'when it would be stored as more than that',
        JSON.stringify(pack({ prompts: Array(500).fill('x'.repeat(498)) })),
        'size: a pack has at most 262144 bytes',
      ],
      ['with the id of another pack', pack({ id: 'p2' }), 'metadata.id: must be p1'],
      ['without a name', pack({ name: ' \u0000 ' }), 'metadata.name: Game name is required'],
      [
        'without a description',
        pack({ description: '' }),
        'metadata.description: Game description is required',
      ],
      ['without an author', pack({ author: '' }), 'metadata.author: Author name is required'],
      ['with a long name', pack({ name: 'x'.repeat(61) }), 'metadata.name: At most 60'],
      [
        'with a long description',
        pack({ description: 'x'.repeat(301) }),
        'metadata.description: At most 300',
      ],
      ['with a long author', pack({ author: 'x'.repeat(41) }), 'metadata.author: At most 40'],
      [
        'with many tags',
        pack({ tags: Array.from({ length: 21 }, (_, n) => `t${n}`) }),
        'metadata.tags: at most 20',
      ],
      ['with a long tag', pack({ tags: ['x'.repeat(41)] }), 'metadata.tags: a tag has at most 40'],
      ['with a strange icon', pack({ tags: ['icon:"><svg>'] }), 'metadata.tags: an icon is named'],
      [
        'with an icon that is none',
        pack({ tags: ['icon:ph:no-such-icon'] }),
        'metadata.tags: there is no icon ph:no-such-icon',
      ],
      [
        'with an icon of another collection',
        pack({ tags: ['icon:mdi:cat'] }),
        'metadata.tags: there is no icon mdi:cat',
      ],
      [
        'with a prototype for an icon',
        pack({ tags: ['icon:ph:constructor'] }),
        'metadata.tags: there is no icon ph:constructor',
      ],
      [
        'with two icons',
        pack({ tags: ['icon:ph:cat', 'icon:"><svg>'] }),
        'metadata.tags: a pack has one icon',
      ],
      ['without prompts', pack({ prompts: [] }), 'prompts: You need to add at least one prompt'],
      ['with 501 prompts', pack({ prompts: Array(501).fill('x') }), 'prompts: At most 500'],
      ['with a prompt of blanks', pack({ prompts: ['x', ' '] }), 'prompts.1.text: Prompt text is'],
      [
        'with a long prompt',
        pack({ prompts: ['x'.repeat(501)] }),
        'prompts.0.text: At most 500 characters',
      ],
      [
        'as a draft with a long prompt',
        pack({ tags: ['draft'], prompts: ['x'.repeat(501)] }),
        'prompts.0.text: At most 500 characters',
      ],
      [
        'as a draft with a long name',
        pack({ tags: ['draft'], name: 'x'.repeat(61) }),
        'metadata.name: At most 60',
      ],
    ])('%s', async (_, value, message) => {
      expect(await messageOf(send(value))).toContain(`invalid_request ${message}`)
    })

    test('with the name of a game as its id: its page would be hidden by it', async () => {
      expect(await messageOf(send(pack({ id: 'charades' }), 'charades'))).toBe(
        'invalid_request metadata.id: is the name of a game',
      )
    })
  })

  test('a draft may lack everything but its id', async () => {
    const draft = { metadata: { id: 'p1', tags: ['draft'] }, prompts: [{ text: '' }] }
    const { readers, contentType } = await send(draft)
    expect([readers, contentType]).toEqual(['nobody', 'application/json'])
  })

  test('is stored pretty-printed, with the counts and the date of the server', async () => {
    testApp.services.now = () => nowMs
    const pack = somePack({ tags: ['truth-or-dare', 'icon:ph:beer-stein'] })
    const { bytes, readers } = await send({ ...pack, likes: 99, plays: 99 }, pack.metadata.id)
    const stored = { ...pack, likes: 0, plays: 0, lastUpdated: '2026-11-21T20:00:00.000Z' }
    expect(bytes.toString()).toBe(JSON.stringify(stored, null, 2))
    expect(readers).toBe('everybody')
  })

  test('keeps its counts and the date on which it was made when it is overwritten', async () => {
    const pack = somePack()
    const packId = pack.metadata.id
    await savePack(testApp.services, user.userId, pack)
    await testApp.services.database.db
      .updateTable('packs')
      .set({ likes: 7, plays: 40 })
      .where('pack_id', '=', packId)
      .execute()
    const later = { ...pack, metadata: { ...pack.metadata, creation_date: '1999-01-01' }, likes: 1 }
    const stored = await savePack(testApp.services, user.userId, later)
    expect([stored.likes, stored.plays]).toEqual([7, 40])
    expect(stored.metadata.creation_date).toBe('2026-11-20T20:00:00.000Z')
    expect(await findPackRow(testApp.services.database.db, packId)).toMatchObject({
      likes: 7,
      plays: 40,
    })
  })

  test.each([
    ['in every style', 'ph:cat-duotone'],
    ['with a long name', 'ph:align-center-horizontal-simple-duotone'],
    ['that its collection hides by now', 'ph:file-search-fill'],
    ['by its old name', 'ph:archive-box-fill'],
  ])('may have any icon of the collection: %s', async (_, icon) => {
    const { metadata } = await savePack(
      testApp.services,
      user.userId,
      somePack({ tags: [`icon:${icon}`] }),
    )
    expect(metadata.tags).toEqual([`icon:${icon}`, 'listed'])
  })

  test('keeps an icon that its collection has lost, and takes no other lost one', async () => {
    const pack = somePack({ tags: ['icon:ph:cat'] })
    const { id } = pack.metadata
    await savePack(testApp.services, user.userId, pack)
    await testApp.services.database.db
      .updateTable('packs')
      .set({ tags: JSON.stringify(['icon:ph:lost']) })
      .where('pack_id', '=', id)
      .execute()
    const again = await send(
      { ...pack, metadata: { ...pack.metadata, tags: ['icon:ph:lost'] } },
      id,
    )
    expect(JSON.parse(again.bytes.toString()).metadata.tags).toEqual(['icon:ph:lost', 'listed'])
    const other = { ...pack, metadata: { ...pack.metadata, tags: ['icon:ph:other'] } }
    expect(await messageOf(send(other, id))).toContain('there is no icon ph:other')
  })

  test.each([
    ['in the future', '2099-01-01T00:00:00.000Z'],
    ['before all time', '1969-01-01T00:00:00.000Z'],
  ])('with a date of its making %s was made now', async (_, creation_date) => {
    testApp.services.now = () => nowMs
    const { bytes } = await send(somePack({ id: 'p1', creation_date }))
    expect(JSON.parse(bytes.toString()).metadata.creation_date).toBe('2026-11-21T20:00:00.000Z')
  })

  test('keeps what was typed, script and all, without characters that hide or reorder it', async () => {
    const text = '<script>alert(1)</script> & "x" \\'
    const typed = `\u202e ${text}\u0000\u001b[31m`
    const stored = await savePack(
      testApp.services,
      user.userId,
      somePack({ name: `\n${text}\u0000`, prompts: [typed], tags: ['<b>', ' ', '<b>'] }),
    )
    expect(stored.metadata).toMatchObject({ name: text, tags: ['<b>', 'listed'] })
    expect(stored.prompts).toEqual([{ text: `${text}[31m` }])
  })

  test('belongs to whoever uploaded it first, deleted or not', async () => {
    const packId = await publish(testApp.services, user.userId)
    const theirs = savePack(testApp.services, other.userId, somePack({ id: packId }))
    expect(await messageOf(theirs)).toBe('forbidden This pack belongs to somebody else.')
    await remove(packId)
    const again = savePack(testApp.services, other.userId, somePack({ id: packId }))
    expect(await messageOf(again)).toContain('forbidden')
  })

  test('prepared by two at once belongs to one', async () => {
    const pack = somePack()
    const outcomes = await Promise.all(
      [user, other].map(({ userId }) => messageOf(savePack(testApp.services, userId, pack))),
    )
    expect(outcomes.toSorted()).toEqual([
      'forbidden This pack belongs to somebody else.',
      'no refusal',
    ])
  })

  test('stands on the profile, and earns its stamp and its reward once it is published', async () => {
    const packId = await publish(testApp.services, user.userId, { tags: ['draft'] })
    expect(await profile()).toMatchObject({
      created_games: [packId],
      achievements: ['Early Bird'],
    })
    const claim = () =>
      user.visitor.post(`${user.path}/claimed_rewards`, { rewardId: 'first-pack' })
    expect((await claim()).status).toBe(409)
    await publish(testApp.services, user.userId, { id: packId })
    expect((await claim()).status).toBe(200)
    expect(await profile()).toMatchObject({
      achievements: ['Early Bird', 'Pack Sensei'],
      dojo_coins: 100,
    })
  })

  test('deleted is found by nothing and on no list; uploaded again it has its counts', async () => {
    const packId = await publish(testApp.services, user.userId)
    const { db } = testApp.services.database
    const first = await findPackRow(db, packId)
    await db.updateTable('packs').set({ likes: 3 }).where('pack_id', '=', packId).execute()
    await remove(packId)
    expect(await termsOf(packId)).toEqual([])
    expect((await profile()).created_games).toEqual([])
    const stored = await savePack(testApp.services, user.userId, somePack({ id: packId }))
    expect(stored.likes).toBe(3)
    expect(await termsOf(packId)).toContain('all')
    expect(await findPackRow(db, packId)).toMatchObject({
      published_at: first?.published_at,
      deleted_at: null,
    })
  })

  test('words that no pack has any more are forgotten, others are kept', async () => {
    const { db } = testApp.services.database
    const words = async () => {
      const rows = await db.selectFrom('search_words').select('word').execute()
      const formed = await db.selectFrom('search_forms').select('word').distinct().execute()
      expect(formed.map(({ word }) => word).toSorted()).toEqual(
        rows.map(({ word }) => word).toSorted(),
      )
      return rows.map(({ word }) => word)
    }
    const packId = await publish(testApp.services, user.userId, { name: 'Zebra quagga' })
    await publish(testApp.services, user.userId, { name: 'Zebra okapi' })
    expect(await words()).toEqual(expect.arrayContaining(['zebra', 'quagga', 'okapi']))
    await publish(testApp.services, user.userId, { id: packId, name: 'Zebra gnu' })
    expect(await words()).toEqual(expect.arrayContaining(['zebra', 'okapi', 'gnu']))
    expect(await words()).not.toContain('quagga')
    await remove(packId)
    expect(await words()).toContain('zebra')
    expect(await words()).not.toContain('gnu')
  })
})
