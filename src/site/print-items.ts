import { articlePath, articles } from '../content/articles/registry.ts'
import { games } from '../games/registry.ts'

/** What a sheet may link to instead of the home page. */
export type PrintItem = {
  /** Appended to the sheet's path. */
  path: string
  title: string
  cloth: string
  crest: string
  isOld: boolean
}

const gameItems: readonly PrintItem[] = games.map(({ slug, title, cloth, crest }) => ({
  path: `games/${slug}`,
  title,
  cloth,
  crest,
  isOld: false,
}))

const articleItems: readonly PrintItem[] = articles.map((article) => {
  const { title, cloth, crest, better } = article
  return { path: articlePath(article).slice(1), title, cloth, crest, isOld: better !== undefined }
})

export const itemGroups: readonly { title: string; items: readonly PrintItem[] }[] = [
  { title: 'For one game', items: gameItems },
  { title: 'For something to read', items: articleItems.filter(({ isOld }) => !isOld) },
]

export function findPrintItem(path: string): PrintItem | null {
  return [...gameItems, ...articleItems].find((item) => item.path === path) ?? null
}
