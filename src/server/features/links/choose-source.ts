import { scanSources } from '#site/print-sets.ts'

const sources: ReadonlySet<string> = new Set([...scanSources, 'share'])

/** Which sheet a scan came from; whatever we did not print is one and the same. */
export function chooseSource(src: string | undefined): string {
  return src !== undefined && sources.has(src) ? src : 'other'
}
