import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  type Dump,
  readEveryRow,
  rowsNaming,
  withoutRows,
} from '#tests/support/database/every-row.ts'
import { expectBalanced } from '#tests/support/database/ledger.ts'
import { createFullUser, type FullUser } from '#tests/support/users/full-user.ts'
import { goodPassword, openVisitor, signUp } from '#tests/support/users/visitor.ts'
import { erasePerson } from './erase-person.ts'

/**
 * They know nobody: versions of the schema, turns counted under hashes, ids of bytes to delete, how
 * often a printed code was followed, keys of what was told, signs of bars, evenings without accounts.
 */
const withoutPeople = [
  'bar_tables',
  'bars',
  'body_holds',
  'builds',
  'events',
  'coin_totals',
  'jobs',
  'kept_nights',
  'last_backup',
  'migrations',
  'migration_lock',
  'night_seats',
  'processes',
  'rate_limits',
  'room_processes',
  'room_seats',
  'rooms',
  'scans',
  'spent_bodies',
  'stripe_events',
  'told_keys',
]

describe.each(databaseKinds)('erasing a person on %s', (kind) => {
  const testApp = useTestApp(kind)

  const tablesIn = (dump: Dump) =>
    [...dump].filter(([, rows]) => rows.length > 0).map(([name]) => name)

  describe.each([
    [
      'DELETE /api/users/{userId}',
      'leaver',
      ({ visitor, userId }: FullUser) =>
        visitor.delete(`/api/users/${userId}`, { password: goodPassword }),
    ],
    [
      'POST /api/auth/delete-user',
      'departed',
      ({ visitor }: FullUser) => visitor.post('/api/auth/delete-user', { password: goodPassword }),
    ],
  ])('by %s', (_, mark, erase) => {
    let person: FullUser
    let before: Dump
    let after: Dump

    beforeAll(async () => {
      await createFullUser(testApp, `stayer-${mark.slice(0, 3)}`)
      person = await createFullUser(testApp, mark)
      before = await readEveryRow(testApp.services.database)
      expect((await erase(person)).ok).toBe(true)
      after = await readEveryRow(testApp.services.database)
      for (const table of withoutPeople) for (const dump of [before, after]) dump.delete(table)
    })

    test('there was something of them in every table that knows people', () => {
      expect(tablesIn(rowsNaming(before, person.traces))).toEqual([...before.keys()])
    })

    test('no cell of any table holds their id, address, number, name or session', () => {
      expect(tablesIn(rowsNaming(after, [...person.traces, ...person.secrets]))).toEqual([])
    })

    test('what names others alone is untouched, to the cell', () => {
      const others = withoutRows(after, rowsNaming(after, [person.answeredDare]))
      expect(others).toEqual(withoutRows(before, rowsNaming(before, person.traces)))
      expect(tablesIn(after)).toEqual([...after.keys()])
    })

    test('a card that they answered stays with whoever sent it, without their words', () => {
      const left = rowsNaming(after, [person.answeredDare])
      expect([left.get('dares')?.length, left.get('dare_words')]).toEqual([1, []])
    })

    test('every balance is still the sum of its ledger', () =>
      expectBalanced(testApp.services.database.db))

    test('none of their phones is signed in any more', async () => {
      expect((await person.visitor.get(`/api/users/${person.userId}`)).status).toBe(401)
      expect((await erase(person)).status).toBe(401)
    })

    test('their password opens nothing', async () => {
      const { email } = person
      const answer = await openVisitor(testApp.app).post('/api/auth/sign-in/email', {
        email,
        password: goodPassword,
      })
      expect(answer.status).toBe(401)
    })

    test('their address may sign up anew, with nothing of before', async () => {
      const visitor = openVisitor(testApp.app)
      const userId = await signUp(visitor, testApp.sent, person.email, 'New')
      expect(userId).not.toBe(person.userId)
      expect(await (await visitor.get(`/api/users/${userId}`)).json()).toMatchObject({
        username: 'New',
        dojo_coins: 0,
        claimed_rewards: [],
        liked_games: [],
      })
    })
  })

  test('of somebody who is not there changes nothing, and says so', async () => {
    const before = await readEveryRow(testApp.services.database)
    for (const userId of ['', '%', 'nobody']) {
      expect(await erasePerson(testApp.services, userId)).toBe(false)
    }
    expect(await readEveryRow(testApp.services.database)).toEqual(before)
  })

  test('that fails half-way leaves everything as it was', async () => {
    const person = await createFullUser(testApp, 'unlucky')
    const before = await readEveryRow(testApp.services.database)
    const { schema } = testApp.services.database.db
    await schema.alterTable('verifications').renameTo('lost').execute()
    await expect(erasePerson(testApp.services, person.userId)).rejects.toThrow('verifications')
    await schema.alterTable('lost').renameTo('verifications').execute()
    expect(await readEveryRow(testApp.services.database)).toEqual(before)
  })
})
