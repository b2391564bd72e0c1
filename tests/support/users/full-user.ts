import { randomInt } from 'node:crypto'
import { expect } from 'vitest'
import type { Services } from '#server/compose.ts'
import type { createApp } from '#server/create-app.ts'
import { recordReferral, settleReferral } from '#server/features/profile/referrals.ts'
import { upsertSubscription } from '#server/features/profile/subscription-repository.ts'
import { newId } from '#server/lib/new-id.ts'
import type { Message } from '#server/platform/messaging/message.ts'
import { someContact } from '../app/contact-fixtures.ts'
import { someDare } from '../app/dare-fixtures.ts'
import { publish } from '../packs/pack-fixtures.ts'
import { createUser, giveCoins } from './create-user.ts'
import { goodPassword, lastEmail, openVisitor, signUp, type Visitor } from './visitor.ts'

type AppWithMail = {
  services: Services
  sent: readonly Message[]
  app: ReturnType<typeof createApp>
}

export type FullUser = {
  userId: string
  visitor: Visitor
  email: string
  phoneNumber: string
  /** The id of a card that somebody else sent them. */
  answeredDare: string
  /** Opens doors: nothing that leaves the server may hold one. */
  secrets: string[]
  /** Says who somebody is: nothing may be left of them. */
  traces: string[]
}

