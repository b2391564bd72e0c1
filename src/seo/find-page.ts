import type { Article } from '#content/articles/article.ts'
import { articlePath, articles } from '#content/articles/registry.ts'
import type { Game } from '#games/define-game.ts'
import { gamePath, games } from '#games/registry.ts'
import { publicPages } from '#site/public-pages.ts'
import { siteTagline } from './site-name.ts'

/** A page as it is told to those who link to it. */
export type PageFacts = {
  /** Its one spelling, below the origin; null for what nobody is to come back to. */
  path: string | null
  /** Whether search engines may list it; null where the page says so itself. */
  isIndexed: boolean | null
  game: Game | null
  article: Article | null
  /** Below the origin. */
  picture: string
  /** What is written large on it; null where that is the title of the page. */
  pictureTitle: string | null
}

const housePicture = '/pictures/house.png'
const packPath = /^\/game\/([^/]+)$/

/** The page at this path, with or without a slash at its end. */
export function findPage(pathname: string): PageFacts {
  const path = pathname.replace(/(?<=.)\/$/, '')
  const pack = readPackId(path)
  if (pack !== null) {
    const exact = `/game/${encodeURIComponent(pack)}`
    const picture = `${exact}/picture.png`
    return { path: exact, isIndexed: null, game: null, article: null, picture, pictureTitle: null }
  }
  const page = publicPages.find((each) => each.path === path)
  const game = games.find((each) => gamePath(each) === path) ?? null
  const article = articles.find((each) => articlePath(each) === path) ?? null
  return {
    path: page ? path : null,
    isIndexed: page?.isIndexed ?? false,
    game,
    article,
    picture: pictureOf(game, article),
    pictureTitle: (game ?? article)?.title ?? siteTagline,
  }
}

/** Where the picture of a game or an article is; the house's own where it is neither. */
function pictureOf(game: Game | null, article: Article | null): string {
  if (game) return `/pictures/games/${game.slug}.png`
  return article ? `/pictures/articles/${article.slug}.png` : housePicture
}

/** The id of the pack whose page this is, or null. */
export function readPackId(path: string): string | null {
  const [, id] = packPath.exec(path) ?? []
  if (id === undefined) return null
  try {
    return decodeURIComponent(id)
  } catch {
    return null
  }
}
