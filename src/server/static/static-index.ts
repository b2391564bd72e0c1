export type StaticFile = {
  /** URL path; a page has no trailing slash. */
  url: string
  /** Relative to the client folder. */
  file: string
  /** Hash of its bytes, used in ETags. */
  hash: string
  /** Compressed copies at `.br` and `.gz`. */
  encodings: ('br' | 'gzip')[]
  /** Whether a copy at `.origin` waits for the site's origin. */
  waitsForOrigin: boolean
  /** `sha256-…` of each inline script, for the content security policy. */
  scriptHashes: string[]
}

export type StaticIndex = {
  /** Null for files of no build. */
  build: string | null
  files: StaticFile[]
}
