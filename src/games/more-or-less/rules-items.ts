export type Item = { label: string; value: number; unit: string; year: number; source: string }

const mark = '|'

/** One line, also the key in the device's memory. */
export function writeItem({ label, value, unit, year, source }: Item): string {
  return [label, value, unit, year, source].join(mark)
}

/** Throws a RangeError when the line is no item. */
export function readItem(line: string): Item {
  const [label, value, unit, year, source] = line.split(mark)
  if (!label || !value || !unit || !year || !source) throw new RangeError(`Not an item: ${line}`)
  return { label, value: Number(value), unit, year: Number(year), source }
}
