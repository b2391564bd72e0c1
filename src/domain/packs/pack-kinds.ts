type PackKind = {
  /** The name under which its built-in packs are filed (spec §3). */
  collection: string
  lists: 1 | 2
  longest: number
  /** The prompt completes a lead shown on the screen; otherwise it is a whole sentence. */
  isFragment: boolean
  lead?: RegExp
}

/** The one list of pack games: types, tags and collections derive from it. */
export const packKinds = {
  'never-have-i-ever': {
    collection: 'neverHaveIEver',
    lists: 1,
    longest: 120,
    isFragment: true,
    lead: /^never have i( ever)?\b[\s….,:]*/i,
  },
  'most-likely-to': {
    collection: 'mostLikelyTo',
    lists: 1,
    longest: 120,
    isFragment: true,
    lead: /^(who(['’]s| is)( the)? )?most likely to\b[\s….,:]*/i,
  },
  'truth-or-dare': { collection: 'truthOrDare', lists: 2, longest: 120, isFragment: false },
  category: { collection: 'category', lists: 1, longest: 120, isFragment: true },
  charades: { collection: 'charades', lists: 1, longest: 40, isFragment: true },
  'country-island-city': {
    collection: 'country-island-city',
    lists: 1,
    longest: 32,
    isFragment: true,
  },
} as const satisfies Record<string, PackKind>

export type PackGameSlug = keyof typeof packKinds

export const packGameSlugs = Object.keys(packKinds) as PackGameSlug[]

export function packKindOf(slug: PackGameSlug): PackKind {
  return packKinds[slug]
}
