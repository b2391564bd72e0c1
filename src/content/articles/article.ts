/** What the house knows of an article without opening it. */
export type Article = {
  /** Its path below /articles, and its file here. */
  slug: string
  /** At most 48 characters. */
  title: string
  /** One sentence for search results and pictures, 70 to 155 characters. */
  description: string
  /** ISO days. */
  published: string
  updated: string
  /** The cloth that its picture and its header are cut from. */
  cloth: 'sakura' | 'vermilion' | 'mustard' | 'matcha' | 'asagi' | 'sora' | 'kaki' | 'plain'
  /** A crest of the sheet of symbols. */
  crest: string
  /** What to play once it is read, and the words on the button. */
  play: { path: string; label: string }
  /** Slugs of games. */
  related: readonly string[]
  /** For what is kept for old links alone: the better page. */
  better?: { path: string; title: string }
}
