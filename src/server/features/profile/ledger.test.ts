import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#server/lib/new-id.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { expectBalanced } from '#tests/support/database/ledger.ts'
import { createUser } from '#tests/support/users/create-user.ts'
import { type CoinChange, changeCoins } from './ledger.ts'

describe.each(databaseKinds)('changeCoins on %s', (kind) => {
  const testApp = useTestApp(kind)
  let userId: string

  beforeEach(async () => {
    const user = await createUser(testApp.services, testApp.app)
    userId = user.userId
    await user.visitor.get(`/api/users/${userId}`)
  })
  afterEach(() => expectBalanced(testApp.services.database.db))

  /** Rolls back what is refused, as every caller must. */
  async function change(amount: number, more: Partial<CoinChange> = {}) {
    const wanted = { userId, amount, reason: 'gift', key: newId(), ...more } as const
    let outcome: string | null = null
    await testApp.services.database.db
      .transaction()
      .execute(async (transaction) => {
        outcome = await changeCoins(transaction, wanted, 1)
        if (outcome === 'refused') throw new Error('refused')
      })
      .catch((error) => {
        if (outcome === null) throw error
      })
    return outcome
  }

  async function balance(): Promise<number> {
    const { db } = testApp.services.database
    const row = db.selectFrom('profiles').select('dojo_coins').where('user_id', '=', userId)
    return (await row.executeTakeFirstOrThrow()).dojo_coins
  }

  test.each([
    ['adds', [50], ['changed'], 50],
    ['adds up', [50, 10, 100], ['changed', 'changed', 'changed'], 160],
    ['takes', [50, -20], ['changed', 'changed'], 30],
    ['takes the last coin', [50, -50], ['changed', 'changed'], 0],
    ['takes no coin more than there is', [50, -51], ['changed', 'refused'], 50],
    ['takes nothing from nothing', [-1], ['refused'], 0],
    ['goes on after a refusal', [-1, 5, -9, -5], ['refused', 'changed', 'refused', 'changed'], 0],
  ])('%s', async (_, amounts, outcomes, left) => {
    const answers = []
    for (const amount of amounts) answers.push(await change(amount))
    expect([answers, await balance()]).toEqual([outcomes, left])
  })

  test('under one key a change happens once, whatever its amount', async () => {
    expect(await change(50, { key: 'k' })).toBe('changed')
    expect(await change(50, { key: 'k' })).toBe('repeated')
    expect(await change(-50, { key: 'k' })).toBe('repeated')
    expect(await balance()).toBe(50)
  })

  test('a key that was refused may be tried again', async () => {
    expect(await change(-10, { key: 'k' })).toBe('refused')
    await change(10)
    expect(await change(-10, { key: 'k' })).toBe('changed')
  })

  test('a key belongs to one person', async () => {
    const other = await createUser(testApp.services, testApp.app)
    await other.visitor.get(`/api/users/${other.userId}`)
    expect(await change(50, { key: 'k' })).toBe('changed')
    expect(await change(50, { key: 'k', userId: other.userId })).toBe('changed')
  })

  test('to a profile that is not there it throws, and writes nothing', async () => {
    await expect(change(50, { userId: newId() })).rejects.toThrow(/foreign key/i)
  })

  test('the database itself holds no balance below 0', async () => {
    const lowered = testApp.services.database.db
      .updateTable('profiles')
      .set({ dojo_coins: -1 })
      .where('user_id', '=', userId)
      .execute()
    await expect(lowered).rejects.toThrow(/check constraint|CHECK constraint/)
  })
})
