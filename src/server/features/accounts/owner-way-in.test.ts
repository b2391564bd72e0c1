import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeEach, describe, expect, test } from 'vitest'
import { type AppCheckChallenge, proofHeader } from '#contract/app-check.ts'
import { type LimitName, limits } from '#server/config/limits.ts'
import { consume } from '#server/platform/web/consume.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { useQuickPasswords } from '#tests/support/users/quick-passwords.ts'
import {
  goodPassword,
  lastEmail,
  openVisitor,
  readUserId,
  signUp,
  type Visitor,
} from '#tests/support/users/visitor.ts'

const manySolutionsMs = 60_000
const signInPath = '/api/auth/sign-in/email'

describe.each(databaseKinds)('an owner whose account others guess at, on %s', (kind) => {
  useQuickPasswords()
  const testApp = useTestApp(kind, { TRUSTED_PROXIES: '1' })
  let email: string
  let userId: string

  beforeEach(async () => {
    // A fixed time: no test may cross into the next quarter of an hour.
    const nowMs = Date.now()
    testApp.services.now = () => nowMs
    email = `owner${Math.random()}@home.example`
    userId = await signUp(openVisitor(testApp.app), testApp.sent, email, 'Owner')
  })

  const count = async (name: LimitName, who: string, times: number) => {
    for (let n = 0; n < times; n++) {
      await consume(testApp.services, { name, key: who })
    }
  }
  const exhaust = () => count('/sign-in/email', email, limits['/sign-in/email'].max)

  const signIn = (password: string, proof?: string, visitor: Visitor = openVisitor(testApp.app)) =>
    visitor.post(signInPath, { email, password }, proof ? { [proofHeader]: proof } : {})

  async function challenge(): Promise<AppCheckChallenge> {
    return (await (await signIn(goodPassword)).json()).challenge
  }

  async function solve(asked: AppCheckChallenge): Promise<string> {
    const solution = await solveChallenge({ challenge: asked, deriveKey })
    return JSON.stringify({ challenge: asked, solution })
  }

  test('the right password with a solved challenge signs in, without one it does not', async () => {
    await exhaust()
    const refused = await signIn(goodPassword)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const answer = await refused.json()
    expect(answer).toMatchObject({ code: 'TOO_MANY_TRIES' })
    const visitor = openVisitor(testApp.app)
    expect((await signIn(goodPassword, await solve(answer.challenge), visitor)).status).toBe(200)
    expect(await readUserId(visitor)).toBe(userId)
  })

  test('a solution lets one guess through', async () => {
    await exhaust()
    const proof = await solve(await challenge())
    expect((await signIn('a wrong guess', proof)).status).toBe(401)
    expect((await signIn(goodPassword, proof)).status).toBe(429)
  })

  test.each([
    ['no JSON', 'solved'],
    ['no solution', '{}'],
    [
      'a solution without work',
      async () =>
        JSON.stringify({
          challenge: await challenge(),
          solution: { counter: 1, derivedKey: '0'.repeat(64) },
        }),
    ],
  ])('%s lets no guess through', async (_, sent) => {
    await exhaust()
    const proof = typeof sent === 'string' ? sent : await sent()
    expect((await signIn(goodPassword, proof)).status).toBe(429)
  })

  test('guesses with solutions make the next one dearer, and never end the way in', {
    timeout: manySolutionsMs,
  }, async () => {
    await exhaust()
    const cheap = await challenge()
    await count('sign-in proofs', email, 10)
    const dearer = await challenge()
    // One level up the challenge that was on its way is still taken, two levels up it is not.
    const [late, tooLate] = [await solve(cheap), await solve(dearer)]
    expect((await signIn('a wrong guess', late)).status).toBe(401)
    expect(counterIn(tooLate)).toBeGreaterThanOrEqual(400)
    await count('sign-in proofs', email, 25)
    expect((await signIn(goodPassword, tooLate)).status).toBe(429)
    expect((await signIn(goodPassword, await solve(await challenge()))).status).toBe(200)
  })

  describe('a code by email', () => {
    const askCode = async (to = email, address = '10.0.0.1') => {
      const headers = { 'x-forwarded-for': address }
      const answer = await openVisitor(testApp.app).post(
        '/api/auth/email-code/send',
        { email: to },
        headers,
      )
      return { status: answer.status, ...(await answer.json()) }
    }
    const enter = (id: string, code: string, visitor = openVisitor(testApp.app)) =>
      visitor.post('/api/auth/sign-in/email-code', { id, code })
    const codeSent = () => lastEmail(testApp.sent, email).hint
    const wrong = (code: string) => (code === '00000000' ? '00000001' : '00000000')

    test('signs in, once, also past the limit for passwords', async () => {
      await exhaust()
      const { id } = await askCode()
      const code = codeSent()
      expect(code).toMatch(/^\d{8}$/)
      const visitor = openVisitor(testApp.app)
      expect((await enter(id, code, visitor)).status).toBe(200)
      expect(await readUserId(visitor)).toBe(userId)
      expect((await enter(id, code)).status).toBe(400)
    })

    test('is void after three wrong ones, and not by those of others', async () => {
      const { id } = await askCode()
      const code = codeSent()
      const other = await askCode(email, '10.9.9.9')
      const codes = []
      for (let n = 0; n < 4; n++) {
        codes.push((await (await enter(other.id, wrong(codeSent()))).json()).code)
      }
      expect(codes).toEqual(['INVALID_OTP', 'INVALID_OTP', 'TOO_MANY_ATTEMPTS', 'OTP_NOT_FOUND'])
      expect((await enter(id, wrong(code))).status).toBe(400)
      expect((await enter(id, code)).status).toBe(200)
    })

    test('of one request does not open another', async () => {
      const first = await askCode()
      const code = codeSent()
      const second = await askCode()
      expect((await enter(second.id, code)).status).toBe(400)
      expect((await enter(first.id, code)).status).toBe(200)
    })

    test('is good for ten minutes', async () => {
      const { id } = await askCode()
      const { expires_at } = await testApp.services.database.db
        .selectFrom('verifications')
        .select('expires_at')
        .where('identifier', '=', `email-code-${id}`)
        .executeTakeFirstOrThrow()
      const leftMs = Date.parse(expires_at) - Date.now()
      expect(leftMs).toBeGreaterThan(9 * 60_000)
      expect(leftMs).toBeLessThanOrEqual(10 * 60_000)
      await testApp.services.database.db
        .updateTable('verifications')
        .set({ expires_at: new Date(Date.now() - 1).toISOString() })
        .where('identifier', '=', `email-code-${id}`)
        .execute()
      expect((await enter(id, codeSent())).status).toBe(400)
    })

    test('goes to no unknown and no unproven address, with the same answer', async () => {
      const unproven = `late${Math.random()}@home.example`
      await openVisitor(testApp.app).post('/api/auth/sign-up/email', {
        email: unproven,
        name: '',
        password: goodPassword,
      })
      const before = testApp.sent.length
      for (const to of [unproven, 'nobody@home.example']) {
        const { status, id } = await askCode(to)
        expect([status, typeof id]).toEqual([200, 'string'])
        expect(await (await enter(id, '12345678')).json()).toMatchObject({ code: 'INVALID_OTP' })
      }
      expect(testApp.sent).toHaveLength(before)
    })

    test('is asked for five times by one address, and then still by another', async () => {
      const statuses = []
      for (let n = 0; n < 6; n++) statuses.push((await askCode(email, '10.9.9.9')).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
      expect((await askCode(email.toUpperCase(), '10.9.9.9')).status).toBe(429)
      expect((await askCode()).status).toBe(200)
    })

    test('fills no inbox: twenty go out in a quarter of an hour', async () => {
      await count('email codes', email, 19)
      expect((await askCode()).status).toBe(200)
      expect(await askCode(email, '10.9.9.9')).toMatchObject({
        status: 429,
        code: 'TOO_MANY_TRIES',
      })
    })
  })
})

function counterIn(proof: string): number {
  return JSON.parse(proof).solution.counter
}
