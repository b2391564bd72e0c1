import { expect, test } from 'vitest'
import { redactPath } from './redact-path.ts'

test.each([
  ['/api/users/42', '/api/users/42'],
  ['/api/auth/sign-in/email', '/api/auth/sign-in/email'],
  ['/api/auth/oauth2/callback/oidc', '/api/auth/oauth2/callback/oidc'],
  ['/api/auth/reset-password/wH1mZ0bT7kQ2vY9xR4nL6cJ8', '/api/auth/reset-password/:key'],
  [`/api/auth/reset-password/${'x'.repeat(40)}`, '/api/auth/reset-password/:key'],
  ['/api/dares/wH1mZ0bT7kQ2vY9x/answers', '/api/dares/:key/answers'],
  ['/api/auth/a\r\nb/c', '/api/auth/:key/c'],
])('%s is logged as %s', (path, logged) => {
  expect(redactPath(path)).toBe(logged)
})
