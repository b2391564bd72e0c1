import { afterEach, describe, expect, test } from 'vitest'
import { createUserIn, useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { expectBalanced } from '#tests/support/database/ledger.ts'
import { runOperatorCommand } from '#tests/support/server/run-operator-command.ts'
import { openVisitor } from '#tests/support/users/visitor.ts'

/** A hundred transactions for each server. */
const timeout = 60_000

describe.each(databaseKinds)('a server to look at on %s', { timeout }, (kind) => {
  const testApp = useTestApp(kind)
  const seed = (...words: string[]) => runOperatorCommand(testApp.services, 'seed', ...words)
  const read = async () => ({
    profiles: await testApp.services.database.db
      .selectFrom('profiles')
      .select(['username', 'dojo_coins'])
      .orderBy('username')
      .execute(),
    packs: await testApp.services.database.db
      .selectFrom('packs')
      .select(['pack_id', 'likes'])
      .orderBy('pack_id')
      .execute(),
    deeds: (await testApp.services.database.db.selectFrom('deeds').select('game').execute()).length,
    feedback: (await testApp.services.database.db.selectFrom('feedback').select('time').execute())
      .length,
  })

  afterEach(async () => {
    for (const table of ['users', 'packs', 'objects', 'feedback'] as const)
      await testApp.services.database.db.deleteFrom(table).execute()
  })

  test('has the same in it, however often it is seeded', async () => {
    expect(await seed()).toEqual({
      code: 0,
      lines: [
        'New people: 6 of 6. New packs: 4.',
        'Sign in as mia@demo.example, with "a demonstration".',
      ],
    })
    const first = await read()
    expect(first.packs).toEqual([
      { pack_id: 'demo-band-practice', likes: 2 },
      { pack_id: 'demo-corner-shop', likes: 0 },
      { pack_id: 'demo-flat-share', likes: 4 },
      { pack_id: 'demo-kitchen-charades', likes: 3 },
    ])
    expect(first.profiles[3]).toEqual({ username: 'Mia', dojo_coins: 180 })
    await expectBalanced(testApp.services.database.db)
    expect((await seed()).lines).toEqual(['New people: 0 of 6. New packs: 0.'])
    expect(await read()).toEqual(first)
  })

  test('lets its people in', async () => {
    await seed('--password', 'open sesame seeds')
    const visitor = openVisitor(testApp.app)
    const signIn = (password: string) =>
      visitor.post('/api/auth/sign-in/email', { email: 'otto@demo.example', password })
    expect((await signIn('a demonstration')).status).toBe(401)
    expect((await signIn('open sesame seeds')).status).toBe(200)
  })

  test('is not made of one where people are, or strangers come, without being sure', async () => {
    await createUserIn(testApp)
    const refused = {
      code: 1,
      lines: [expect.stringMatching(/^There are accounts in this database/)],
    }
    expect(await seed()).toEqual(refused)
    expect(await seed('--yes')).toEqual(refused)
    expect((await read()).profiles).toEqual([])
    expect((await seed('--yes', '--password', 'only mine')).code).toBe(0)
    const { env } = testApp.services
    testApp.services.env = { ...env, isHttps: true, origin: 'https://party.example' }
    expect((await seed()).lines[0]).toMatch(/^This server is public/)
    testApp.services.env = env
    expect((await seed('--password', 'short')).code).toBe(2)
  })
})
