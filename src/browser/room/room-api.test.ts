import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRoom, takeSeat } from './room-api.ts'

let keys: unknown[] = []
let answer: () => Response | Promise<Response>

beforeEach(() => {
  keys = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    keys.push(JSON.parse(body).key)
    return answer()
  })
})
afterEach(() => void vi.unstubAllGlobals())

const json = (status: number) => () => new Response('{}', { status })

test.each<[string, () => Response | Promise<Response>, boolean]>([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), true],
  ['a captive portal’s page', () => new Response('<html>'), true],
  ['a server that stops', json(503), true],
  ['a refusal', json(409), false],
  ['a room', json(201), false],
])('after %s, the same request has the same key: %j', async (_, first, isSame) => {
  for (const ask of [
    () => openRoom({ name: 'Sofie' }),
    () => takeSeat('HKTR', { name: 'Sofie' }),
  ]) {
    keys = []
    answer = first
    await ask()
    answer = json(201)
    await ask()
    await ask()
    expect(keys[0]).toMatch(/^[0-9a-f]{24}$/)
    expect(keys[1] === keys[0]).toBe(isSame)
    expect(keys[2]).not.toBe(keys[1])
  }
})

test('another request has another key', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await openRoom({ name: 'Sofie' })
  await openRoom({ name: 'Emil' })
  await takeSeat('HKTR', { name: 'Emil' })
  expect(new Set(keys).size).toBe(3)
})
