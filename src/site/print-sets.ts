import { venues } from '../content/venues/registry.ts'
import { sheets } from '../domain/print/sheet-list.ts'

export type PrintSet = { slug: string; name: string }

/** Squiffy is no bar. */
const bars = Object.entries(venues).filter(([slug]) => slug !== 'squiffy')

export const printSets: readonly PrintSet[] = [
  { slug: 'standard', name: 'Party Dojo' },
  ...bars.map(([slug, { name }]) => ({ slug, name })),
]

/** Sources of scans: every sheet of every set. */
export const scanSources: readonly string[] = printSets.flatMap((set) =>
  sheets.map((sheet) => `${set.slug}-${sheet.slug}`),
)

export function findPrintSet(slug: string): PrintSet | null {
  return printSets.find((set) => set.slug === slug) ?? null
}
