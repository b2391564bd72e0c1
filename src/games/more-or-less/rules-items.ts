/** How well a thing is known: 1 by everybody, 3 at a quiz night. */
export type Known = 1 | 2 | 3

export type Item = {
  label: string
  value: number
  unit: string
  year: number
  source: string
  known: Known
}

const mark = '|'

/** One line, also the key in the device's memory. */
export function writeItem({ label, value, unit, year, source, known }: Item): string {
  return [label, value, unit, year, source, known].join(mark)
}

/** Earlier builds wrote no `known`. Throws a RangeError when the line is no item. */
export function readItem(line: string): Item {
  const [label, value, unit, year, source, known = '2'] = line.split(mark)
  if (!label || !value || !unit || !year || !source) throw new RangeError(`Not an item: ${line}`)
  const numbers = { value: Number(value), year: Number(year), known: Number(known) as Known }
  return { label, unit, source, ...numbers }
}
