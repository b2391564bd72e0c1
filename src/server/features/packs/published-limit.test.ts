import { describe, expect, test } from 'vitest'
import { transact } from '#server/db/transaction.ts'
import { messageOf } from '#tests/support/app/message-of.ts'
import { useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { publish } from '#tests/support/packs/pack-fixtures.ts'
import { givePremium } from '#tests/support/stripe/premium.ts'
import { recordPackDeleted } from './record-pack-deleted.ts'

describe.each(databaseKinds)('three packs may be published without premium, on %s', (kind) => {
  const testApp = useTestApp(kind)
  const user = useUser(testApp)

  const refusal = 'quota_exceeded You have 3 published packs'
  const publishThree = async () => {
    const ids: string[] = []
    for (const _ of [1, 2, 3]) ids.push(await publish(testApp.services, user.userId))
    return ids
  }

  test('a fourth is told so, before and within the transaction', async () => {
    await publishThree()
    expect(await messageOf(publish(testApp.services, user.userId))).toContain(refusal)
  })

  test('drafts are without limit, and those that are public may change', async () => {
    const [first = ''] = await publishThree()
    await publish(testApp.services, user.userId, { tags: ['draft'] })
    await publish(testApp.services, user.userId, { id: first, name: 'Changed' })
  })

  test.each<[string, (id: string) => Promise<unknown>]>([
    [
      'one is deleted',
      (id) =>
        transact(testApp.services.database.db, (transaction) =>
          recordPackDeleted(transaction, id, testApp.services.now()),
        ),
    ],
    [
      'one is a draft again',
      (id) => publish(testApp.services, user.userId, { id, tags: ['draft'] }),
    ],
  ])('there is room when %s', async (_, makeRoom) => {
    const [first = ''] = await publishThree()
    await makeRoom(first)
    await publish(testApp.services, user.userId)
    expect(await messageOf(publish(testApp.services, user.userId, { id: first }))).toContain(
      refusal,
    )
  })

  test('with premium there is no end', async () => {
    await publishThree()
    await givePremium(testApp.services, user.userId)
    await publish(testApp.services, user.userId)
  })

  test('of ten at once three are', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => messageOf(publish(testApp.services, user.userId))),
    )
    expect(outcomes.filter((outcome) => outcome === 'no refusal')).toHaveLength(3)
    expect(outcomes.filter((outcome) => outcome.includes(refusal))).toHaveLength(7)
  })
})
