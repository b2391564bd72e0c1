/** Of a price. */
export type Interval = { interval: string; interval_count: number }

const daySeconds = 86_400

/**
 * The end of the period that follows `afterSeconds`. Months are counted from the anchor and its day
 * is clamped to the month, so that 31 January goes to 28 February and then to 31 March (UTC).
 */
export function nextPeriodEnd(anchorSeconds: number, step: Interval, afterSeconds: number): number {
  for (let count = 1; ; count++) {
    const end = addIntervals(anchorSeconds, step, count)
    if (end > afterSeconds) return end
  }
}

/** `count` times the interval after the anchor. */
export function addIntervals(anchorSeconds: number, step: Interval, count: number): number {
  const steps = step.interval_count * count
  if (step.interval === 'day') return anchorSeconds + steps * daySeconds
  if (step.interval === 'week') return anchorSeconds + steps * 7 * daySeconds
  return addMonths(anchorSeconds, step.interval === 'year' ? steps * 12 : steps)
}

function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000)
  const month = from.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const moved = new Date(from)
  moved.setUTCFullYear(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), lastDay))
  return Math.floor(moved.getTime() / 1000)
}
