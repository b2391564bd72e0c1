import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { maxAudience, maxFrameBytes, maxRoomSeats } from '#domain/room/limits.ts'
import { limits, roomRates } from './limits.ts'

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

test(`${page} has the limits of rooms, as they are`, () => {
  const { moves, messages } = roomRates
  const rows = [
    `| a room | ${maxRoomSeats} seats |`,
    `| a room, over all processes that hear each other | ${maxAudience} who watch |`,
    `| a seat | ${moves.perSecond} moves a second, ${moves.burst} at once |`,
    `| a connection | ${messages.perSecond} messages a second, ${messages.burst} at once; a frame of ${maxFrameBytes / 1024} kB |`,
  ]
  const text = readFileSync(page, 'utf8')
  expect(rows.filter((row) => !text.includes(row))).toEqual([])
})
