// Started with --import: how far ahead this process lives stands in the file that CLOCK_AHEAD_FILE
// names, in milliseconds, and may change while it runs.
import { readFileSync } from 'node:fs'
import { shiftClock } from './shift-clock.mjs'

const file = process.env.CLOCK_AHEAD_FILE
const lookEveryMs = 50
let aheadMs = 0

function look() {
  try {
    aheadMs = Number(readFileSync(file, 'utf8')) || 0
  } catch {}
}

if (file) {
  look()
  setInterval(look, lookEveryMs).unref()
  shiftClock(() => aheadMs)
}
