import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('ids are UUIDs of version 7 and contain their time', () => {
  const before = Date.now()
  const id = newId()
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  const madeAtMs = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
  expect(madeAtMs).toBeGreaterThanOrEqual(before)
  expect(madeAtMs).toBeLessThanOrEqual(Date.now())
})

test('a later id sorts later, and none comes twice', async () => {
  const first = newId()
  await sleep(2)
  const second = newId()
  expect([second, first].sort()).toEqual([first, second])
  expect(new Set(Array.from({ length: 1_000 }, newId)).size).toBe(1_000)
})
