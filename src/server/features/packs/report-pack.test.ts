import { describe, expect, test } from 'vitest'
import { packPath } from '#domain/packs/custom-pack.ts'
import { createUserIn, useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { publish, savePack, somePack } from '#tests/support/packs/pack-fixtures.ts'
import { runOperatorCommand } from '#tests/support/server/run-operator-command.ts'
import { freshAddress } from '#tests/support/users/fresh-address.ts'
import { openVisitor, ownOrigin, type Visitor } from '#tests/support/users/visitor.ts'
import { findPackRow } from './pack-repository.ts'
import { preparePack } from './prepare-pack.ts'
import { storePack } from './store-pack.ts'

const five = [1, 2, 3, 4, 5]

describe.each(databaseKinds)('reports on %s', (kind) => {
  const testApp = useTestApp(kind, { TRUSTED_PROXIES: '1' })
  const maker = useUser(testApp)

  const stranger = () =>
    openVisitor(testApp.app, {
      origin: ownOrigin,
      host: 'localhost',
      'x-forwarded-for': freshAddress(),
    })
  const report = async (
    packId: string,
    by: Visitor = stranger(),
    body: unknown = { reason: 'spam' },
  ) => (await by.post(`/api/packs/${packId}/reports`, body)).status
  const isShown = async (packId: string) =>
    (await stranger().get(`/api/packs/${packId}`)).status === 200
  const state = async (packId: string) => {
    const { db } = testApp.services.database
    const terms = await db
      .selectFrom('pack_terms')
      .select('term')
      .where('pack_id', '=', packId)
      .execute()
    const file = await db
      .selectFrom('objects')
      .select('is_public')
      .where('name', '=', packPath(packId))
      .executeTakeFirst()
    return {
      isShown: await isShown(packId),
      isFound: terms.length > 0,
      isFilePublic: file ? file.is_public === 1 : null,
    }
  }
  const shown = { isShown: true, isFound: true, isFilePublic: true }
  const hidden = { isShown: false, isFound: false, isFilePublic: false }

  const operator = (...words: string[]) => runOperatorCommand(testApp.services, ...words)

  async function hide(): Promise<string> {
    const packId = await publish(testApp.services, maker.userId)
    for (const _ of five) expect(await report(packId)).toBe(204)
    return packId
  }

  test('the fifth hides a pack: its page, its place in the gallery and its file', async () => {
    const packId = await publish(testApp.services, maker.userId)
    for (const _ of five.slice(1)) await report(packId)
    expect(await state(packId)).toEqual(shown)
    await report(packId)
    expect(await state(packId)).toEqual(hidden)
    const own = await (await maker.visitor.get(`${maker.path}/packs`)).json()
    expect(own.packs).toMatchObject([{ id: packId, isHidden: true, isDraft: false }])
    expect((await maker.visitor.get(`/api/packs/${packId}`)).status).toBe(200)
  })

  test('of five at once too', async () => {
    const packId = await publish(testApp.services, maker.userId)
    await Promise.all(five.map(() => report(packId)))
    expect(await state(packId)).toEqual(hidden)
  })

  test('one reporter counts once, signed in or not; its maker does not', async () => {
    const packId = await publish(testApp.services, maker.userId)
    const somebody = await createUserIn(testApp)
    const visitor = stranger()
    for (const _ of five) {
      expect(await report(packId, visitor)).toBe(204)
      expect(await report(packId, somebody.visitor)).toBe(204)
      expect(await report(packId, maker.visitor)).toBe(204)
    }
    expect(await state(packId)).toEqual(shown)
  })

  test('a hidden pack cannot be played, liked or reported, and a new upload does not show it', async () => {
    const packId = await hide()
    const somebody = await createUserIn(testApp)
    expect((await stranger().post(`/api/packs/${packId}/plays`, {})).status).toBe(404)
    expect((await somebody.visitor.put(`${somebody.path}/liked_games/${packId}`)).status).toBe(404)
    expect(await report(packId)).toBe(404)
    await savePack(testApp.services, maker.userId, somePack({ id: packId, name: 'Harmless' }))
    expect(await state(packId)).toEqual(hidden)
  })

  test('an upload that was prepared before its pack was hidden is asked to come again', async () => {
    const packId = await publish(testApp.services, maker.userId)
    const bytes = Buffer.from(JSON.stringify(somePack({ id: packId })))
    const prepared = await preparePack(testApp.services, { userId: maker.userId, packId, bytes })
    for (const _ of five) await report(packId)
    const recording = testApp.services.database.db
      .transaction()
      .execute((transaction) => storePack(transaction, prepared))
    await expect(recording).rejects.toMatchObject({ code: 'unavailable' })
    expect(await state(packId)).toEqual(hidden)
  })

  test.each([
    ['without a reason', {}, 400],
    ['with a reason that is none', { reason: 'boring' }, 400],
    ['with 501 characters', { reason: 'other', words: 'x'.repeat(501) }, 400],
    ['with more than there is to say', { reason: 'other', reporter: 'me' }, 400],
    ['with words', { reason: 'other', words: '<b>No</b>\u001b[31m' }, 204],
  ])('%s it is answered %s', async (_, body, status) => {
    const packId = await publish(testApp.services, maker.userId)
    expect(await report(packId, stranger(), body)).toBe(status)
  })

  test.each([
    ['a draft', () => publish(testApp.services, maker.userId, { tags: ['draft'] })],
    ['nothing', async () => 'nothing'],
    ['no id', async () => '..%2Fx'],
  ])('%s cannot be reported', async (_, make) => expect(await report(await make())).toBe(404))

  test('ten a minute from one address', async () => {
    const nowMs = testApp.services.now()
    testApp.services.now = () => nowMs
    const visitor = stranger()
    for (let n = 0; n < 10; n++) expect(await report('nothing', visitor)).toBe(404)
    expect(await report('nothing', visitor)).toBe(429)
  })

  test('the address of a reporter is not kept', async () => {
    const packId = await publish(testApp.services, maker.userId)
    const address = freshAddress()
    await openVisitor(testApp.app, {
      origin: ownOrigin,
      host: 'localhost',
      'x-forwarded-for': address,
    }).post(`/api/packs/${packId}/reports`, { reason: 'spam' })
    const rows = await testApp.services.database.db.selectFrom('pack_reports').selectAll().execute()
    expect(rows.some(({ pack_id }) => pack_id === packId)).toBe(true)
    expect(JSON.stringify(rows)).not.toContain(address)
  })

  describe('the operator', () => {
    test('sees what is open, with names, counts, reasons and words', async () => {
      const packId = await hide()
      const other = await publish(testApp.services, maker.userId, { name: 'Quiet' })
      await report(other, stranger(), { reason: 'private', words: 'That is\nmy aunt' })
      const { code, lines } = await operator('reports')
      expect(code).toBe(0)
      expect(lines).toContain(`${packId}  hidden  "Friday at ours" by Sofie  5: 5 spam`)
      const at = lines.indexOf(`${other}  shown  "Quiet" by Sofie  1: 1 private`)
      expect(at).toBeGreaterThan(lines.findIndex((line) => line.startsWith(packId)))
      expect(lines[at + 1]).toBe('    private: That is my aunt')
    })

    test('keeps a pack: it is shown again, and the same people do not hide it again', async () => {
      const packId = await publish(testApp.services, maker.userId)
      const visitors = five.map(stranger)
      for (const visitor of visitors) await report(packId, visitor)
      expect(await operator('reports', 'resolve', packId, 'keep')).toEqual({
        code: 0,
        lines: ['The pack stays, and is shown again.'],
      })
      expect(await state(packId)).toEqual(shown)
      for (const visitor of visitors) expect(await report(packId, visitor)).toBe(204)
      expect(await state(packId)).toEqual(shown)
      for (const _ of five) await report(packId)
      expect(await state(packId)).toEqual(hidden)
    })

    test('keeps a pack: once it is another, the same people may hide it', async () => {
      const packId = await publish(testApp.services, maker.userId)
      const visitors = five.map(stranger)
      for (const visitor of visitors) await report(packId, visitor)
      await operator('reports', 'resolve', packId, 'keep')
      const laterMs = testApp.services.now() + 1_000
      testApp.services.now = () => laterMs
      await savePack(testApp.services, maker.userId, somePack({ id: packId, name: 'Nasty' }))
      const again = { reason: 'hateful', words: 'Now it is' }
      for (const visitor of visitors) await report(packId, visitor, again)
      expect(await state(packId)).toEqual(hidden)
      const { lines } = await operator('reports')
      expect(lines).toContain(`${packId}  hidden  "Nasty" by Sofie  5: 5 hateful`)
      expect(lines).toContain('    hateful: Now it is')
    })

    test('keeps what is a draft by now a draft', async () => {
      const packId = await hide()
      await savePack(testApp.services, maker.userId, somePack({ id: packId, tags: ['draft'] }))
      await operator('reports', 'resolve', packId, 'keep')
      expect(await state(packId)).toEqual(hidden)
    })

    test('removes a pack and its file; uploaded again it stays hidden', async () => {
      const packId = await hide()
      const { db } = testApp.services.database
      expect((await operator('reports', 'resolve', packId, 'remove')).code).toBe(0)
      expect(await state(packId)).toEqual({ ...hidden, isFilePublic: null })
      expect((await findPackRow(db, packId))?.deleted_at).toEqual(expect.any(Number))
      expect((await (await maker.visitor.get(maker.path)).json()).created_games).toEqual([])
      expect((await operator('reports')).lines.join()).not.toContain(packId)
      await savePack(testApp.services, maker.userId, somePack({ id: packId }))
      expect(await state(packId)).toEqual(hidden)
    })

    test.each<[string, (id: string) => string[], number, string]>([
      ['of a pack that is not there', () => ['nothing', 'keep'], 1, 'There is no such pack.'],
      ['of a pack without any', (id) => [id, 'keep'], 1, 'This pack has no open reports.'],
      ['without saying what becomes of it', (id) => [id], 2, 'Say what becomes of it'],
    ])('cannot resolve reports %s', async (_, words, code, line) => {
      const packId = await publish(testApp.services, maker.userId)
      const answer = await operator('reports', 'resolve', ...words(packId))
      expect([answer.code, answer.lines[0]]).toEqual([code, expect.stringContaining(line)])
      expect(await state(packId)).toEqual(shown)
    })
  })
})
