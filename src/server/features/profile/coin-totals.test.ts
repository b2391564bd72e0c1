import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Services } from '#server/compose.ts'
import { createApp } from '#server/create-app.ts'
import { newId } from '#server/lib/new-id.ts'
import { openTestServices } from '#tests/support/app/services.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { createUser, giveCoins } from '#tests/support/users/create-user.ts'
import { buyPass } from './buy-pass.ts'
import { openCoinTotals } from './coin-totals.ts'
import { acquireCountLease, findStoredTotals } from './coin-totals-repository.ts'

const noPages = () => Promise.reject(new Error('no pages here'))
const minuteMs = 60_000

describe.each(databaseKinds)('the totals of coins on %s', (kind) => {
  let services: Services
  let nowMs = 0
  const open = () => {
    const { database, log } = services
    return openCoinTotals({ database, log, now: () => nowMs })
  }
  beforeAll(async () => {
    services = (await openTestServices(kind)).services
  })
  afterAll(() => services.close())

  async function guestWith(coins: number): Promise<string> {
    const { userId, visitor } = await createUser(services, createApp(services, noPages))
    await visitor.get(`/api/users/${userId}`)
    await giveCoins(services, userId, coins)
    return userId
  }

  test('count what was earned, spent and by how many, anew once a minute', async () => {
    const { read } = open()
    const none = { earned: 0, spent: 0, people: 0 }
    expect(await read()).toEqual(none)
    for (const coins of [200, 30]) {
      await buyPass(services, await guestWith(coins), 'charades/show-offs')
    }
    nowMs += minuteMs - 1
    expect(await read()).toEqual(none)
    nowMs += 1
    expect(await read()).toEqual({ earned: 230, spent: 150, people: 2 })
  })

  test('are counted by one process for all', async () => {
    const before = await open().read()
    const userId = await guestWith(5)
    expect(await open().read()).toEqual(before)
    nowMs += minuteMs
    expect(await acquireCountLease(services.database.db, nowMs, nowMs + minuteMs)).toBe(true)
    expect(await open().read()).toEqual(before)
    // Whoever had taken the count fell silent.
    nowMs += minuteMs
    expect(await open().read()).toEqual({ earned: 235, spent: 150, people: 3 })
    await services.database.db.deleteFrom('users').where('id', '=', userId).execute()
    nowMs += minuteMs
    expect(await open().read()).toEqual(before)
  })

  test('that could not be counted stay as they were, and are counted at the next question', async () => {
    nowMs += minuteMs
    const { read } = open()
    const { schema } = services.database.db
    await schema.alterTable('coin_entries').renameTo('lost').execute()
    expect(await read()).toMatchObject({ people: 2 })
    await guestWithoutCoins()
    expect(await read()).toMatchObject({ people: 2 })
    await schema.alterTable('lost').renameTo('coin_entries').execute()
    expect(await read()).toMatchObject({ people: 3 })
  })

  test('of more people than are counted at once are those of all of them', async () => {
    const people = Array.from({ length: 2_300 }, () => guestRow())
    for (let at = 0; at < people.length; at += 500) {
      await addRows(people.slice(at, at + 500))
    }
    nowMs += minuteMs
    expect(await open().read()).toEqual({ earned: 230 + 2_300 * 3, spent: 150, people: 2_303 })
  })

  test('are left to others by a process that stops', async () => {
    nowMs += minuteMs
    const { read, stop } = open()
    await stop()
    expect(await read()).toMatchObject({ people: 2_303 })
    expect((await findStoredTotals(services.database.db)).dueAtMs).toBeLessThanOrEqual(nowMs)
  })

  async function guestWithoutCoins(): Promise<void> {
    const row = guestRow()
    const { db } = services.database
    await db.insertInto('users').values(row.user).execute()
    await db.insertInto('profiles').values(row.profile).execute()
  }

  async function addRows(rows: ReturnType<typeof guestRow>[]): Promise<void> {
    const { db } = services.database
    await db
      .insertInto('users')
      .values(rows.map(({ user }) => user))
      .execute()
    await db
      .insertInto('profiles')
      .values(rows.map(({ profile }) => profile))
      .execute()
    await db
      .insertInto('coin_entries')
      .values(rows.map(({ entry }) => entry))
      .execute()
  }
})

function guestRow() {
  const id = newId()
  const time = new Date(0).toISOString()
  return {
    user: {
      id,
      name: '',
      email: `${id}@home.example`,
      email_verified: 1,
      created_at: time,
      updated_at: time,
    },
    profile: {
      user_id: id,
      username: '',
      created_at: 0,
      dojo_coins: 3,
      premium: 0,
      cancelled: 0,
      stripe_user_id: '',
      stripe_subscription_id: '',
      referred_users: 0,
    },
    entry: { user_id: id, key: 'gift', amount: 3, reason: 'gift' as const, created_at: 0 },
  }
}
