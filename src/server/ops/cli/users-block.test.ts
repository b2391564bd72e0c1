import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { blockedAccountHooks } from '#server/features/accounts/account-state.ts'
import { makeSignInToken } from '#server/features/accounts/sign-in-link.ts'
import { createUserIn, useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds, isPostgresThere } from '#tests/support/database/database.ts'
import { runOperatorCommand } from '#tests/support/server/run-operator-command.ts'
import { openVisitor } from '#tests/support/users/visitor.ts'

const rounds = 24
const signInsAtOnce = 4

type House = ReturnType<typeof useTestApp>

const block = ({ services }: House, userId: string) =>
  runOperatorCommand(services, 'users', 'block', userId, '--reason', 'Spam')

/** By a link: every way in writes its session alike, and this one hashes no password. */
async function signIn({ services, app }: House, userId: string): Promise<number> {
  const token = await makeSignInToken(services.database.db, userId, services.now())
  return (await openVisitor(app).post('/api/auth/sign-in/link', { token })).status
}

const sessionsOf = ({ services }: House, userId: string) =>
  services.database.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()

describe.each(databaseKinds)('a block in the middle of sign-ins on %s', (kind) => {
  const testApp = useTestApp(kind)

  test('leaves no session, wherever it falls', async () => {
    for (let round = 0; round < rounds; round++) {
      const { userId } = await createUserIn(testApp)
      const signIns = Array.from({ length: signInsAtOnce }, () => signIn(testApp, userId))
      await sleep(round % 8)
      const [blocked, ...statuses] = await Promise.all([block(testApp, userId), ...signIns])
      expect(blocked.code).toBe(0)
      expect(statuses.filter((status) => status !== 200 && status !== 403)).toEqual([])
      expect(await sessionsOf(testApp, userId)).toEqual([])
    }
  })

  test('a sign-in ends its own session where the block came between its two checks', async () => {
    const { userId, token } = await createUserIn(testApp, { blocked_at: 1 })
    const { after } = blockedAccountHooks(testApp.services.database.db)
    await expect(after({ userId, token })).rejects.toMatchObject({ status: 'FORBIDDEN' })
    expect(await sessionsOf(testApp, userId)).toEqual([])
  })
})

describe.runIf(isPostgresThere)('a block that is not committed yet, on a Postgres server', () => {
  const testApp = useTestApp('a Postgres server')

  test('ends the session of a sign-in that could not see it', async () => {
    const { userId } = await createUserIn(testApp)
    const { db } = testApp.services.database
    const { blocking } = await db.transaction().execute(async (transaction) => {
      // The command waits for this table once it has marked the account.
      await sql`lock table operator_actions in access exclusive mode`.execute(transaction)
      const blocking = block(testApp, userId)
      await sleep(200)
      expect(await signIn(testApp, userId)).toBe(200)
      return { blocking }
    })
    expect((await blocking).code).toBe(0)
    expect(await sessionsOf(testApp, userId)).toEqual([])
  })
})
