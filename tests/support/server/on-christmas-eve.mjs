// Started with --import: this process lives on Christmas Eve, when every door of the calendar is open.
import { shiftClock } from './shift-clock.mjs'

const now = Date.now()
const aheadMs = Date.UTC(new Date(now).getUTCFullYear(), 11, 24, 6) - now

shiftClock(() => aheadMs)
