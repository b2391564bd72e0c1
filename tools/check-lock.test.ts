import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const wants = { optionalDependencies: { 'tool-linux': '1.0.0' } }

test.each([
  ['nothing optional', { '': {} }, 0, []],
  ['beside the project', { '': wants, 'node_modules/tool-linux': {} }, 0, []],
  ['above the package', { 'node_modules/tool': wants, 'node_modules/tool-linux': {} }, 0, []],
  [
    'inside the package',
    { 'node_modules/a/node_modules/tool': wants, 'node_modules/a/node_modules/tool-linux': {} },
    0,
    [],
  ],
  ['missing', { '': wants }, 1, ['the project: tool-linux is missing']],
  [
    'in a neighbour only',
    { 'node_modules/tool': wants, 'node_modules/b/node_modules/tool-linux': {} },
    1,
    ['node_modules/tool: tool-linux is missing'],
  ],
  [
    'a host',
    { 'node_modules/a': { resolved: 'https://mirror.example/a.tgz' } },
    1,
    ['node_modules/a: resolved names a host'],
  ],
])('%s', (_, packages, code, faults) => {
  const path = join(mkdtempSync(join(tmpdir(), 'party-dojo-lock-')), 'lock.json')
  writeFileSync(path, JSON.stringify({ packages }))
  const { status, stderr } = spawnSync(process.execPath, ['tools/check-lock.mjs', path])
  expect([status, String(stderr).split('\n').filter(Boolean)]).toEqual([code, faults])
})
