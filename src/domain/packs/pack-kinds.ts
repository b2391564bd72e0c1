/** What a game expects of its packs. */
type PackKind = {
  /** The name under which its built-in packs are filed (spec §3). */
  collection: string
  /** Lists of prompts in a pack: two where it has truths and dares. */
  lists: 1 | 2
  /** The longest prompt of a built-in pack, in characters. */
  longest: number
  /** A prompt goes on from words that the screen says, or stands for a whole sentence. */
  isFragment: boolean
  /** Those words, where players write them themselves. */
  lead?: RegExp
}

/** The one list of games that are played from packs: types, tags, collections derive from it. */
export const packKinds = {
  'never-have-i-ever': {
    ...{ collection: 'neverHaveIEver', lists: 1, longest: 120, isFragment: true },
    lead: /^never have i( ever)?\b[\s….,:]*/i,
  },
  'most-likely-to': {
    ...{ collection: 'mostLikelyTo', lists: 1, longest: 120, isFragment: true },
    lead: /^(who(['’]s| is)( the)? )?most likely to\b[\s….,:]*/i,
  },
  'truth-or-dare': { collection: 'truthOrDare', lists: 2, longest: 120, isFragment: false },
  category: { collection: 'category', lists: 1, longest: 120, isFragment: true },
  charades: { collection: 'charades', lists: 1, longest: 40, isFragment: true },
  'country-island-city': {
    ...{ collection: 'country-island-city', lists: 1, longest: 32, isFragment: true },
  },
} as const satisfies Record<string, PackKind>

/** A game that is played from packs: the current game of spec §3. */
export type PackGameSlug = keyof typeof packKinds

export const packGameSlugs = Object.keys(packKinds) as PackGameSlug[]

export function packKindOf(slug: PackGameSlug): PackKind {
  return packKinds[slug]
}
