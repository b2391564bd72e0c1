import { expect, test } from 'vitest'
import { inviteCookie } from './invite-cookie.ts'

const kept = 'Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly'

test.each([
  ['?invite=0193-ab_C', null, `invite=0193-ab_C; ${kept}`],
  ['?invite=a1', 'https://party.example', `invite=a1; ${kept}; Secure`],
  ['?invite=a1', 'http://localhost:3000', `invite=a1; ${kept}`],
  ['', null, null],
  ['?invite=', null, null],
  ['?invite=a%3B+Path%3D%2F', null, null],
  [`?invite=${'a'.repeat(65)}`, null, null],
])('%s at %s', (search, origin, cookie) => {
  expect(inviteCookie(`http://localhost/sign-up${search}`, origin)).toBe(cookie)
})
