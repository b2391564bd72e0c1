const secondsOf: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
}

const amount = `\\d{1,3}|${Object.keys(secondsOf).sort().reverse().join('|')}`
const durationPattern = new RegExp(
  `\\b(?:for|in|within|under)\\s+(?:the next\\s+)?(?:(${amount})\\s+seconds|((?:half )?a|one|two)\\s+(?:full\\s+|whole\\s+)?minutes?)\\b`,
  'i',
)
const secondsOfMinutes: Readonly<Record<string, number>> = {
  'half a': 30,
  a: 60,
  one: 60,
  two: 120,
}
const maxTimerSeconds = 180

/** From words such as "for thirty seconds", "in a minute"; null without any. */
export function findTimerMs(dare: string): number | null {
  const [, seconds, minutes] = durationPattern.exec(dare) ?? []
  const length =
    secondsOfMinutes[minutes?.toLowerCase() ?? ''] ??
    secondsOf[seconds?.toLowerCase() ?? ''] ??
    Number(seconds ?? 0)
  return length > 0 && length <= maxTimerSeconds ? length * 1000 : null
}
