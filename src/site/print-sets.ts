import { venues } from '../content/venues/registry.ts'
import { sheets } from '../domain/print/sheet-list.ts'

/** Whose sheets they are: the house's own, or a bar's. */
export type PrintSet = { slug: string; name: string }

/** Squiffy is a game of the house, no bar. */
const bars = Object.entries(venues).filter(([slug]) => slug !== 'squiffy')

export const printSets: readonly PrintSet[] = [
  { slug: 'standard', name: 'Party Dojo' },
  ...bars.map(([slug, { name }]) => ({ slug, name })),
]

/** Where a scan of a printed code may come from: one for every sheet of every set. */
export const scanSources: readonly string[] = printSets.flatMap((set) =>
  sheets.map((sheet) => `${set.slug}-${sheet.slug}`),
)

/** The set of that slug, or null. */
export function findPrintSet(slug: string): PrintSet | null {
  return printSets.find((set) => set.slug === slug) ?? null
}
