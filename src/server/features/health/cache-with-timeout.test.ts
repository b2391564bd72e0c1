import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { cachedProbe } from './cache-with-timeout.ts'

const long = 60_000

test('many who ask at once, and soon after, are one question', async () => {
  let asked = 0
  const ask = cachedProbe(async () => ++asked, { timeoutMs: 1_000, maxAgeMs: long })
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  expect(await ask()).toBe(1)
})

test('it is asked again when the answer has grown old', async () => {
  let asked = 0
  const ask = cachedProbe(async () => ++asked, { timeoutMs: 1_000, maxAgeMs: 5 })
  await ask()
  await sleep(10)
  expect(await ask()).toBe(2)
})

test('a failure is null, and whoever is down is let be', async () => {
  let asked = 0
  const fail = async () => {
    asked++
    throw new Error('down')
  }
  const ask = cachedProbe(fail, { timeoutMs: 1_000, maxAgeMs: long })
  expect([await ask(), await ask(), asked]).toEqual([null, null, 1])
})

test('a question that takes long is null meanwhile, and is not asked twice', async () => {
  let asked = 0
  let answer = (_: string) => {}
  const slow = () => {
    asked++
    return new Promise<string>((resolve) => {
      answer = resolve
    })
  }
  const ask = cachedProbe(slow, { timeoutMs: 5, maxAgeMs: long })
  expect([await ask(), await ask(), asked]).toEqual([null, null, 1])
  answer('at last')
  await sleep(1)
  expect(await ask()).toBe('at last')
})
