import { expect, test } from 'vitest'
import { createApp } from '#server/create-app.ts'
import { openTestServices } from '#tests/support/app/services.ts'
import { lastEmail, openVisitor, readUserId } from '#tests/support/users/visitor.ts'

const noPages = () => Promise.reject(new Error('no pages here'))
const phoneNumber = '+4790000000'

test.each([
  ['https://party.example', '__Host-party-dojo', true],
  ['http://party.example', 'party-dojo', false],
])(
  'the session cookie of %s is %s, for this site and its server alone',
  async (ORIGIN, name, isSecure) => {
    const { services, sent } = await openTestServices('SQLite', { ORIGIN })
    const app = createApp(services, noPages)
    const visitor = openVisitor(app, { origin: ORIGIN, host: 'party.example' })
    await visitor.post('/api/auth/phone-number/send-otp', { phoneNumber })
    const code = lastEmail(sent, phoneNumber).hint
    const answer = await visitor.post('/api/auth/phone-number/verify', { phoneNumber, code })
    const [cookie = ''] = answer.headers
      .getSetCookie()
      .filter((each) => each.startsWith(`${name}=`))
    expect(cookie).toMatch(/; HttpOnly/i)
    expect(cookie).toMatch(/; SameSite=Lax/i)
    expect(cookie).toMatch(/; Path=\/(;|$)/i)
    expect(cookie).not.toMatch(/Domain=/i)
    expect(/; Secure/i.test(cookie)).toBe(isSecure)
    // Our own reading of it and the library's agree.
    expect(await readUserId(visitor)).not.toBe('')
    await services.close()
  },
)
