/** A custom pack; its prompts are in storage. */
type PackTable = {
  pack_id: string
  owner_id: string
  name: string
  description: string
  author: string
  /** JSON: all tags, those with a meaning (such as `draft`) included. */
  tags: string
  explicit: number
  alcohol: number
  prompt_count: number
  likes: number
  plays: number
  /** Rank by likes and plays, in coarse steps. */
  popularity: number
  created_at: number
  updated_at: number
  /** First publication; null for a draft. */
  published_at: number | null
  /** A deleted pack keeps its id and its counts. */
  deleted_at: number | null
  /** Set while reports or the operator hide it. */
  hidden_at: number | null
  /** Shown to its owner; null while only reports hide it. */
  hidden_reason: string | null
}

/** Search index: a word or trait of a public pack. */
type PackTermTable = {
  term: string
  pack_id: string
  popularity: number
  published_at: number
}

/** Every word in the index. */
type SearchWordTable = { word: string }

/** A word, whole or with one letter left out: matches typing errors. */
type SearchFormTable = { form: string; word: string }

type PackReportTable = {
  pack_id: string
  /** The account, or a hash when signed out: one report each. */
  reporter: string
  reason: string
  /** The reporter's own words; may be empty. */
  words: string
  created_at: number
  /** Null while open. */
  resolved_at: number | null
}

export type PackTables = {
  packs: PackTable
  pack_terms: PackTermTable
  search_words: SearchWordTable
  search_forms: SearchFormTable
  pack_reports: PackReportTable
}
