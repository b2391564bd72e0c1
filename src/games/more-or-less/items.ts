import { everyday } from './items-everyday.ts'
import type { Measure } from './items-measure.ts'
import { reference } from './items-reference.ts'
import { writeItem } from './rules-items.ts'

const measures: readonly Measure[] = [...everyday, ...reference]

/** Items as deck lines, one list per measure; no bar items when sober. */
export function dealItems(sober: boolean): string[][] {
  return measures
    .filter(({ isPub }) => !(isPub && sober))
    .map(({ items, ...measure }) =>
      items.split(/;\s/).map((entry) => writeItem(readEntry(entry, measure))),
    )
}

function readEntry(entry: string, { unit, source, year }: Omit<Measure, 'items'>) {
  const [figure = '', other = source] = entry.replace(/\s/g, ' ').split('@')
  const [label = '', value] = figure.split(/ (?=\S+$)/)
  return { label, value: Number(value), unit, year, source: other }
}
