import { scanSources } from '#site/print-sets.ts'

const sources: ReadonlySet<string> = new Set([...scanSources, 'bar-table', 'share'])

/** Unknown sources count as one. */
export function chooseSource(src: string | undefined): string {
  return src !== undefined && sources.has(src) ? src : 'other'
}
