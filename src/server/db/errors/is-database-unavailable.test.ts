import { describe, expect, test } from 'vitest'
import { isDatabaseUnavailable, rolledBackCode } from './is-database-unavailable.ts'
import { isMissingReference } from './is-missing-reference.ts'
import { isRolledBackByFullDisk } from './is-rolled-back-by-full-disk.ts'

const fault = (fields: object, message = '') => Object.assign(new Error(message), fields)

describe('errors of a database that is temporarily unavailable', () => {
  test.each([
    ...['53300', '53400', '55P03', '25006', '40001', '40P01'],
    ...['08000', '08006', '57014', '57P01', '57P03'],
    ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
    ...['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENOTFOUND', 'EAI_AGAIN', rolledBackCode],
  ])('by the code %s', (code) => {
    expect(isDatabaseUnavailable(fault({ code }))).toBe(true)
  })

  test.each([5, 6, 10, 14, 261, 517, 3850])('by SQLite’s code %i', (errcode) => {
    expect(isDatabaseUnavailable(fault({ errcode }))).toBe(true)
  })

  test.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
    'Query read timeout',
  ])('by the message %j', (message) => {
    expect(isDatabaseUnavailable(fault({}, message))).toBe(true)
  })

  test.each([
    ['a broken rule', fault({ code: '23505' })],
    ['a mistake in a statement', fault({ code: '42601' })],
    ['a full disk', fault({ errcode: 13 })],
    ['a row that was there', fault({ errcode: 2067 })],
    ['a visitor who left', fault({ code: 'ECONNRESET' }, 'aborted')],
    ['another fault', fault({}, 'no such thing')],
    ['no fault at all', { code: '53300' }],
  ])('not by %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false)
  })
})

test.each([
  ['Postgres', fault({ code: '23503' }), true],
  ['SQLite', fault({ errcode: 787 }), true],
  ['another rule', fault({ code: '23505' }), false],
  ['another rule of SQLite', fault({ errcode: 2067 }), false],
  ['no fault', { code: '23503' }, false],
])('what a row belongs to is gone, by %s', (_, error, isGone) => {
  expect(isMissingReference(error)).toBe(isGone)
})

test.each([
  ['a full disk', fault({ code: 'ENOSPC' }), true],
  ['a full quota', fault({ code: 'EDQUOT' }), true],
  ['a full disk of Postgres', fault({ code: '53100' }), true],
  ['a full disk of SQLite', fault({ errcode: 13 }), true],
  ['another of the group', fault({ code: rolledBackCode }), true],
  ['a database that is away', fault({ code: 'ECONNREFUSED' }), false],
  ['no fault', { code: rolledBackCode }, false],
])('nothing was written for lack of room: %s', (_, error, isSo) => {
  expect(isRolledBackByFullDisk(error)).toBe(isSo)
})
