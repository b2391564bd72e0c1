import { describe, expect, test } from 'vitest'
import { reloadWaitMs } from './reload-guard.ts'

const yearMs = 365 * 24 * 3_600_000
const nowMs = 1_800_000_000_000

describe('how long a page waits before it is reloaded', () => {
  test.each<[string, number | null, number]>([
    ['not at all where it never was', null, 0],
    ['all of ten seconds right after a reload', nowMs, 10_000],
    ['the rest of them', nowMs - 4_000, 6_000],
    ['the last millisecond', nowMs - 9_999, 1],
    ['not at all after ten seconds', nowMs - 10_000, 0],
    ['not at all after an evening', nowMs - 4 * 3_600_000, 0],
    ['not at all where the clock was set back by a year since', nowMs + yearMs, 0],
    ['not at all where the clock was set on by a year since', nowMs - yearMs, 0],
    ['never longer than ten seconds where it was set back by a moment', nowMs + 3_000, 7_000],
    ['not at all where what was kept is no time', Number.NaN, 0],
  ])('%s', (_, reloadedAtMs, waitMs) => {
    expect(reloadWaitMs(nowMs, reloadedAtMs)).toBe(waitMs)
  })
})
