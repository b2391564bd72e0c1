import { beforeEach, describe, expect, test } from 'vitest'
import { passMs } from '#domain/profile/coins.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { createUser, giveCoins, type TestUser } from '#tests/support/users/create-user.ts'
import { openVisitor } from '#tests/support/users/visitor.ts'
import { buyPass } from '../profile/buy-pass.ts'
import { findPremiumPack, packsForSale } from './premium-packs.ts'

const startMs = Date.UTC(2026, 10, 21, 20)
const path = '/api/premium-packs/charades/show-offs'

describe.each(databaseKinds)('GET /api/premium-packs/{game}/{packId} on %s', (kind) => {
  const testApp = useTestApp(kind)
  let guest: TestUser

  beforeEach(async () => {
    testApp.services.now = () => startMs
    guest = await createUser(testApp.services, testApp.app)
    await guest.visitor.get(`/api/users/${guest.userId}`)
  })

  async function buy(itemId: string): Promise<void> {
    await giveCoins(testApp.services, guest.userId, 150)
    await buyPass(testApp.services, guest.userId, itemId)
  }

  test.each([
    ['somebody signed out', () => openVisitor(testApp.app), path, 401],
    ['somebody without a pass', () => guest.visitor, path, 403],
    ['anybody, when there is no such pack', () => guest.visitor, `${path}x`, 404],
    [
      'anybody, when the pack is of another game',
      () => guest.visitor,
      '/api/premium-packs/category/show-offs',
      404,
    ],
    [
      'anybody, when the pack is free',
      () => guest.visitor,
      '/api/premium-packs/charades/classics',
      404,
    ],
    [
      'anybody, when it is a path out',
      () => guest.visitor,
      '/api/premium-packs/charades/..%2F..%2Fenv',
      404,
    ],
    ['anybody, when it is a prototype', () => guest.visitor, '/api/premium-packs/__proto__/x', 404],
    [
      'anybody, when it is no pack but a game',
      () => guest.visitor,
      '/api/premium-packs/charades',
      404,
    ],
  ])('tells %s no prompt', async (_, visitor, at, status) => {
    const answer = await visitor().get(at)
    const text = await answer.text()
    expect(answer.status).toBe(status)
    expect(text).not.toContain('elements')
  })

  test.each(packsForSale.map(({ itemId }) => itemId))(
    'a pass for %s opens it, and no other',
    async (itemId) => {
      await buy(itemId)
      const answer = await guest.visitor.get(`/api/premium-packs/${itemId}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.json()).toEqual({
        pack: findPremiumPack(itemId),
        until: new Date(startMs + passMs).toISOString(),
      })
      for (const other of packsForSale) {
        if (other.itemId === itemId) continue
        expect((await guest.visitor.get(`/api/premium-packs/${other.itemId}`)).status).toBe(403)
      }
    },
  )

  test('a pass ends at its end, to the millisecond', async () => {
    await buy('charades/show-offs')
    await testApp.services.database.db
      .updateTable('sessions')
      .set({ expires_at: new Date(startMs + 2 * passMs).toISOString() })
      .execute()
    const statusAt = async (nowMs: number) => {
      testApp.services.now = () => nowMs
      return (await guest.visitor.get(path)).status
    }
    expect(await statusAt(startMs + passMs - 1)).toBe(200)
    expect(await statusAt(startMs + passMs)).toBe(403)
  })

  test('the pass of somebody else opens nothing', async () => {
    await buy('charades/show-offs')
    const other = await createUser(testApp.services, testApp.app)
    expect((await other.visitor.get(path)).status).toBe(403)
  })

  test('it is only read', async () => {
    const answer = await guest.visitor.post(path, {})
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
  })
})

test('what is for sale shows covers and no prompt: six packs, one a game', () => {
  expect(packsForSale.map(({ game }) => game)).toHaveLength(6)
  expect(new Set(packsForSale.map(({ game }) => game)).size).toBe(6)
  expect(JSON.stringify(packsForSale)).not.toContain('elements')
  for (const { itemId, premium, size } of packsForSale) {
    expect([premium, size >= 60, findPremiumPack(itemId) !== null]).toEqual([true, true, true])
  }
})

test.each(['', '__proto__', 'constructor', 'charades/', 'charades'])('%j is no item', (itemId) => {
  expect(findPremiumPack(itemId)).toBeNull()
})
