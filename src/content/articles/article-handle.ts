/** What `tools/build/mdx-pages.ts` finds in an MDX page. */
export type ArticleHandle = {
  /** Of its sections, in order. */
  headings: { id: string; text: string }[]
  words: number
  /** Reading time. */
  minutes: number
}
