/** A thing with a number: what it is, how much, of what, and who says so. */
export type Item = { label: string; value: number; unit: string; year: number; source: string }

const mark = '|'

/** An item as a deck holds it: one line, by which a device also remembers having seen it. */
export function writeItem({ label, value, unit, year, source }: Item): string {
  return [label, value, unit, year, source].join(mark)
}

/** The item in such a line; throws a RangeError when there is none. */
export function readItem(line: string): Item {
  const [label, value, unit, year, source] = line.split(mark)
  if (!label || !value || !unit || !year || !source) throw new RangeError(`Not an item: ${line}`)
  return { label, value: Number(value), unit, year: Number(year), source }
}
