import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { logEvents } from './log-event.ts'

const page = readFileSync('docs/operations/logs.md', 'utf8')
const documented = Array.from(page.matchAll(/^\| `([a-z_]+\.[a-z_]+)` \|/gm), ([, code]) => code)

test('docs/operations/logs.md lists every code once', () => {
  expect(documented.toSorted()).toEqual([...logEvents].toSorted())
  expect(new Set(logEvents).size).toBe(logEvents.length)
})
