import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from 'vitest'
import { findMutants } from './find-mutants.ts'
import { knownKills } from './known-kills.ts'

const test = base.extend<{ root: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads which fixtures this one needs.
  root: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'known-kills-'))
    writeFileSync(join(root, 'a.test.ts'), 'expects much')
    await use(root)
    rmSync(root, { recursive: true })
  },
})
const [first, second] = findMutants('a.ts', 'a < b')
const [later] = findMutants('a.ts', 'a < b + c')

test('a kill is known to a later run, for this change of this text only', ({ root }) => {
  if (!first || !later) throw new Error('No mutants')
  knownKills(root).add(first, 'a.test.ts')
  expect(second).toBeUndefined()
  expect(knownKills(root).find(first)).toBe('a.test.ts')
  expect(knownKills(root).find(later)).toBeNull()
})

test('a kill is forgotten with the test that made it', ({ root }) => {
  if (!first) throw new Error('No mutants')
  knownKills(root).add(first, 'a.test.ts')
  writeFileSync(join(root, 'a.test.ts'), 'expects little')
  expect(knownKills(root).find(first)).toBeNull()
})

test('a kill outside any test file is not kept', ({ root }) => {
  if (!first) throw new Error('No mutants')
  knownKills(root).add(first, 'an error outside any test')
  expect(knownKills(root).find(first)).toBeNull()
})
