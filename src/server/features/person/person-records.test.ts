import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { readEveryRow, rowsNaming } from '#tests/support/database/every-row.ts'
import { openStorageCaller, packText } from '#tests/support/storage/storage-callers.ts'
import { createUser } from '#tests/support/users/create-user.ts'
import { createFullUser, type FullUser } from '#tests/support/users/full-user.ts'

/**
 * Where each table's rows come out. Verifications are codes and links alone, which open doors; how a
 * pack is found and what files take up is said by the packs and the files.
 */
const keyOfTable = {
  accounts: 'waysToSignIn',
  checkouts: 'checkout',
  coin_entries: 'coins',
  contact_messages: 'contactMessages',
  customers: 'paymentCustomer',
  dare_words: 'answeredDares',
  dares: 'dares',
  deeds: 'deeds',
  feedback: 'feedback',
  mail_preferences: 'mailPreferences',
  messages: 'messages',
  objects: 'objects',
  operator_actions: 'operatorActions',
  pack_reports: 'reports',
  pack_terms: null,
  packs: 'packs',
  passes: 'passes',
  passkeys: 'passkeys',
  profile_items: 'lists',
  profiles: 'profile',
  referrals: 'invited',
  search_forms: null,
  search_words: null,
  sessions: 'sessions',
  storage_usage: null,
  subscriptions: 'subscription',
  uploads: null,
  users: 'account',
  verifications: null,
}

describe.each(databaseKinds)('GET /api/users/{userId}/export on %s', (kind) => {
  const testApp = useTestApp(kind)
  let person: FullUser
  let answer: Response
  let data: Record<string, unknown>

  beforeAll(async () => {
    await createFullUser(testApp, 'neighbour')
    person = await createFullUser(testApp, 'traveller')
    answer = await person.visitor.get(`/api/users/${person.userId}/export`)
    data = await answer.clone().json()
  })

  test('comes as a file of JSON that no cache keeps', () => {
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="party-dojo.json"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('has a place for every table that names the person', async () => {
    const named = rowsNaming(await readEveryRow(testApp.services.database), person.traces)
    const tables = [...named].filter(([, rows]) => rows.length > 0).map(([table]) => table)
    expect(tables.sort()).toEqual(Object.keys(keyOfTable).sort())
    for (const key of Object.values(keyOfTable)) {
      if (key !== null) expect(data[key], key).not.toEqual([])
    }
  })

  test('holds everything on them', () => {
    expect(data).toMatchObject({
      account: {
        id: person.userId,
        name: 'Full traveller Person',
        email: person.email,
        phone_number: person.phoneNumber,
      },
      profile: {
        username: 'FulltravellerPerson',
        liked_games: ['charades'],
        created_games: ['pack-traveller'],
        claimed_rewards: ['welcome'],
        referred_users: 1,
        dojo_coins: 50 + 200 + 100 - 150,
      },
      passkeys: [{ name: 'Phone of traveller' }],
      packs: [{ pack_id: 'pack-traveller', name: 'Friday at ours', author: 'traveller' }],
      reports: [{ reason: 'spam' }],
      passes: [{ item_id: 'charades/show-offs' }],
      deeds: [{ deed: 'game-finished', game: 'charades', sober: 1 }],
      feedback: [{ feedback: 'From traveller', user: 'FulltravellerPerson' }],
      contactMessages: [{ message: 'Help, says traveller' }],
      mailPreferences: [{ unsubscribed_at: expect.any(Number) }],
      answeredDares: [{ kind: 'love', words: 'Yours, traveller' }],
      invited: [{ paid_at: expect.any(Number) }],
      invitedBy: [{ referrer_id: expect.any(String) }],
    })
    expect(data.sessions).toHaveLength(2)
    const providers = data.waysToSignIn as { provider_id: string }[]
    expect(providers.map(({ provider_id }) => provider_id).sort()).toEqual(['credential', 'google'])
    const amounts = (data.coins as { amount: number }[]).map(({ amount }) => amount)
    expect(amounts.sort((a, b) => a - b)).toEqual([-150, 50, 100, 200])
    const recipients = (data.messages as { recipient: string }[]).map(({ recipient }) => recipient)
    // A code, a link, and that their friend is in.
    expect(recipients.sort()).toEqual([person.phoneNumber, person.email, person.email].sort())
  })

  test('holds no password hash, token, key or code', async () => {
    const text = await answer.clone().text()
    expect(person.secrets.length).toBeGreaterThan(8)
    for (const secret of person.secrets) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/"(password|token|access_token|public_key|credential_id)"/)
  })

  test('holds nothing on the neighbours', async () => {
    expect(await answer.clone().text()).not.toMatch(/neighbour/)
  })

  test('holds what they wrote, as JSON where it is that, and every other byte', async () => {
    const user = await createUser(testApp.services, testApp.app)
    const byGuest = openStorageCaller(testApp.app, user)
    const at = (name: string) => `users/${user.userId}/${name}`
    const packPath = `packs/of-${user.userId}.json`
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const large = JSON.stringify('x'.repeat(1024 * 1024))
    const sent: [string, Buffer | string][] = [
      [packPath, packText(`of-${user.userId}`, ['draft'])],
      [at('bytes'), bytes],
      [at('deep'), deep],
      [at('empty'), ''],
      [at('large'), large],
      [at('note'), ' {"song": "Åse" }\n'],
    ]
    for (const [name, body] of sent) expect((await byGuest.upload(name, body)).status).toBe(200)
    const answer = await user.visitor.get(`/api/users/${user.userId}/export`)
    const text = await answer.text()
    expect(text).toContain(`"content":${deep}`)
    const { objects } = JSON.parse(text.replace(deep, '"deep"'))
    expect(objects.map(({ name }: { name: string }) => name)).toEqual(sent.map(([name]) => name))
    expect(objects).toMatchObject([
      { content: { prompts: [{ text: 'Who laughs first?' }, {}], metadata: { tags: ['draft'] } } },
      { size: 256, base64: bytes.toString('base64') },
      { content: 'deep' },
      { base64: '' },
      { base64: Buffer.from(large).toString('base64') },
      { content: { song: 'Åse' } },
    ])
  })

  test('of many objects has each once, and one that lost its bytes without them', async () => {
    const user = await createUser(testApp.services, testApp.app)
    const byGuest = openStorageCaller(testApp.app, user)
    const names = Array.from({ length: 51 }, (_, n) => `users/${user.userId}/${100 + n}`)
    for (const name of names) await byGuest.upload(name, '1')
    const { db } = testApp.services.database
    const lost = { body_id: 'lost' }
    await db
      .updateTable('objects')
      .set(lost)
      .where('name', '=', names[7] ?? '')
      .execute()
    const answer = await user.visitor.get(`/api/users/${user.userId}/export`)
    const { objects } = await answer.json()
    expect(objects.map(({ name }: { name: string }) => name)).toEqual(names)
    expect([objects[6].content, objects[7].content]).toEqual([1, null])
  })

  test('of somebody without a profile has what there is', async () => {
    const user = await createUser(testApp.services, testApp.app)
    const bare = await (await user.visitor.get(`/api/users/${user.userId}/export`)).json()
    expect(bare).toMatchObject({ account: { id: user.userId }, profile: null, coins: [] })
  })

  test('messages to nobody are nobody’s', async () => {
    const nobody = await createUser(testApp.services, testApp.app, { email: '' })
    const bare = await (await nobody.visitor.get(`/api/users/${nobody.userId}/export`)).json()
    expect(bare.messages).toEqual([])
  })
})
