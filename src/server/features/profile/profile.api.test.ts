import { describe, expect, test } from 'vitest'
import { serverFields } from '#tests/support/app/server-fields.ts'
import { useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { cookieOf, createUser } from '#tests/support/users/create-user.ts'
import { newProfile } from '#tests/support/users/new-profile.ts'
import { lastEmail, openVisitor, readUserId, signUp } from '#tests/support/users/visitor.ts'

describe.each(databaseKinds)('/api/users/{userId} on %s', (kind) => {
  const testApp = useTestApp(kind)
  const user = useUser(testApp, { name: 'Ada Lovelace' })

  const read = async () => (await user.visitor.get(user.path)).json()

  describe('the profile is made on first load, with the username of', () => {
    test('somebody who signed up by e-mail and has a name', async () => {
      const visitor = openVisitor(testApp.app)
      const userId = await signUp(
        visitor,
        testApp.sent,
        'grace@home.example',
        'Grace  Brewster Murray Hopper',
      )
      expect(await (await visitor.get(`/api/users/${userId}`)).json()).toMatchObject({
        username: 'GraceBrewsterMurrayH',
      })
    })

    test('somebody who signed up by e-mail alone', async () => {
      const visitor = openVisitor(testApp.app)
      const userId = await signUp(visitor, testApp.sent, 'alan.t@home.example')
      expect(await (await visitor.get(`/api/users/${userId}`)).json()).toMatchObject({
        username: 'alan.t',
      })
    })

    test('somebody who signed up by phone', async () => {
      const phoneNumber = '+4790001234'
      const visitor = openVisitor(testApp.app)
      await visitor.post('/api/auth/phone-number/send-otp', { phoneNumber })
      const code = lastEmail(testApp.sent, phoneNumber).hint
      await visitor.post('/api/auth/phone-number/verify', { phoneNumber, code })
      const userId = await readUserId(visitor)
      expect(await (await visitor.get(`/api/users/${userId}`)).json()).toMatchObject({
        username: 'User1234',
      })
    })

    test('somebody of whom nothing is known', async () => {
      const nobody = await createUser(testApp.services, testApp.app, {
        email: `${Math.random()}@phone.invalid`,
      })
      expect(await (await nobody.visitor.get(`/api/users/${nobody.userId}`)).json()).toMatchObject({
        username: 'DojoUser',
      })
    })
  })

  test('a new profile is as spec §3 and §9 say', async () => {
    const nowMs = Date.parse(newProfile.creation_date)
    testApp.services.now = () => nowMs
    const fresh = await createUser(testApp.services, testApp.app, { name: 'Ada' })
    const answer = await fresh.visitor.get(`/api/users/${fresh.userId}`)
    testApp.services.now = Date.now
    expect([answer.status, await answer.json()]).toEqual([200, newProfile])
  })

  test('twenty first loads at once make one profile', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => user.visitor.get(user.path)))
    const blobs = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(new Set(blobs).size).toBe(1)
  })

  test('PUT makes it when it is missing, and changes nothing when it is there', async () => {
    const made = await user.visitor.put(user.path)
    expect([made.status, (await made.json()).username]).toEqual([200, 'AdaLovelace'])
    await user.visitor.patch(user.path, { username: 'Ada' })
    const again = await testApp.app.request(user.path, {
      method: 'PUT',
      headers: { cookie: cookieOf(user) },
    })
    expect([again.status, await again.json()]).toEqual([200, await read()])
    expect((await read()).username).toBe('Ada')
  })

  test.each(['dojo_coins', 'premium', 'achievements', 'username'])(
    'PUT with %s is 400',
    async (field) => {
      const before = await read()
      const answer = await user.visitor.put(user.path, { [field]: 1 })
      expect([answer.status, (await answer.json()).error.message]).toEqual([
        400,
        expect.stringMatching(new RegExp(`^${field}: `)),
      ])
      expect(await read()).toEqual(before)
    },
  )

  test.each([
    ['a name', 'Bo', 'Bo'],
    ['white space in it', ' B o\t', 'Bo'],
    ['twenty emoji', '👋🏽'.repeat(20), '👋🏽'.repeat(20)],
    ['SQL', "'; drop/**/table--", "';drop/**/table--"],
    ['a comma', 'a,b', 'a,b'],
  ])('PATCH takes %s', async (_, username, kept) => {
    const answer = await user.visitor.patch(user.path, { username })
    expect([answer.status, (await answer.json()).username]).toEqual([200, kept])
    expect((await read()).username).toBe(kept)
  })

  test.each([
    ...serverFields.flatMap((field): [string, unknown, number, string][] => [
      [field, { [field]: 9 }, 400, `${field}: only the server`],
      [`${field} beside a name`, { username: 'Bo', [field]: 9 }, 400, `${field}: only the server`],
    ]),
    ['an unknown field', { username: 'Bo', mood: 1 }, 400, 'mood: is not'],
    ['too long a name', { username: 'x'.repeat(21) }, 400, 'username: must have at most 20'],
    ['an empty name', { username: '' }, 400, 'username: must have at least one'],
    ['a name of white space', { username: ' \t' }, 400, 'username: must have at least one'],
    ['a name of control characters', { username: '\u0000\u001b' }, 400, 'username: must have'],
    ['nothing', {}, 400, 'username: must be text'],
    ['half of JSON', '{"username":', 400, 'not JSON'],
    ['200 kB', { username: 'x'.repeat(200_000) }, 413, '65536'],
  ])('PATCH refuses %s', async (_, body, status, said) => {
    const before = await read()
    const answer = await user.visitor.patch(user.path, body)
    expect([answer.status, (await answer.json()).error.message]).toEqual([
      status,
      expect.stringContaining(said),
    ])
    expect(await read()).toEqual(before)
  })
})
