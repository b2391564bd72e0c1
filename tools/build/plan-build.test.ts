import { expect, test } from 'vitest'
import { planBuild, readMemory } from './plan-build.ts'

test.each([
  ['a laptop', 16_000, 0, 'usual'],
  ['4 GB, of which the kernel has some', 3_800, 0, 'usual'],
  ['2 GB', 1_950, 0, 'careful'],
  ['2 GB with swap', 1_950, 4_096, 'careful'],
  ['1 GB, of which the kernel has some', 950, 0, 'careful'],
  ['just enough', 850, 0, 'careful'],
  ['half a gigabyte with swap', 480, 1_024, 'careful'],
  ['a little less than enough', 849, 0, 'too-small'],
  ['half a gigabyte', 480, 0, 'too-small'],
  ['half a gigabyte with too little swap', 480, 256, 'too-small'],
] as const)('%s: %i MB and %i MB of swap', (_, memoryMb, swapMb, kind) => {
  expect(planBuild({ memoryMb, swapMb }).kind).toBe(kind)
})

test('a machine that has plenty builds as it likes', () => {
  expect(planBuild({ memoryMb: 8_000, swapMb: 0 })).toMatchObject({ nodeArgs: [], env: {} })
})

test('a careful build keeps the heap below what there is', () => {
  const plan = planBuild({ memoryMb: 950, swapMb: 0 })
  expect(plan).toMatchObject({ nodeArgs: ['--max-old-space-size=400'] })
})

test.each([
  [0, /^This machine has 480 MB of memory; the build needs 850 MB\. .*npm pack/],
  [256, /^This machine has 480 MB of memory and 256 MB of swap; the build needs 850 MB\. /],
])('one that is too small is told so in a line, with %i MB of swap', (swapMb, line) => {
  const plan = planBuild({ memoryMb: 480, swapMb })
  expect(plan).toMatchObject({ reason: expect.stringMatching(line) })
  expect(JSON.stringify(plan)).not.toContain('\\n')
})

test('this machine has memory, and can build', () => {
  const memory = readMemory()
  expect(memory.memoryMb).toBeGreaterThan(0)
  expect(planBuild(memory).kind).not.toBe('too-small')
})
