/** An article's metadata. */
export type Article = {
  slug: string
  /** At most 48 characters. */
  title: string
  /** One sentence for search results and pictures, 70 to 155 characters. */
  description: string
  /** ISO days. */
  published: string
  updated: string
  /** The colour of its picture and header. */
  cloth: 'sakura' | 'vermilion' | 'mustard' | 'matcha' | 'asagi' | 'sora' | 'kaki' | 'plain'
  /** A symbol id of a crest. */
  crest: string
  /** The game to play after reading, and the button's text. */
  play: { path: string; label: string }
  /** Slugs of games. */
  related: readonly string[]
  /** For articles kept for old links only: the page that replaces it. */
  better?: { path: string; title: string }
}
