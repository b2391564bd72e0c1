import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reachedFrom, readImporters } from './importers.ts'

test('a file is reached from what imports it, by path, by alias and late', () => {
  const root = mkdtempSync(join(tmpdir(), 'importers-'))
  mkdirSync(join(root, 'src/ui'), { recursive: true })
  const files = {
    'package.json': '{ "imports": { "#ui/*": "./src/ui/*" } }',
    'src/ui/a.ts': 'export const a = 1',
    'src/ui/b.tsx': "import { a } from './a.ts'",
    'src/c.ts': "const b = import('#ui/b.tsx')",
    'src/ui/a.test.ts': "import { a } from './a.ts'",
    'src/other.ts': "import React from 'react'",
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text)
  const importers = readImporters(root)
  rmSync(root, { recursive: true })
  expect([...reachedFrom(importers, 'src/ui/a.ts')]).toEqual([
    'src/ui/a.ts',
    'src/ui/b.tsx',
    'src/c.ts',
  ])
  expect([...reachedFrom(importers, 'src/other.ts')]).toEqual(['src/other.ts'])
})