/** Somebody with a row or more in every table that knows people; `mark` keeps two of them apart. */
export async function createFullUser(server: AppWithMail, mark: string): Promise<FullUser> {
  const { services, sent, app } = server
  const { db } = services.database
  const email = `${mark}@home.example`
  const name = `Full ${mark} Person`
  const phoneNumber = `+47${randomInt(40_000_000, 99_999_999)}`
  const visitor = openVisitor(app)
  const userId = await signUp(visitor, sent, email, name)
  const path = `/api/users/${userId}`
  const ok = async (answer: Response | Promise<Response>) =>
    expect((await answer).status, await (await answer).clone().text()).toBeLessThan(300)

  const second = openVisitor(app)
  await ok(second.post('/api/auth/sign-in/email', { email, password: goodPassword }))
  await db
    .updateTable('users')
    .set({ phone_number: phoneNumber, phone_number_verified: 1 })
    .where('id', '=', userId)
    .execute()

  await ok(visitor.put(`${path}/liked_games/charades`))
  await ok(visitor.post(`${path}/deeds`, { deed: 'game-finished', game: 'charades', sober: true }))
  await ok(visitor.post(`${path}/claimed_rewards`, { rewardId: 'welcome' }))
  await giveCoins(services, userId, 200)
  await ok(visitor.post(`${path}/purchases`, { itemId: 'charades/show-offs' }))
  const time = new Date(services.now() - Math.floor(Math.random() * 1e9)).toISOString()
  const feedback = { time, feedback: `From ${mark}`, user: '', positive: true, game: 'charades' }
  await ok(visitor.put(`/api/feedback/${time}`, feedback))

  const contact = { email, name: `Full ${mark}`, message: `Help, says ${mark}` }
  await ok(visitor.post('/api/contact', await someContact(services, contact)))
  await ok(visitor.post('/api/dares', someDare({ from: `Full ${mark} Person` })))
  const card = someDare({ kind: 'love', drawing: [] })
  await ok(openVisitor(app).post('/api/dares', card))
  const answers = `/api/dares/${card.id}/answers`
  await ok(visitor.post(answers, { answer: 'accepted', step: 0 }))
  await ok(visitor.post(answers, { answer: 'done', step: 1, words: `Yours, ${mark}` }))

  await addInvites(server, userId)
  await ok(visitor.put(`${path}/letters`, { wanted: false }))
  await addSubscription(server, userId, mark)
  await addPacks(server, { userId, visitor, mark })

  await ok(openVisitor(app).post('/api/auth/request-password-reset', { email }))
  await ok(openVisitor(app).post('/api/auth/phone-number/send-otp', { phoneNumber }))
  await ok(visitor.get('/api/auth/passkey/generate-register-options'))
  const code = lastEmail(sent, phoneNumber).hint

  const now = new Date(services.now()).toISOString()
  const keys = ['access', 'refresh', 'id', 'public', 'credential'].map(
    (key) => `${key}-${mark}-key`,
  )
  const [access_token, refresh_token, id_token, public_key = '', credential_id = ''] = keys
  await db
    .insertInto('accounts')
    .values({
      id: newId(),
      account_id: `google-${mark}`,
      provider_id: 'google',
      user_id: userId,
      access_token,
      refresh_token,
      id_token,
      access_token_expires_at: now,
      refresh_token_expires_at: now,
      scope: 'openid',
      password: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await db
    .insertInto('passkeys')
    .values({
      id: newId(),
      name: `Phone of ${mark}`,
      public_key,
      user_id: userId,
      credential_id,
      counter: 0,
      device_type: 'singleDevice',
      backed_up: 0,
      transports: null,
      created_at: now,
      aaguid: null,
    })
    .execute()
  const queued = (channel: 'mail' | 'sms', recipient: string) => ({
    id: newId(),
    channel,
    recipient,
    content: JSON.stringify({ text: `Hello ${name}, code ${code}`, hint: `hint-${mark}` }),
    created_at: services.now(),
    attempts: 0,
    next_attempt_at: services.now(),
  })
  await db
    .insertInto('messages')
    .values([queued('mail', email), queued('sms', phoneNumber)])
    .execute()

  await db
    .insertInto('operator_actions')
    .values({
      id: newId(),
      at: services.now(),
      action: 'user_confirmed',
      subject: userId,
      reason: null,
    })
    .execute()

  const sessions = await db
    .selectFrom('sessions')
    .select('token')
    .where('user_id', '=', userId)
    .execute()
  const { password } = await db
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('password', 'is not', null)
    .executeTakeFirstOrThrow()
  const tokens = sessions.map(({ token }) => token)
  return {
    userId,
    visitor,
    email,
    phoneNumber,
    answeredDare: card.id,
    secrets: [...tokens, ...keys, password ?? '', `${code}:0`, `code ${code}`, `hint-${mark}`],
    traces: [userId, email, phoneNumber, name, name.replaceAll(' ', ''), mark, ...tokens],
  }
}

/** Both ways: somebody brought them in, and they bring somebody in. */
async function addInvites({ services, app }: AppWithMail, userId: string): Promise<void> {
  for (const isInviter of [true, false]) {
    const other = await createUser(services, app)
    await other.visitor.get(`/api/users/${other.userId}`)
    const [friend, inviter] = isInviter ? [other.userId, userId] : [userId, other.userId]
    await recordReferral(services, friend, inviter)
    await settleReferral(services, friend)
  }
}

async function addSubscription(
  { services }: AppWithMail,
  userId: string,
  mark: string,
): Promise<void> {
  const { db } = services.database
  const user_id = userId
  await db
    .insertInto('customers')
    .values({
      user_id,
      customer_id: `cus_${mark}`,
      live: 0,
      attempt_id: newId(),
      readings_begun: 1,
      reading_written: 1,
      read_at: services.now(),
    })
    .execute()
  await db
    .insertInto('checkouts')
    .values({
      user_id,
      price_id: 'price_month',
      attempt_id: newId(),
      session_id: `cs_${mark}`,
      begun_at: services.now(),
    })
    .execute()
  const subscription = {
    subscriptionId: `sub_${mark}`,
    status: 'canceled',
    cancelAtPeriodEnd: false,
    cancelAt: null,
    periodStart: null,
    paidThrough: Math.floor(services.now() / 1000),
    interval: 'month',
  } as const
  await upsertSubscription(db, userId, subscription)
}

/** One pack of theirs by an id that names them, a file that is on its way, and a report of another's. */
async function addPacks(
  { services, app }: AppWithMail,
  { userId, visitor, mark }: { userId: string; visitor: Visitor; mark: string },
): Promise<void> {
  const { db } = services.database
  await publish(services, userId, { id: `pack-${mark}`, author: mark })
  await db
    .insertInto('storage_usage')
    .values({ user_id: userId, used: 1, objects: 1 })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  await db
    .insertInto('uploads')
    .values({
      id: newId(),
      name: `users/${userId}/notes.txt`,
      owner_id: userId,
      content_type: 'text/plain',
      metadata: '{}',
      received: 0,
      parts: '[]',
      if_generation: null,
      expected_size: null,
      finished_at: null,
      created_at: services.now(),
    })
    .execute()
  const other = await createUser(services, app)
  const reported = await publish(services, other.userId)
  const answer = await visitor.post(`/api/packs/${reported}/reports`, { reason: 'spam' })
  expect(answer.status).toBe(204)
}
