import { beforeEach, describe, expect, test } from 'vitest'
import { packPath } from '#domain/packs/custom-pack.ts'
import { someContact } from '#tests/support/app/contact-fixtures.ts'
import { someDare } from '#tests/support/app/dare-fixtures.ts'
import { serverFields } from '#tests/support/app/server-fields.ts'
import { createUserIn, useTestApp } from '#tests/support/app/test-app.ts'
import { openStorageCaller, packText } from '#tests/support/storage/storage-callers.ts'
import { goodPassword, openVisitor } from '#tests/support/users/visitor.ts'

type Guest = Awaited<ReturnType<typeof createUserIn>>

/** Other people's fields, of other servers: what a careless server would write down as it comes. */
const strangers = ['role', 'isAdmin', 'admin', 'userId', 'user_id', 'owner_id', 'id', 'balance']
const fields = [...new Set([...serverFields, ...strangers])]

const time = () => new Date(Date.now() - Math.floor(Math.random() * 1e9)).toISOString()

/** A right body for each call that writes, and how it is sent. */
const writes: [string, (by: Guest, more: object) => Promise<Response>][] = [
  ['a profile', ({ visitor, path }, more) => visitor.patch(path, { username: 'Ada', ...more })],
  [
    'a deed',
    ({ visitor, path }, more) => visitor.post(`${path}/deeds`, { deed: 'app-opened', ...more }),
  ],
  [
    'a claim',
    ({ visitor, path }, more) =>
      visitor.post(`${path}/claimed_rewards`, { rewardId: 'welcome', ...more }),
  ],
  [
    'a purchase',
    ({ visitor, path }, more) =>
      visitor.post(`${path}/purchases`, { itemId: 'charades/show-offs', ...more }),
  ],
  [
    'letters',
    ({ visitor, path }, more) => visitor.put(`${path}/letters`, { wanted: true, ...more }),
  ],
  ['a card', ({ visitor }, more) => visitor.post('/api/dares', { ...someDare(), ...more })],
]

describe('fields that only the server writes', () => {
  const testApp = useTestApp('SQLite')
  let ada: Guest

  beforeEach(async () => {
    ada = await createUserIn(testApp)
    await ada.visitor.get(ada.path)
  })

  const profile = async () => await (await ada.visitor.get(ada.path)).json()

  test.each(writes)(
    '%s with one more field is refused, and nothing is written',
    async (what, send) => {
      const before = await profile()
      const accepted: string[] = []
      for (const field of fields) {
        // A card has an id of its own: there it is no stranger.
        if (what === 'a card' && field === 'id') continue
        await testApp.services.database.db.deleteFrom('rate_limits').execute()
        const answer = await send(ada, { [field]: field === 'dojo_coins' ? 1_000_000 : true })
        if (answer.status !== 400) accepted.push(`${field}: ${answer.status}`)
      }
      expect(accepted).toEqual([])
      expect(await profile()).toEqual(before)
      expect((await send(ada, {})).status).toBeLessThan(300)
    },
  )

  test('feedback and letters to the operator take no more than they ask for', async () => {
    const at = time()
    const feedback = { time: at, feedback: 'fun', user: '', positive: true, game: 'meyer' }
    const contact = await someContact(testApp.services)
    for (const field of ['likes', 'userId', 'role']) {
      const more = { [field]: 1 }
      expect((await ada.visitor.put(`/api/feedback/${at}`, { ...feedback, ...more })).status).toBe(
        400,
      )
      expect((await ada.visitor.post('/api/contact', { ...contact, ...more })).status).toBe(400)
    }
    expect((await ada.visitor.put(`/api/feedback/${at}`, feedback)).status).toBe(201)
    expect((await ada.visitor.post('/api/contact', contact)).status).toBe(201)
  })

  test.each([
    ['emailVerified', true],
    ['email_verified', 1],
    ['phoneNumber', '+4791234567'],
    ['phoneNumberVerified', true],
    ['email', 'other@home.example'],
    ['id', 'somebody-else'],
    ['createdAt', '2000-01-01T00:00:00.000Z'],
    ['role', 'admin'],
    ['dojo_coins', 5],
    ['premium', true],
  ])('the account keeps its own %s', async (field, value) => {
    const { db } = testApp.services.database
    const read = () =>
      db.selectFrom('users').selectAll().where('id', '=', ada.userId).executeTakeFirstOrThrow()
    const { updated_at: _, ...before } = await read()
    await ada.visitor.post('/api/auth/update-user', { [field]: value })
    expect(await read()).toMatchObject(before)
    expect((await ada.visitor.post('/api/auth/update-user', { name: 'Ada' })).status).toBe(200)
    expect((await read()).name).toBe('Ada')
  })

  test.each([
    ['emailVerified', true],
    ['id', 'chosen-by-me'],
    ['role', 'admin'],
  ])('nobody signs up with a %s of their own', async (field, value) => {
    const email = `${field.toLowerCase()}${Math.random()}@home.example`
    await openVisitor(testApp.app).post('/api/auth/sign-up/email', {
      email,
      name: '',
      password: goodPassword,
      [field]: value,
    })
    const rows = await testApp.services.database.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .execute()
    for (const row of rows) {
      expect(row).toMatchObject({ email_verified: 0 })
      expect(row.id).not.toBe(value)
    }
  })

  test('a pack comes with the server’s counts, owner and place, whatever its body says', async () => {
    const by = openStorageCaller(testApp.app, ada)
    const pack = {
      ...JSON.parse(packText('counted')),
      likes: 9e9,
      plays: 9e9,
      owner_id: 'x',
      hidden_at: 0,
    }
    const name = packPath('counted')
    const forged = {
      generation: '1',
      size: undefined,
      downloadTokens: 'mine',
      bucket: 'other',
      owner_id: 'somebody',
      timeCreated: '2000-01-01T00:00:00.000Z',
      md5Hash: undefined,
    }
    const answer = await by.upload(name, JSON.stringify(pack), forged)
    expect(answer.status).toBe(200)
    const kept = await answer.json()
    expect(kept).toMatchObject({ bucket: 'party-dojo' })
    expect(kept.generation).not.toBe('1')
    expect(kept.downloadTokens).not.toBe('mine')
    expect(kept.timeCreated).not.toMatch(/^2000/)
    const stored = await (await by.download(name, `&token=${kept.downloadTokens}`)).json()
    expect(stored).toMatchObject({ likes: 0, plays: 0 })
    expect(Object.keys(stored)).not.toContain('owner_id')
  })
})
