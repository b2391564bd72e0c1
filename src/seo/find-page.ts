import type { Article } from '#content/articles/article.ts'
import { articlePath, articles } from '#content/articles/registry.ts'
import type { Game } from '#games/define-game.ts'
import { gamePath, games } from '#games/registry.ts'
import { publicPages } from '#site/public-pages.ts'
import { siteTagline } from './site-name.ts'

export type PageFacts = {
  /** The canonical path; null for pages that should not be linked. */
  path: string | null
  /** Null when the page's own head decides. */
  isIndexed: boolean | null
  game: Game | null
  article: Article | null
  picture: string
  /** The text on it; null for the page's title. */
  pictureTitle: string | null
}

const sitePicture = '/pictures/house.png'
const packPath = /^\/game\/([^/]+)$/

/** With or without a slash at the end. */
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

function pictureOf(game: Game | null, article: Article | null): string {
  if (game) return `/pictures/games/${game.slug}.png`
  return article ? `/pictures/articles/${article.slug}.png` : sitePicture
}

/** Null when the path is no pack's page. */
export function readPackId(path: string): string | null {
  const [, id] = packPath.exec(path) ?? []
  if (id === undefined) return null
  try {
    return decodeURIComponent(id)
  } catch {
    return null
  }
}
