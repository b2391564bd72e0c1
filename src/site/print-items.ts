import { articlePath, articles } from '../content/articles/registry.ts'
import { games } from '../games/registry.ts'

/** What a sheet may lead to instead of the whole house. */
export type PrintItem = {
  /** Where its sheets lie below a kind of sheet. */
  path: string
  title: string
  /** Its own, of base.css. */
  cloth: string
  crest: string
  /** An article kept for old links: its sheets are there, and nobody is led to them. */
  isOld: boolean
}

const gameItems: readonly PrintItem[] = games.map(({ slug, title, cloth, crest }) => ({
  ...{ path: `games/${slug}`, title, cloth, crest, isOld: false },
}))

const articleItems: readonly PrintItem[] = articles.map((article) => {
  const { title, cloth, crest, better } = article
  return { path: articlePath(article).slice(1), title, cloth, crest, isOld: better !== undefined }
})

/** What sheets are offered for, under the words that stand over the list. */
export const itemGroups: readonly { title: string; items: readonly PrintItem[] }[] = [
  { title: 'For one game', items: gameItems },
  { title: 'For something to read', items: articleItems.filter(({ isOld }) => !isOld) },
]

/** The item of that path, or null. */
export function findPrintItem(path: string): PrintItem | null {
  return [...gameItems, ...articleItems].find((item) => item.path === path) ?? null
}
