import { beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#server/config/limits.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { useQuickPasswords } from '#tests/support/users/quick-passwords.ts'
import {
  goodPassword,
  lastEmail,
  openVisitor,
  signUp,
  type Visitor,
} from '#tests/support/users/visitor.ts'
import { findPathLimit, pathLimits } from './limits.ts'

describe.each(databaseKinds)('limits and codes on %s', (kind) => {
  useQuickPasswords()
  const testApp = useTestApp(kind, { TRUSTED_PROXIES: '1' })

  beforeAll(async () => {
    await signUp(openVisitor(testApp.app), testApp.sent, 'known@home.example', 'Known')
  })

  describe('limits', () => {
    test('per account, from whatever address', async () => {
      const statuses: number[] = []
      for (let n = 0; n < 22; n++) {
        const headers = { 'x-forwarded-for': `10.0.${n}.1` }
        const body = { email: 'KNOWN@home.example', password: 'wrong password here' }
        statuses.push(
          (await openVisitor(testApp.app).post('/api/auth/sign-in/email', body, headers)).status,
        )
      }
      expect(statuses.slice(19)).toEqual([401, 429, 429])
    })

    /** A call of every path that guesses or writes, and how often a quarter of an hour it may come. */
    const limited: [path: string, tries: number, body: (account: string) => object][] = [
      ['/sign-in/email', 20, (email) => ({ email, password: 'wrong password here' })],
      ['/sign-up/email', 5, (email) => ({ email, password: goodPassword, name: 'Ann' })],
      ['/request-password-reset', 5, (email) => ({ email })],
      ['/send-verification-email', 5, (email) => ({ email })],
      ['/change-email', 5, (newEmail) => ({ newEmail })],
      ['/email-code/send', 5, (email) => ({ email })],
      ['/phone-number/send-otp', 5, () => ({ phoneNumber: '+4790000077' })],
      ['/phone-number/verify', 10, () => ({ phoneNumber: '+4790000078', code: '000000' })],
    ]

    test('every limited path has a row here', () => {
      expect(limited.map(([path]) => path)).toEqual(Object.keys(pathLimits))
      expect(limited.map(([, tries]) => tries)).toEqual(
        limited
          .map(([path]) => findPathLimit(path))
          .map((found) => found && limits[found.name].max),
      )
    })

    test.each(limited)(
      '%s: %i, whatever the spelling of the account',
      async (path, tries, body) => {
        const quarterHourMs = 15 * 60_000
        const startMs = Math.ceil(Date.now() / quarterHourMs) * quarterHourMs
        // In the middle of a window, however slow the machine is.
        testApp.services.now = () => startMs + quarterHourMs / 2
        const visitor = openVisitor(testApp.app)
        if (path === '/change-email') await signUp(visitor, testApp.sent, 'mover@home.example')
        const spellings = ['row@home.example', 'ROW@home.example', 'Row@Home.Example']
        const statuses: number[] = []
        for (let n = 0; n <= tries; n++) {
          const account = spellings[n % spellings.length] ?? ''
          // Codes by e-mail are counted for each address apart, everything else for all of them.
          const from = findPathLimit(path)?.limit.isPerAddress ? '10.7.7.7' : `10.7.${n}.7`
          const headers = { 'x-forwarded-for': from }
          statuses.push((await visitor.post(`/api/auth${path}`, body(account), headers)).status)
        }
        expect(statuses.slice(0, tries)).not.toContain(429)
        expect(statuses.at(tries)).toBe(429)
      },
    )

    test('per new address that a change of e-mail writes to', async () => {
      const visitor = openVisitor(testApp.app)
      await signUp(visitor, testApp.sent, 'cannon@home.example')
      const statuses: number[] = []
      for (let n = 0; n < 6; n++) {
        const body = { newEmail: 'victim@home.example' }
        statuses.push((await visitor.post('/api/auth/change-email', body)).status)
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    })

    test('per number', async () => {
      const ask = () =>
        openVisitor(testApp.app).post('/api/auth/phone-number/send-otp', {
          phoneNumber: '+4791234567',
        })
      const answers = []
      for (let n = 0; n < 6; n++) answers.push(await ask())
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
      expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(0)
    })

    test('per address, whatever a client claims to be', async () => {
      const ask = (n: number) =>
        openVisitor(testApp.app).post(
          '/api/auth/request-password-reset',
          { email: `${n}@home.example` },
          { 'x-forwarded-for': `1.2.3.${n}, 10.9.9.9`, 'x-party-dojo-address': `${n}` },
        )
      const answers = await Promise.all(Array.from({ length: 62 }, (_, n) => ask(n)))
      const refused = answers.filter(({ status }) => status === 429)
      expect(refused).toHaveLength(2)
      expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/)
    })
  })

  describe('phone codes', () => {
    const phoneNumber = '+4790000001'
    const askCode = async () => {
      await openVisitor(testApp.app).post('/api/auth/phone-number/send-otp', { phoneNumber })
      return lastEmail(testApp.sent, phoneNumber).hint
    }
    const verify = (code: string, visitor: Visitor = openVisitor(testApp.app)) =>
      visitor.post('/api/auth/phone-number/verify', { phoneNumber, code })

    test('the right one signs in, once', async () => {
      const code = await askCode()
      const visitor = openVisitor(testApp.app)
      expect((await verify(code, visitor)).status).toBe(200)
      expect(await (await visitor.get('/api/auth/get-session')).json()).toMatchObject({
        user: { phoneNumber, phoneNumberVerified: true },
      })
      expect((await verify(code)).status).toBe(400)
    })

    test('three wrong guesses end it', async () => {
      const code = await askCode()
      const wrong = code === '000000' ? '000001' : '000000'
      const statuses = []
      for (let n = 0; n < 4; n++) statuses.push((await verify(wrong)).status)
      expect(statuses.slice(0, 3)).toEqual([400, 400, 400])
      expect(statuses[3]).toBe(403)
      expect((await verify(code)).status).toBe(400)
    })

    test.each(['12345678', '+12', 'javascript:1', '+47 90 00 00 01'])(
      'no code goes to %s',
      async (number) => {
        const before = testApp.sent.length
        const answer = await openVisitor(testApp.app).post('/api/auth/phone-number/send-otp', {
          phoneNumber: number,
        })
        expect([answer.status, testApp.sent.length]).toEqual([400, before])
      },
    )
  })
})
