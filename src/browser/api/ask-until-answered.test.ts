import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askUntilAnswered } from './ask-until-answered.ts'
import type { ApiResult } from './call-api.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const failed = (status: number | 'offline'): ApiResult<string> => ({
  ok: false,
  status,
  message: 'failed',
})
const found: ApiResult<string> = { ok: true, status: 200, data: 'here' }

/** Each answer in its turn; gives what came of it within ten seconds, and how often it asked. */
async function ask(...answers: ApiResult<string>[]) {
  const reported: ApiResult<string>[] = []
  let asked = 0
  const stop = askUntilAnswered(
    async () => answers[asked++] ?? found,
    (answer) => reported.push(answer),
  )
  await vi.advanceTimersByTimeAsync(10_000)
  stop()
  return { reported, asked }
}

test.each([
  ['an answer', [found], found, 1],
  ['a refusal is one too', [failed(404)], failed(404), 1],
  ['asked again without a network', [failed('offline'), found], found, 2],
  ['asked again while the server is in trouble', [failed(503), failed(500), found], found, 3],
])('%s', async (_, answers, last, times) => {
  expect(await ask(...answers)).toEqual({ reported: [last], asked: times })
})

test('once stopped it asks no more', async () => {
  let asked = 0
  const stop = askUntilAnswered(
    async () => {
      asked++
      return failed('offline')
    },
    () => expect.fail('it was stopped'),
  )
  await vi.advanceTimersByTimeAsync(100)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(1)
})
