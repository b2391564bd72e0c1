import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { refuseBlocked } from '#server/features/accounts/account-state.ts'
import { makeSignInToken } from '#server/features/accounts/sign-in-link.ts'
import { databaseKinds, isPostgresThere } from '#tests/support/database.ts'
import { typeAsOperator } from '#tests/support/operator.ts'
import { seat, useTestHouse } from '#tests/support/test-house.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const rounds = 24
const signInsAtOnce = 4

type House = ReturnType<typeof useTestHouse>

const block = ({ services }: House, userId: string) =>
  typeAsOperator(services, 'users', 'block', userId, '--reason', 'Spam')

/** By a link: every way in writes its session alike, and this one hashes no password. */
async function signIn({ services, app }: House, userId: string): Promise<number> {
  const token = await makeSignInToken(services.database.db, userId, services.now())
  return (await openVisitor(app).post('/api/auth/sign-in/link', { token })).status
}

const sessionsOf = ({ services }: House, userId: string) =>
  services.database.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()

describe.each(databaseKinds)('a block in the middle of sign-ins on %s', (kind) => {
  const house = useTestHouse(kind)

  test('leaves no session, wherever it falls', async () => {
    for (let round = 0; round < rounds; round++) {
      const { userId } = await seat(house)
      const signIns = Array.from({ length: signInsAtOnce }, () => signIn(house, userId))
      await sleep(round % 8)
      const [blocked, ...statuses] = await Promise.all([block(house, userId), ...signIns])
      expect(blocked.code).toBe(0)
      expect(statuses.filter((status) => status !== 200 && status !== 403)).toEqual([])
      expect(await sessionsOf(house, userId)).toEqual([])
    }
  })

  test('a sign-in ends its own session where the block came between its two checks', async () => {
    const { userId, token } = await seat(house, { blocked_at: 1 })
    const { after } = refuseBlocked(house.services.database.db)
    await expect(after({ userId, token })).rejects.toMatchObject({ status: 'FORBIDDEN' })
    expect(await sessionsOf(house, userId)).toEqual([])
  })
})

describe.runIf(isPostgresThere)('a block that is not committed yet, on a Postgres server', () => {
  const house = useTestHouse('a Postgres server')

  test('ends the session of a sign-in that could not see it', async () => {
    const { userId } = await seat(house)
    const { db } = house.services.database
    const { blocking } = await db.transaction().execute(async (transaction) => {
      // The command waits for this table once it has marked the account.
      await sql`lock table operator_actions in access exclusive mode`.execute(transaction)
      const blocking = block(house, userId)
      await sleep(200)
      expect(await signIn(house, userId)).toBe(200)
      return { blocking }
    })
    expect((await blocking).code).toBe(0)
    expect(await sessionsOf(house, userId)).toEqual([])
  })
})
