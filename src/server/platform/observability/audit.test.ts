import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Audit, openAudit, type Refusal } from './audit.ts'

const refusal: Refusal = {
  audit: 'wrong_password',
  requestId: 'request-1',
  method: 'POST',
  path: '/api/auth/sign-in/email',
}

let lines: Record<string, unknown>[]
let audit: Audit

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  const warn = (line: object) => lines.push(line as Record<string, unknown>)
  audit = openAudit({ log: { warn } as never, authSecret: 'a secret' })
})

afterEach(() => {
  audit.close()
  vi.useRealTimers()
})

const counts = () => lines.map(({ count }) => count)

test('the first is written at once, with nothing that says who it was', () => {
  audit.record(refusal, '203.0.113.9')
  const who = expect.stringMatching(/^[\w-]{16}$/)
  expect(lines).toEqual([{ event: 'request.refused', ...refusal, who, count: 1 }])
  expect(JSON.stringify(lines)).not.toContain('203.0.113')
})

test('an address is the same text each time, and another one by another secret', () => {
  audit.record(refusal, '203.0.113.9')
  vi.advanceTimersByTime(1_000)
  audit.record(refusal, '203.0.113.9')
  audit.record(refusal, '203.0.113.8')
  const warn = (line: object) => lines.push(line as Record<string, unknown>)
  const other = openAudit({ log: { warn } as never, authSecret: 'another secret' })
  other.record(refusal, '203.0.113.9')
  other.close()
  const [first, again, neighbour, elsewhere] = lines.map(({ who }) => who)
  expect(again).toBe(first)
  expect(new Set([first, neighbour, elsewhere]).size).toBe(3)
})

test('a flood is a line a second, with its number', () => {
  for (let n = 0; n < 500; n++) audit.record(refusal, 'a')
  expect(counts()).toEqual([1])
  vi.advanceTimersByTime(1_000)
  expect(counts()).toEqual([1, 499])
  for (let n = 0; n < 40; n++) audit.record({ ...refusal, requestId: `later-${n}` }, 'a')
  expect(counts()).toEqual([1, 499])
  vi.advanceTimersByTime(1_000)
  expect(lines.at(-1)).toMatchObject({ count: 40, requestId: 'later-39' })
  vi.advanceTimersByTime(60_000)
  expect(counts()).toEqual([1, 499, 40])
  audit.record(refusal, 'a')
  expect(counts()).toEqual([1, 499, 40, 1])
})

test('another kind, and another address, do not wait for it', () => {
  audit.record(refusal, 'a')
  audit.record({ ...refusal, audit: 'forbidden' }, 'a')
  audit.record(refusal, 'b')
  expect(counts()).toEqual([1, 1, 1])
})

test('a flood from everywhere is few lines too', () => {
  for (let n = 0; n < 3_000; n++) audit.record(refusal, `address ${n}`)
  vi.advanceTimersByTime(1_000)
  expect(lines.length).toBeLessThanOrEqual(1_002)
  expect(counts().reduce((sum: number, count) => sum + Number(count), 0)).toBe(3_000)
  expect(lines.at(-1)).toMatchObject({ who: 'many', count: 1_999 })
})

test('what was still being counted is written when the server closes', () => {
  for (let n = 0; n < 3; n++) audit.record(refusal, 'a')
  audit.close()
  expect(counts()).toEqual([1, 2])
  vi.advanceTimersByTime(10_000)
  expect(counts()).toEqual([1, 2])
})
