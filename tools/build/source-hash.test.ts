import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { sourceHash, sourcesChangedAtMs } from './source-hash.ts'

const longAgo = new Date(2020, 0, 1)
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'party-dojo-sources-'))
  mkdirSync(join(root, 'src/deep'), { recursive: true })
  for (const name of ['src/a.ts', 'src/deep/b.json', 'vite.config.ts', 'README.md']) {
    writeFileSync(join(root, name), name)
  }
  for (const name of ['src/a.ts', 'src/deep/b.json', 'vite.config.ts', 'src/deep', 'src']) {
    utimesSync(join(root, name), longAgo, longAgo)
  }
})

test.each([
  ['a changed file', () => writeFileSync(join(root, 'src/a.ts'), 'new'), true],
  ['a new file', () => writeFileSync(join(root, 'src/deep/c.ts'), ''), true],
  ['a file that is gone', () => rmSync(join(root, 'src/deep/b.json')), true],
  ['a changed setting', () => writeFileSync(join(root, 'vite.config.ts'), 'new'), true],
  ['another page of text', () => writeFileSync(join(root, 'README.md'), 'new'), false],
])('%s', (_, change, isNoticed) => {
  const [hash, changedAtMs] = [sourceHash(root), sourcesChangedAtMs(root)]
  expect(changedAtMs).toBe(longAgo.getTime())
  change()
  expect(sourceHash(root) !== hash).toBe(isNoticed)
  expect(sourcesChangedAtMs(root) > changedAtMs).toBe(isNoticed)
})

test('does not depend on how the root is written', () => {
  expect(sourceHash(`${root}/`)).toBe(sourceHash(root))
})
