import { expect, test } from 'vitest'
import { serializeByKey } from './serialize-by-key.ts'

/** Work that ends when the test says so. */
function openWork() {
  const begun: string[] = []
  const underWay: { key: string; end: (result: string) => void; fail: (error: Error) => void }[] =
    []
  const run = serializeByKey((key: string) => {
    begun.push(key)
    return new Promise<string>((resolve, reject) => {
      underWay.push({ key, end: resolve, fail: reject })
    })
  })
  /** Ends the oldest piece that runs, and lets what waits for it begin. */
  async function end(result: string | Error): Promise<void> {
    const oldest = underWay.shift()
    if (result instanceof Error) oldest?.fail(result)
    else oldest?.end(result)
    await new Promise(setImmediate)
  }
  return { run, begun, end }
}

test('the first begins at once', () => {
  const { run, begun } = openWork()
  run('a')
  expect(begun).toEqual(['a'])
})

test('one of a key at a time; all who ask meanwhile share the next', async () => {
  const { run, begun, end } = openWork()
  const first = run('a')
  const waiting = [run('a'), run('a'), run('a')]
  expect(begun).toEqual(['a'])
  await end('one')
  expect(begun).toEqual(['a', 'a'])
  await end('two')
  expect(await first).toBe('one')
  expect(await Promise.all(waiting)).toEqual(['two', 'two', 'two'])
  expect(begun).toHaveLength(2)
})

test('what somebody gets was begun after they asked', async () => {
  const { run, begun, end } = openWork()
  const first = run('a')
  const second = run('a')
  await end('one')
  const third = run('a')
  await end('two')
  await end('three')
  expect(await Promise.all([first, second, third])).toEqual(['one', 'two', 'three'])
  expect(begun).toHaveLength(3)
})

test('keys do not wait for each other', async () => {
  const { run, begun, end } = openWork()
  const a = run('a')
  const b = run('b')
  expect(begun).toEqual(['a', 'b'])
  await end('for a')
  await end('for b')
  expect(await Promise.all([a, b])).toEqual(['for a', 'for b'])
})

test('a failure is told to who asked for that piece, and the next runs all the same', async () => {
  const { run, end } = openWork()
  const failing = expect(run('a')).rejects.toThrow('no answer')
  const next = run('a')
  const third = run('a')
  await end(new Error('no answer'))
  await end('now')
  await failing
  expect(await Promise.all([next, third])).toEqual(['now', 'now'])
})

test('when all is done the next begins at once again', async () => {
  const { run, begun, end } = openWork()
  const first = run('a')
  await end('one')
  await first
  const second = run('a')
  expect(begun).toHaveLength(2)
  await end('two')
  expect(await second).toBe('two')
})
