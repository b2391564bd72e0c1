import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('no more than so many run at once, and in their order', async () => {
  const inTurn = limitConcurrency(2)
  const begun: number[] = []
  let running = 0
  let most = 0
  await Promise.all(
    [0, 1, 2, 3, 4].map((number) =>
      inTurn(async () => {
        begun.push(number)
        most = Math.max(most, ++running)
        await turn()
        running--
      }),
    ),
  )
  expect([begun, most]).toEqual([[0, 1, 2, 3, 4], 2])
})

test('work that fails gives up its place', async () => {
  const inTurn = limitConcurrency(1)
  const failed = inTurn(() => Promise.reject(new Error('no ink')))
  const next = inTurn(async () => 'drawn')
  await expect(failed).rejects.toThrow('no ink')
  expect(await next).toBe('drawn')
  expect(await inTurn(async () => 'drawn again')).toBe('drawn again')
})

test('between two pieces everybody else is answered', async () => {
  const inTurn = limitConcurrency(2)
  const told: string[] = []
  const pieces = ['one', 'two', 'three', 'four'].map((name) =>
    inTurn(async () => void told.push(name)),
  )
  for (const name of ['somebody', 'somebody else']) {
    await turn()
    told.push(name)
  }
  await Promise.all(pieces)
  expect(told).toEqual(['one', 'two', 'somebody', 'three', 'four', 'somebody else'])
})
