import { beforeEach, describe, expect, test } from 'vitest'
import { createUserIn, useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { expectBalanced } from '#tests/support/database/ledger.ts'
import { runOperatorCommand } from '#tests/support/server/run-operator-command.ts'

describe.each(databaseKinds)('coins by the operator’s hand on %s', (kind) => {
  const testApp = useTestApp(kind)
  let userId: string
  let email: string

  beforeEach(async () => {
    ;({ userId } = await createUserIn(testApp))
    email = `${userId}@home.example`
    const { db } = testApp.services.database
    await db.updateTable('users').set({ email, name: 'Mia' }).where('id', '=', userId).execute()
  })

  const grant = async (...words: string[]) => {
    const { code, lines } = await runOperatorCommand(testApp.services, 'grant', ...words)
    return [code, lines[0]?.replace(`Mia <${email}>, ${userId}: `, '')]
  }
  const entries = async () =>
    await testApp.services.database.db
      .selectFrom('coin_entries')
      .select(['amount', 'reason', 'key'])
      .where('user_id', '=', userId)
      .execute()

  test('are given once, however often that is typed, by id and by address', async () => {
    const words = ['50', '--reason', 'Lost on 12 May'] as const
    expect(await grant(userId, ...words)).toEqual([0, 'done. The balance is 50.'])
    expect(await grant(email.toUpperCase(), ...words)).toEqual([
      0,
      'done before. The balance is 50.',
    ])
    expect(await entries()).toEqual([
      { amount: 50, reason: 'gift', key: expect.stringMatching(/^gift:\w{16}: Lost on 12 May$/) },
    ])
  })

  test('are a line of the log, which says what was tried and names nobody', async () => {
    testApp.logged.length = 0
    await grant(email, '7', '--reason', 'A line', '--key', 'line-1')
    await grant(userId, '900', '--reason', 'Too many', '--key', 'line-2', '--take')
    const line = { level: 40, event: 'operator.acted', audit: 'coins_granted', userId }
    expect(testApp.logged).toEqual([
      expect.objectContaining({ ...line, amount: 7, key: 'line-1', outcome: 'granted' }),
      expect.objectContaining({ ...line, amount: -900, key: 'line-2', outcome: 'too few' }),
    ])
    expect(JSON.stringify(testApp.logged)).not.toContain('home.example')
  })

  test('are given once to one key, whoever types it first', async () => {
    const words = [userId, '50', '--reason', 'Quiz', '--key', 'quiz-1']
    const all = await Promise.all([grant(...words), grant(...words), grant(...words)])
    expect(all.map(([, line]) => line).sort()).toEqual([
      'done before. The balance is 50.',
      'done before. The balance is 50.',
      'done. The balance is 50.',
    ])
    expect(await grant(userId, '60', '--reason', 'Quiz', '--key', 'quiz-1')).toEqual([
      1,
      'this key was used before, for 50 coins: Quiz',
    ])
    expect(await grant(userId, '50', '--reason', 'Quiz', '--key', 'quiz-10')).toEqual([
      0,
      'done. The balance is 100.',
    ])
    await expectBalanced(testApp.services.database.db)
  })

  test('are taken back, never below nothing', async () => {
    await grant(userId, '500', '--reason', 'Too many')
    expect(await grant(userId, '450', '--reason', 'A nought too many', '--take')).toEqual([
      0,
      'done. The balance is 50.',
    ])
    expect(await grant(userId, '51', '--reason', 'More', '--take')).toEqual([
      1,
      'has too few coins for that, and keeps them all.',
    ])
    expect((await entries()).map(({ amount }) => amount).sort()).toEqual([-450, 500])
  })

  test('go to nobody who is not there', async () => {
    expect(await grant('nobody@home.example', '5', '--reason', 'x')).toEqual([
      1,
      'There is no such account.',
    ])
  })

  test.each([
    [[], 'Say who: the id of an account, or its e-mail address.'],
    [['mia'], 'Say how many coins: a number from 1 to 1000000.'],
    [['mia', '0'], 'Say how many coins: a number from 1 to 1000000.'],
    [['mia', '-5'], 'There is no option "-5" here.'],
    [['mia', '1.5'], 'Say how many coins: a number from 1 to 1000000.'],
    [['mia', '5'], 'Say why: --reason "…", at most 200 characters on one line.'],
    [['mia', '5', '--reason'], 'Say why: --reason "…", at most 200 characters on one line.'],
    [
      ['mia', '5', '--reason', 'a\nb'],
      'Say why: --reason "…", at most 200 characters on one line.',
    ],
    [
      ['mia', '5', '--reason', 'x', '--key', 'a: b'],
      'A key is up to 64 letters, digits, dots, dashes and underscores.',
    ],
    [['mia', '5', 'for', '--reason', 'x'], '"for" is too much.'],
  ])('%j are wrong', async (words, problem) => {
    expect(await grant(...words)).toEqual([2, problem])
  })
})
