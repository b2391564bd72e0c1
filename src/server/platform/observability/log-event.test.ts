import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { logEvents } from './log-event.ts'

const page = readFileSync('docs/operations/logs.md', 'utf8')
const documented = Array.from(page.matchAll(/^\| `([a-z_]+\.[a-z_]+)` \|/gm), ([, code]) => code)

test('docs/operations/logs.md lists every code once', () => {
  expect(documented.toSorted()).toEqual([...logEvents].toSorted())
  expect(new Set(logEvents).size).toBe(logEvents.length)
})

test('every code is written somewhere', () => {
  const sources = globSync(
    ['src/server/**/*.ts', 'server.ts', 'cli.ts', 'tools/build/ensure-build.ts'],
    {
      exclude: ['**/*.test.ts', '**/log-event.ts'],
    },
  )
  const text = sources.map((path) => readFileSync(path, 'utf8')).join('\n')
  expect(logEvents.filter((code) => !text.includes(`'${code}'`))).toEqual([])
})
