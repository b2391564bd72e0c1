import { venues } from '../content/venues/registry.ts'

export const partners: readonly { slug: 'slusen' | 'scrollbar'; name: string }[] = [
  { slug: 'slusen', name: venues.slusen.name },
  { slug: 'scrollbar', name: venues.scrollbar.name },
]
