import { pick, type Random } from '#domain/random.ts'
import type { Measure } from './items-measure.ts'
import { type Known, writeItem } from './rules-items.ts'

type Group = () => Promise<readonly Measure[]>

const popular: readonly Group[] = [
  () => import('./items-culture.ts').then(({ culture }) => culture),
  () => import('./items-everyday.ts').then(({ everyday }) => everyday),
  () => import('./items-people.ts').then(({ people }) => people),
]
const rest: readonly Group[] = [
  () => import('./items-earth.ts').then(({ earth }) => earth),
  () => import('./items-things.ts').then(({ things }) => things),
]

/** A game shows eight measures: two of the popular groups and one other hold more than enough. */
export function chooseGroups(random: Random): readonly Group[] {
  const leftOut = pick(popular, random)
  return [...popular.filter((group) => group !== leftOut), pick(rest, random)]
}

/** Rejects where a group does not arrive. */
export async function loadMeasures(groups: readonly Group[]): Promise<Measure[]> {
  return (await Promise.all(groups.map((load) => load()))).flat()
}

/** Items as deck lines, one list per measure; no bar items when sober. */
export function dealItems(measures: readonly Measure[], sober: boolean): string[][] {
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
