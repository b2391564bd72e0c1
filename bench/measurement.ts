export type Row = {
  what: string
  value: number
  unit: string
  /** What the project holds itself to. */
  goal?: { atMost: number } | { atLeast: number }
  /** What the number is made of, or compared with. */
  note?: string
}

export type Measurement = { title: string; rows: Row[] }

/** The middle value; of an even number of them, the lower of the two. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The smallest value that at least this share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new Error('no values were measured')
  return value
}

/** Whether the value keeps to its goal; null when there is none. */
export function isMet({ value, goal }: Row): boolean | null {
  if (!goal) return null
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast
}
