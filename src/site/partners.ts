import { venues } from '../content/venues/registry.ts'

/** The bars that have a page of their own. */
export const partners: readonly { slug: 'slusen' | 'scrollbar'; name: string }[] = [
  { slug: 'slusen', name: venues.slusen.name },
  { slug: 'scrollbar', name: venues.scrollbar.name },
]
