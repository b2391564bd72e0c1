import { beforeEach, describe, expect, test } from 'vitest'
import { auditOf } from '#tests/support/app/audit-lines.ts'
import { someDare } from '#tests/support/app/dare-fixtures.ts'
import { createUserIn, useUser } from '#tests/support/app/test-app.ts'
import { publish } from '#tests/support/packs/pack-fixtures.ts'
import { bucketPath, openStorageCaller } from '#tests/support/storage/storage-callers.ts'
import { deliverText, sign } from '#tests/support/stripe/pay-webhook.ts'
import { usePremiumApp } from '#tests/support/stripe/premium-app.ts'
import { signedCookie } from '#tests/support/users/create-user.ts'
import { openVisitor } from '#tests/support/users/visitor.ts'

describe('refusals that matter', () => {
  const premiumApp = usePremiumApp('SQLite')
  const user = useUser(premiumApp)
  const { lines, codes, forget, expectOne } = auditOf(premiumApp)
  let other: Awaited<ReturnType<typeof createUserIn>>

  beforeEach(async () => {
    other = await createUserIn(premiumApp)
    forget()
  })

  const nobody = () => openVisitor(premiumApp.app)
  const forged = (value: string) => {
    const visitor = nobody()
    visitor.cookies.set('party-dojo', value)
    return visitor
  }
  const byGuest = () => openStorageCaller(premiumApp.app, user)

  async function flood(path: string, times: number) {
    for (let n = 0; n < times; n++) await nobody().put(path, {})
    forget()
    await nobody().put(path, {})
  }

  test.each<[string, () => Promise<unknown>, audit: string, route: string]>([
    [
      'reading another’s profile',
      () => user.visitor.get(other.path),
      'forbidden',
      'GET /api/users/:userId',
    ],
    [
      'claiming for another',
      () => user.visitor.post(`${other.path}/claimed_rewards`, { rewardId: 'welcome' }),
      'forbidden',
      'POST /api/users/:userId/claimed_rewards',
    ],
    [
      'another’s object',
      () => byGuest().download(`users/${other.userId}/x`),
      'forbidden',
      'GET /v0/b/:bucket/o/*',
    ],
    [
      'paying for another',
      () => user.visitor.post('/api/stripe/check_subscription', { userId: other.userId }),
      'forbidden',
      'POST /api/stripe/check_subscription',
    ],
    [
      'a dare’s answers with a wrong key',
      async () => {
        const dare = someDare()
        await nobody().post('/api/dares', dare)
        await nobody().get(`/api/dares/${dare.id}/answers`, { 'x-sender-key': 'f'.repeat(48) })
      },
      'forbidden',
      'GET /api/dares/:id/answers',
    ],
    [
      'a session that was never signed',
      () => forged('token.c2lnbmF0dXJl').get(user.path),
      'forged_session',
      'GET /api/users/:userId',
    ],
    [
      'a session signed by another server',
      () => forged(signedCookie(user.token, 'a secret of one’s own')).get('/api/packs'),
      'forged_session',
      'GET /api/packs',
    ],
    [
      'a forged token for storage',
      () => byGuest().ask('GET', bucketPath, { headers: { authorization: 'Firebase a.b' } }),
      'forged_session',
      'GET /v0/b/:bucket/o',
    ],
    [
      'a write from another site',
      () => user.visitor.post(`${user.path}/deeds`, {}, { origin: 'https://evil.example' }),
      'forbidden_origin',
      'POST /api/users/:userId/deeds',
    ],
    [
      'a field of the server’s in a profile',
      () => user.visitor.patch(user.path, { dojo_coins: 1_000_000 }),
      'server_field',
      'PATCH /api/users/:userId',
    ],
    [
      'a field of the server’s in a claim',
      () => user.visitor.post(`${user.path}/claimed_rewards`, { rewardId: 'x', premium: true }),
      'server_field',
      'POST /api/users/:userId/claimed_rewards',
    ],
    [
      'one request too many',
      () => flood('/api/feedback/x', 10),
      'rate_limited',
      'PUT /api/feedback/:timestamp',
    ],
    [
      'an upload that no rule allows',
      () => byGuest().upload(`users/${user.userId}/a`, 'x', { contentType: 'not a type' }),
      'upload_refused',
      'POST /v0/b/:bucket/o',
    ],
    [
      'an upload over another’s pack',
      async () => {
        const packId = await publish(premiumApp.services, other.userId)
        forget()
        await byGuest().delete(`packs/${packId}.json`)
      },
      'forbidden',
      'DELETE /v0/b/:bucket/o/*',
    ],
    [
      'a delivery that nobody signed',
      () => deliverText(premiumApp, '{}', null),
      'webhook_refused',
      'POST /api/stripe/webhook',
    ],
    [
      'a delivery that was recorded',
      async () => {
        const atSeconds = Math.floor(Date.now() / 1000) - 3_600
        await deliverText(premiumApp, '{}', await sign(premiumApp, '{}', { atSeconds }))
      },
      'webhook_refused',
      'POST /api/stripe/webhook',
    ],
  ])('%s is one line', async (_, attack, audit, route) => {
    await attack()
    expectOne(audit, route, [user.token])
  })

  test('says who it was where somebody was signed in, and by the same id as the request', async () => {
    const answer = await user.visitor.get(other.path)
    const [line] = lines()
    expect(line?.userId).toBe(user.userId)
    expect(line?.requestId).toBe(answer.headers.get('x-request-id'))
  })

  test('where app check is enforced, a caller without its token is one line', async () => {
    premiumApp.services.env.appCheck = 'enforce'
    await byGuest().list()
    premiumApp.services.env.appCheck = 'off'
    expect(codes()).toEqual(['app_check_refused'])
  })

  test.each<[string, () => Response | Promise<Response>, status: number]>([
    ['one’s own profile', () => user.visitor.get(user.path), 200],
    ['nobody’s profile', () => nobody().get(user.path), 401],
    ['nothing at all', () => nobody().get('/api/nothing'), 404],
    [
      'a name that is too long',
      () => user.visitor.patch(user.path, { username: 'x'.repeat(30) }),
      400,
    ],
    ['an object that is not there', () => byGuest().download(`users/${user.userId}/x`), 404],
    ['an upload', () => byGuest().upload(`users/${user.userId}/a`, 'x'), 200],
    [
      'a password that is too short',
      () =>
        nobody().post('/api/auth/sign-up/email', {
          email: 'b@home.example',
          name: '',
          password: 'x',
        }),
      400,
    ],
    [
      'a session that has ended',
      () => forged(signedCookie('gone', premiumApp.services.authSecret)).get(user.path),
      401,
    ],
    [
      'a cookie of somebody else’s program',
      () => premiumApp.app.request(user.path, { headers: { cookie: 'party-dojo=' } }),
      401,
    ],
  ])('%s is none', async (_, ask, status) => {
    expect((await ask()).status).toBe(status)
    expect(lines()).toEqual([])
  })

  test('a flood is told by its number', async () => {
    for (let n = 0; n < 5; n++) await user.visitor.get(other.path)
    expect(lines().map(({ count }) => count)).toEqual([1])
    premiumApp.services.audit.close()
    expect(lines().map(({ count }) => count)).toEqual([1, 4])
  })
})
