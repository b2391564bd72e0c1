import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { publish } from '#tests/support/packs/pack-fixtures.ts'
import { openVisitor, type Visitor } from '#tests/support/users/visitor.ts'

describe.each(databaseKinds)('GET /game/{packId}/picture.png on %s', (kind) => {
  const testApp = useTestApp(kind)
  const user = useUser(testApp)
  let visitor: Visitor

  beforeEach(() => {
    visitor = openVisitor(testApp.app)
  })

  const pathOf = (packId: string) => `/game/${packId}/picture.png`

  async function change(packId: string, values: { hidden_at?: number; deleted_at?: number }) {
    await testApp.services.database.db
      .updateTable('packs')
      .set(values)
      .where('pack_id', '=', packId)
      .execute()
  }

  test('draws a public pack for everybody', async () => {
    const answer = await visitor.get(pathOf(await publish(testApp.services, user.userId)))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    })
    expect(Buffer.from(await answer.arrayBuffer()).readUInt32BE(16)).toBe(1200)
  })

  test('is not sent twice', async () => {
    const packId = await publish(testApp.services, user.userId)
    const etag = (await visitor.get(pathOf(packId))).headers.get('etag') ?? ''
    const again = await visitor.get(pathOf(packId), { 'if-none-match': etag })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    // On the way it may have been marked as weak (RFC 9110 §13.1.2).
    const weak = await visitor.get(pathOf(packId), { 'if-none-match': `W/${etag}, "old"` })
    expect(weak.status).toBe(304)
    const other = await publish(testApp.services, user.userId, { name: 'Saturday at ours' })
    expect((await visitor.get(pathOf(other), { 'if-none-match': etag })).status).toBe(200)
  })

  test.each<[string, (packId: string) => Promise<void> | void, string[]]>([
    ['a draft', () => {}, ['draft']],
    ['a hidden pack', (packId) => change(packId, { hidden_at: 1 }), []],
    ['a deleted pack', (packId) => change(packId, { deleted_at: 1 }), []],
  ])('%s has none, not even for its owner', async (_, after, tags) => {
    const packId = await publish(testApp.services, user.userId, { tags })
    await after(packId)
    for (const asking of [visitor, user.visitor]) {
      expect((await asking.get(pathOf(packId))).status).toBe(404)
    }
  })

  test.each(['no-such-pack', '..%2Fx', '%00', '__proto__', 'a'.repeat(65)])(
    'there is none at %s',
    async (packId) => {
      expect((await visitor.get(pathOf(packId))).status).toBe(404)
    },
  )

  test('it is only read', async () => {
    const answer = await visitor.post(pathOf('friday'), {})
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('HEAD says what GET would, and sends nothing', async () => {
    const path = pathOf(await publish(testApp.services, user.userId))
    const answer = await testApp.app.request(path, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'image/png',
      '',
    ])
    expect((await testApp.app.request(pathOf('nobody'), { method: 'HEAD' })).status).toBe(404)
  })
})
