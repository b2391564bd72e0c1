import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limits } from './limits.ts'

const page = 'docs/operations/rate-limited.md'
const windows: Record<number, string> = {
  60000: 'minute',
  900000: '15 minutes',
  3600000: 'hour',
  86400000: 'day',
}

test(`${page} has a row for each limit, as it is`, () => {
  const rows = Object.entries(limits).map(([name, { max: hits, windowMs, per, description }]) => {
    return `| \`${name}\` | ${hits.toLocaleString('en')} | ${windows[windowMs]} | ${per} | ${description} |`
  })
  const written = readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(written, `write these rows into ${page}:\n${rows.join('\n')}`).toEqual(rows)
})
