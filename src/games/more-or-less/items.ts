import { culture } from './items-culture.ts'
import { everyday } from './items-everyday.ts'
import type { Measure } from './items-measure.ts'
import { people } from './items-people.ts'
import { reference } from './items-reference.ts'
import { type Known, writeItem } from './rules-items.ts'

const measures: readonly Measure[] = [...culture, ...everyday, ...people, ...reference]

/** Items as deck lines, one list per measure; no bar items when sober. */
export function dealItems(sober: boolean): string[][] {
  return measures
    .filter(({ isPub }) => !(isPub && sober))
    .map(({ items, ...measure }) =>
      items.flatMap((entries, step) =>
        entries
          .split(/;\s/)
          .map((entry) => writeItem({ ...readEntry(entry, measure), known: (step + 1) as Known })),
      ),
    )
}

function readEntry(entry: string, { unit, source, year }: Omit<Measure, 'items'>) {
  const [figure = '', other = source] = entry.replace(/\s/g, ' ').split('@')
  const [label = '', value] = figure.split(/ (?=\S+$)/)
  return { label, value: Number(value), unit, year, source: other }
}
