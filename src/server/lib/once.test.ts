import { expect, test, vi } from 'vitest'
import { once } from './once.ts'

test('a value is made at the first call and kept', () => {
  const make = vi.fn(() => ({}))
  const get = once(make)
  expect(make).not.toHaveBeenCalled()
  expect(get()).toBe(get())
  expect(make).toHaveBeenCalledTimes(1)
})

test('undefined is kept like any other value', () => {
  const make = vi.fn(() => undefined)
  const get = once(make)
  expect([get(), get()]).toEqual([undefined, undefined])
  expect(make).toHaveBeenCalledTimes(1)
})

test('concurrent calls share one promise', async () => {
  const make = vi.fn(async () => 1)
  const get = once(make)
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  expect(make).toHaveBeenCalledTimes(1)
})

test('a promise that rejects is made again by the next call', async () => {
  const make = vi.fn(async () => 1).mockRejectedValueOnce(new Error('not yet'))
  const get = once(make)
  await expect(get()).rejects.toThrow('not yet')
  expect(await get()).toBe(1)
})
