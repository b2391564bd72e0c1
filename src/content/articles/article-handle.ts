/** What a page in MDX says of itself: the build finds it out (`tools/build/mdx-pages.ts`). */
export type ArticleHandle = {
  /** Of its sections, in their order. */
  headings: { id: string; text: string }[]
  words: number
  /** How long reading it takes. */
  minutes: number
}
