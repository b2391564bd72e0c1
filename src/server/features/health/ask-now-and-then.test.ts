import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { askNowAndThen } from './ask-now-and-then.ts'

const long = 60_000

test('many who ask at once, and soon after, are one question', async () => {
  let asked = 0
  const ask = askNowAndThen(async () => ++asked, { patienceMs: 1_000, keptMs: long })
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  expect(await ask()).toBe(1)
})

test('it is asked again when the answer has grown old', async () => {
  let asked = 0
  const ask = askNowAndThen(async () => ++asked, { patienceMs: 1_000, keptMs: 5 })
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
  const ask = askNowAndThen(fail, { patienceMs: 1_000, keptMs: long })
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
  const ask = askNowAndThen(slow, { patienceMs: 5, keptMs: long })
  expect([await ask(), await ask(), asked]).toEqual([null, null, 1])
  answer('at last')
  await sleep(1)
  expect(await ask()).toBe('at last')
})
