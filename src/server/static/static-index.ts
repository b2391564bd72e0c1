/** One file of the client build, as the build noted it down. */
export type StaticFile = {
  /** The path it is served at; a page has no trailing slash. */
  url: string
  /** Its name below the client folder. */
  file: string
  /** A hash of its bytes, the body of its ETags. */
  hash: string
  /** The encodings that lie beside it, under `.br` and `.gz`. */
  encodings: ('br' | 'gzip')[]
  /** Whether a copy under `.origin` waits for the address of the house. */
  waitsForOrigin: boolean
  /** `sha256-…` of each inline script, for the page's content security policy. */
  scriptHashes: string[]
}

export type StaticIndex = {
  /** The build they are of; null for files of none. */
  build: string | null
  files: StaticFile[]
}
