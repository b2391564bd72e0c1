import { beforeEach, describe, expect, test } from 'vitest'
import { packPath } from '#domain/packs/custom-pack.ts'
import { someDare } from '#tests/support/app/dare-fixtures.ts'
import { createUserIn, useTestApp } from '#tests/support/app/test-app.ts'
import { publish } from '#tests/support/packs/pack-fixtures.ts'
import { openStorageCaller, packText } from '#tests/support/storage/storage-callers.ts'
import { signedCookie } from '#tests/support/users/create-user.ts'
import { openVisitor, type Visitor } from '#tests/support/users/visitor.ts'

type Guest = Awaited<ReturnType<typeof createUserIn>>

/** What is Ada's: somebody's call on it, and what it answers Ada, Ben and nobody. */
type Call = (by: Visitor, ada: Guest) => Promise<Response>

const ofPeople: [string, Call, ada: number, ben?: number][] = [
  ['her profile', (by, { path }) => by.get(path), 200],
  ['making it', (by, { path }) => by.put(path), 200],
  ['her name', (by, { path }) => by.patch(path, { username: 'Mine' }), 200],
  ['a like of hers', (by, { path }) => by.put(`${path}/liked_games/meyer`), 200],
  ['a like taken back', (by, { path }) => by.delete(`${path}/liked_games/meyer`), 200],
  [
    'her list of packs',
    (by, { path, userId }) => by.put(`${path}/created_games/pack-${userId}`),
    200,
  ],
  [
    'a pack taken off it',
    (by, { path, userId }) => by.delete(`${path}/created_games/pack-${userId}`),
    200,
  ],
  ['a deed', (by, { path }) => by.post(`${path}/deeds`, { deed: 'app-opened' }), 200],
  [
    'her reward',
    (by, { path }) => by.post(`${path}/claimed_rewards`, { rewardId: 'welcome' }),
    200,
  ],
  [
    'her coins',
    (by, { path }) => by.post(`${path}/purchases`, { itemId: 'charades/show-offs' }),
    200,
  ],
  ['her ledger', (by, { path }) => by.get(`${path}/coin_entries`), 200],
  ['her packs', (by, { path }) => by.get(`${path}/packs`), 200],
  ['all that is known of her', (by, { path }) => by.get(`${path}/export`), 200],
  ['her letters', (by, { path }) => by.put(`${path}/letters`, { wanted: false }), 200],
  ['her account', (by, { path }) => by.delete(path), 204],
]

