import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#server/lib/new-id.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { createUser, type TestUser } from '#tests/support/users/create-user.ts'

const minuteMs = 60_000

describe.each(databaseKinds)('what a session may do only while it is fresh, on %s', (kind) => {
  const testApp = useTestApp(kind)
  let guest: TestUser
  let linked: string[]

  const accountsOf = async (userId: string) => {
    const rows = await testApp.services.database.db
      .selectFrom('accounts')
      .select('id')
      .where('user_id', '=', userId)
      .execute()
    return rows.map(({ id }) => id)
  }

  /** As old as that; a session of no password, which a fresh one has to stand in for. */
  async function signedInMinutesAgo(minutes: number): Promise<void> {
    const created_at = new Date(Date.now() - minutes * minuteMs).toISOString()
    await testApp.services.database.db
      .updateTable('sessions')
      .set({ created_at, updated_at: created_at })
      .where('token', '=', guest.token)
      .execute()
  }

  beforeEach(async () => {
    guest = await createUser(testApp.services, testApp.app)
    linked = [newId(), newId()]
    const at = new Date().toISOString()
    const account = { user_id: guest.userId, provider_id: 'oidc', created_at: at, updated_at: at }
    const rows = linked.map((id) => ({ ...account, id, account_id: `at the provider ${id}` }))
    await testApp.services.database.db.insertInto('accounts').values(rows).execute()
  })

  const acts: [string, number, () => Promise<Response>, () => Promise<boolean>][] = [
    [
      'begin to add a passkey',
      403,
      () => guest.visitor.get('/api/auth/passkey/generate-register-options'),
      async () => guest.visitor.cookies.has('better-auth.better-auth-passkey'),
    ],
    [
      'unlink another account',
      403,
      () => guest.visitor.post('/api/auth/unlink-account', { accountId: linked[0] }),
      async () => !(await accountsOf(guest.userId)).includes(linked[0] ?? ''),
    ],
    [
      'delete the account in the library',
      400,
      () => guest.visitor.post('/api/auth/delete-user', {}),
      async () => (await accountsOf(guest.userId)).length === 0,
    ],
    [
      'delete the account',
      403,
      () => guest.visitor.delete(`/api/users/${guest.userId}`),
      async () => (await accountsOf(guest.userId)).length === 0,
    ],
  ]

  test.each(acts)('%s: after 14 minutes it may', async (_, _refusal, act, isDone) => {
    await signedInMinutesAgo(14)
    expect((await act()).ok).toBe(true)
    expect(await isDone()).toBe(true)
  })

  test.each(acts)('%s: after 16 minutes it may not (%i)', async (_, refusal, act, isDone) => {
    await signedInMinutesAgo(16)
    expect((await act()).status).toBe(refusal)
    expect(await isDone()).toBe(false)
  })

  test('finish adding a passkey: after 16 minutes it may not', async () => {
    await guest.visitor.get('/api/auth/passkey/generate-register-options')
    const verify = () =>
      guest.visitor.post('/api/auth/passkey/verify-registration', { response: {}, name: 'mine' })
    // Fresh, it gets as far as the key itself, which is none.
    expect((await (await verify()).json()).code).toBe('FAILED_TO_VERIFY_REGISTRATION')
    await signedInMinutesAgo(16)
    const refused = await verify()
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'SESSION_NOT_FRESH'])
  })
})
