/** What the house knows of a custom pack; its prompts lie in storage. */
type PackTable = {
  pack_id: string
  owner_id: string
  name: string
  description: string
  author: string
  /** JSON: every tag, `draft` and the others with a meaning included */
  tags: string
  explicit: number
  alcohol: number
  prompt_count: number
  likes: number
  plays: number
  /** How it ranks among the popular: grows with likes and plays, in coarse steps. */
  popularity: number
  /** epoch milliseconds */
  created_at: number
  /** epoch milliseconds */
  updated_at: number
  /** epoch milliseconds of its first publication; null for a draft */
  published_at: number | null
  /** epoch milliseconds; a deleted pack keeps its id and its counts */
  deleted_at: number | null
  /** epoch milliseconds; set while reports or the operator hide it */
  hidden_at: number | null
  /** What the operator tells its owner; null while only reports hide it. */
  hidden_reason: string | null
}

/** A word or trait of a pack that anybody may find: the index that the gallery searches. */
type PackTermTable = {
  term: string
  pack_id: string
  popularity: number
  /** epoch milliseconds */
  published_at: number
}

/** Every word that any pack is found by. */
type SearchWordTable = { word: string }

/** A word with one letter left out, or whole: what a typing error has in common with it. */
type SearchFormTable = { form: string; word: string }

type PackReportTable = {
  pack_id: string
  /** Whoever reported it, hashed when signed out: one report each. */
  reporter: string
  reason: string
  /** What the reporter says besides; may be empty. */
  words: string
  /** epoch milliseconds */
  created_at: number
  /** epoch milliseconds; null while open */
  resolved_at: number | null
}

export type PackTables = {
  packs: PackTable
  pack_terms: PackTermTable
  search_words: SearchWordTable
  search_forms: SearchFormTable
  pack_reports: PackReportTable
}
