/** Each is the symbol `crest-<name>` in `src/ui/symbols.svg`. */
export const crests = [
  'nhie',
  'most',
  'tod',
  'category',
  'charades',
  'cic',
  'mix',
  'meyer',
  'drunkdice',
  'slusen',
  'squiffy',
  'scrollbar',
  'wordguess',
  'moreless',
  'coin',
  'die',
  'bottle',
] as const

export type Crest = (typeof crests)[number]