describe('what is somebody’s', () => {
  const testApp = useTestApp('SQLite')
  let ada: Guest
  let ben: Guest

  beforeEach(async () => {
    ada = await createUserIn(testApp)
    ben = await createUserIn(testApp)
    await ada.visitor.get(ada.path)
    await ben.visitor.get(ben.path)
    await publish(testApp.services, ada.userId, { id: `pack-${ada.userId}` })
  })

  /** All that the database keeps, but for limits. */
  async function everything(): Promise<string> {
    const { db } = testApp.services.database
    const tables = [
      'users',
      'profiles',
      'profile_items',
      'coin_entries',
      'objects',
      'packs',
    ] as const
    const rows = await Promise.all(
      tables.map((table) => db.selectFrom(table).selectAll().execute()),
    )
    return JSON.stringify(rows)
  }

  test.each(ofPeople)('%s is for its owner', async (_, call, status) => {
    const before = await everything()
    expect((await call(ben.visitor, ada)).status).toBe(403)
    expect((await call(openVisitor(testApp.app), ada)).status).toBe(401)
    const stranger = openVisitor(testApp.app)
    stranger.cookies.set('party-dojo', signedCookie(ada.token, 'a secret of one’s own'))
    expect((await call(stranger, ada)).status).toBe(401)
    expect(await everything()).toBe(before)
    expect((await call(ada.visitor, ada)).status).toBe(status)
  })

  test.each([
    ['upper case', (id: string) => id.toUpperCase()],
    ['a dot and more', (id: string) => `${id}.x`],
    ['an encoded letter', (id: string) => `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`],
    ['a way round', (id: string) => `x/../${id}`],
    ['an encoded way round', (id: string) => `x%2f..%2f${id}`],
    ['two ids', (id: string) => `${id},${ben.userId}`],
    ['a null', (id: string) => `${id}%00`],
    ['a space', (id: string) => `${id}%20`],
  ])('another spelling of her id opens nothing: %s', async (_, spell) => {
    const answer = await ben.visitor.get(`/api/users/${spell(ada.userId)}`)
    expect([401, 403, 404]).toContain(answer.status)
    expect(await answer.text()).not.toContain('dojo_coins')
  })

  test.each([
    ['check_subscription', (id: string) => ({ userId: id })],
    ['create-checkout-session', (id: string) => ({ userId: id, price_id: 'price_1' })],
  ])('%s is for oneself', async (call, body) => {
    const answer = await ben.visitor.post(`/api/stripe/${call}`, body(ada.userId))
    expect(answer.status).toBe(403)
    const own = await ben.visitor.post(`/api/stripe/${call}`, body(ben.userId))
    expect(own.status).not.toBe(403)
  })

  test('objects: no way of the protocol reads or writes what is another’s', async () => {
    const byAda = openStorageCaller(testApp.app, ada)
    const name = `users/${ada.userId}/secret`
    expect((await byAda.upload(name, 'hush')).status).toBe(200)
    const { downloadTokens } = await (await byAda.metadata(name)).json()
    const before = await everything()
    for (const by of [openStorageCaller(testApp.app, ben), openStorageCaller(testApp.app, null)]) {
      const tries = [
        by.metadata(name),
        by.download(name),
        by.download(name, '&token=forged'),
        by.list(`?prefix=${encodeURIComponent(`users/${ada.userId}/`)}`),
        by.upload(name, 'mine now'),
        by.patch(name, { metadata: { by: 'ben' } }),
        by.delete(name),
        by.upload(`users/${ada.userId}/other`, 'x'),
      ]
      for (const answer of await Promise.all(tries)) {
        expect([401, 403]).toContain(answer.status)
        expect(await answer.text()).not.toContain('hush')
      }
    }
    expect(await everything()).toBe(before)
    const byLink = openStorageCaller(testApp.app, null)
    expect(await (await byLink.download(name, `&token=${downloadTokens}`)).text()).toBe('hush')
  })

  test('packs: neither a draft nor a published one is anybody else’s to read or to write', async () => {
    const byAda = openStorageCaller(testApp.app, ada)
    const byBen = openStorageCaller(testApp.app, ben)
    const draft = packPath('adas-draft')
    expect((await byAda.upload(draft, packText('adas-draft', ['draft']))).status).toBe(200)
    expect((await ada.visitor.get('/api/packs/adas-draft')).status).toBe(200)
    const published = await publish(testApp.services, ada.userId)
    const before = await everything()
    expect([403, 404]).toContain((await byBen.download(draft)).status)
    expect((await ben.visitor.get('/api/packs/adas-draft')).status).toBe(404)
    expect((await byBen.upload(draft, packText('adas-draft'))).status).toBe(403)
    expect((await byBen.upload(packPath(published), packText(published))).status).toBe(403)
    expect((await byBen.delete(packPath(published))).status).toBe(403)
    expect((await byBen.list('?prefix=packs/')).status).toBe(200)
    expect(await (await byBen.list('?prefix=packs/')).text()).not.toContain('adas-draft')
    expect(await everything()).toBe(before)
  })

  test('dares: the id shows the card, only the key its answers', async () => {
    const dare = someDare()
    await ada.visitor.post('/api/dares', dare)
    const path = `/api/dares/${dare.id}`
    const keys = ['', 'f'.repeat(48), dare.senderKey.toUpperCase(), dare.senderKey.slice(0, -1)]
    for (const key of keys.filter((one) => one !== dare.senderKey)) {
      expect((await ben.visitor.get(`${path}/answers`, { 'x-sender-key': key })).status).toBe(403)
    }
    expect((await ben.visitor.delete(path)).status).toBe(403)
    expect(
      (await ada.visitor.get(`${path}/answers`, { 'x-sender-key': dare.senderKey })).status,
    ).toBe(200)
    const shown = await (await ben.visitor.get(path)).text()
    expect(shown).not.toContain(dare.senderKey)
    expect(shown).not.toContain(ada.userId)
  })

  test('a session of another cannot be ended, nor read, by its id or its token', async () => {
    const sessions = await (await ben.visitor.get('/api/auth/list-sessions')).text()
    expect(sessions).not.toContain(ada.token)
    await ben.visitor.post('/api/auth/revoke-session', { token: ada.token })
    expect((await ada.visitor.get(ada.path)).status).toBe(200)
    await ben.visitor.post('/api/auth/revoke-other-sessions', {})
    expect((await ada.visitor.get(ada.path)).status).toBe(200)
  })
})
