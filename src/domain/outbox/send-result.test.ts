import { describe, expect, test } from 'vitest'
import type { EntryKind, OutboxEntry } from './entry.ts'
import { applySendResult, type SendResult, toSendResult } from './send-result.ts'

describe('what becomes of it', () => {
  test.each<[string, EntryKind, number | 'offline', SendResult]>([
    ['kept by the server', 'feedback', 201, 'done'],
    ['kept before: a repeat is harmless', 'feedback', 200, 'done'],
    ['its time is taken', 'feedback', 409, 'rename'],
    ['a list that is full', 'like', 409, 'refused'],
    ['a reward that is not earned', 'claim', 409, 'refused'],
    ['a game that is not there', 'deed', 404, 'refused'],
    ['no answer', 'like', 'offline', 'wait'],
    ['signed out meanwhile', 'claim', 401, 'wait'],
    ['another account meanwhile', 'claim', 403, 'wait'],
    ['too slow for the server', 'feedback', 408, 'wait'],
    ['too early for the server', 'like', 425, 'wait'],
    ['too many in a minute', 'play', 429, 'wait'],
    ['a server that stumbles', 'like', 503, 'wait'],
    ['refused for good', 'play', 400, 'refused'],
    ['too big for good', 'feedback', 413, 'refused'],
  ])('%s', (_, kind, status, next) => {
    const ok = typeof status === 'number' && status < 300
    expect(toSendResult(kind, { ok, status, isFromServer: true })).toBe(next)
  })

  test('a hotel’s network that says 404 has not asked the server', () => {
    expect(toSendResult('like', { ok: false, status: 404, isFromServer: false })).toBe('wait')
  })
})

describe('what waits then', () => {
  const other: OutboxEntry = { id: 'other', kind: 'play', pack: 'p', userId: null }
  const time = '2026-11-21T20:00:00.000Z'
  const said = { time, feedback: '', user: '', positive: true, game: '' }
  const entry: OutboxEntry = { id: 'it', kind: 'feedback', userId: null, feedback: said }
  const later = { ...entry, feedback: { ...said, time: '2026-11-21T20:00:00.001Z' } }

  test.each<[string, SendResult, number | 'offline', OutboxEntry[]]>([
    ['it is done', 'done', 200, [other]],
    ['it is refused: the others go on', 'refused', 400, [other]],
    ['its time is another’s', 'rename', 409, [later, other]],
    ['no network: it keeps its place', 'wait', 'offline', [entry, other]],
    ['too many: it keeps its place', 'wait', 429, [entry, other]],
    ['a stumble is counted', 'wait', 500, [{ ...entry, stumbles: 1 }, other]],
  ])('%s', (_, then, status, left) => {
    expect(applySendResult([entry, other], 'it', then, status)).toEqual(left)
  })

  test('another stumble is counted as well', () => {
    const stumbled = [{ ...entry, stumbles: 1 }]
    expect(applySendResult(stumbled, 'it', 'wait', 503)).toEqual([{ ...entry, stumbles: 2 }])
  })
})
