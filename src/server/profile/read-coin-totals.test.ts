import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database.ts'
import { giveCoins, seatGuest } from '#tests/support/guest.ts'
import { openTestServices } from '#tests/support/services.ts'
import { createApp } from '../create-app.ts'
import type { Services } from '../services.ts'
import { buyPass } from './buy-pass.ts'
import { openCoinTotals } from './read-coin-totals.ts'

const noPages = () => Promise.reject(new Error('no pages here'))

describe.each(databaseKinds)('the totals of the house on %s', (kind) => {
  let services: Services
  beforeAll(async () => {
    services = (await openTestServices(kind)).services
  })
  afterAll(() => services.close())

  test('count what was earned, spent and by how many, anew once a minute', async () => {
    let nowMs = 0
    const read = openCoinTotals({ database: services.database, now: () => nowMs })
    const none = { earned: 0, spent: 0, people: 0 }
    expect(await read()).toEqual(none)
    for (const coins of [200, 30]) {
      const { userId, visitor } = await seatGuest(services, createApp(services, noPages))
      await visitor.get(`/api/users/${userId}`)
      await giveCoins(services, userId, coins)
      await buyPass(services, userId, 'charades/show-offs')
    }
    nowMs = 59_999
    expect(await read()).toEqual(none)
    nowMs = 60_000
    expect(await read()).toEqual({ earned: 230, spent: 150, people: 2 })
  })

  test('that could not be counted are counted at the next question', async () => {
    const read = openCoinTotals({ database: services.database, now: () => 0 })
    const { schema } = services.database.db
    await schema.alterTable('coin_entries').renameTo('lost').execute()
    await expect(read()).rejects.toThrow('coin_entries')
    await schema.alterTable('lost').renameTo('coin_entries').execute()
    expect(await read()).toMatchObject({ people: 2 })
  })
})
