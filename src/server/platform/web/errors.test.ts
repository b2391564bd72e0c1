import { expect, test } from 'vitest'
import type { ErrorCode } from '#contract/error-codes.ts'
import { AppError, errorResponse, statusOf, unavailable } from './errors.ts'

test.each<[ErrorCode, number]>([
  ['invalid_request', 400],
  ['unauthenticated', 401],
  ['quota_exceeded', 402],
  ['forbidden', 403],
  ['forbidden_origin', 403],
  ['not_found', 404],
  ['method_not_allowed', 405],
  ['conflict', 409],
  ['precondition_failed', 412],
  ['payload_too_large', 413],
  ['unsupported_media_type', 415],
  ['rate_limited', 429],
  ['internal', 500],
  ['unavailable', 503],
])('%s is answered with %i', async (code, status) => {
  const error = new AppError(code, 'So it is.', { 'x-why': 'so' })
  expect(statusOf(error)).toBe(status)
  const answer = errorResponse(error)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-why')).toBe('so')
  expect(await answer.json()).toEqual({ error: { code, message: 'So it is.' } })
})

test('what an unknown error says is for the log alone', async () => {
  const answer = errorResponse(new Error('a secret of ours'))
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({
    error: { code: 'internal', message: 'Something broke on our side. Please try again.' },
  })
})

test('what is away may be asked again after five seconds', () => {
  const cause = new Error('gone')
  const error = unavailable('Not just now.', cause)
  expect(error).toMatchObject({ code: 'unavailable', cause, headers: { 'retry-after': '5' } })
  expect(error).toMatchObject({ name: 'AppError', audit: null })
  expect(error.withAudit('forbidden').audit).toBe('forbidden')
})
