import type { Article } from '#content/articles/article.ts'
import { articlePath, findArticle } from '#content/articles/registry.ts'
import { findSheet, type Sheet } from '#domain/print/sheet-list.ts'
import type { Game } from '#games/define-game.ts'
import { findGame, gamePath } from '#games/registry.ts'
import { type PrintSet, printSets } from '#site/print-sets.ts'

/** What the code links to, instead of the home page or the bar. */
export type SheetItem = { kind: 'game'; game: Game } | { kind: 'article'; article: Article }

export type SheetRequest = {
  set: PrintSet
  sheet: Sheet
  item: SheetItem | null
  /** The table's name; usually empty. */
  name: string
  /** With bleed and crop marks. */
  bleed: boolean
  /** Origin of the code's URL. */
  origin: string
}

type ParsedSheetPath = Pick<SheetRequest, 'set' | 'sheet' | 'item'>

/** Parses a path below /QR, such as `standard/table-sign/games/meyer`; null when unknown. */
export function parseSheetPath(path: string): ParsedSheetPath | null {
  const [setSlug = '', sheetSlug = '', kind, ...rest] = path.split('/')
  const set = printSets.find(({ slug }) => slug === setSlug)
  const sheet = findSheet(sheetSlug)
  if (!set || !sheet) return null
  if (kind === undefined) return { set, sheet, item: null }
  const slug = rest.join('/')
  if (kind === 'games') {
    const game = findGame(slug)
    return game && { set, sheet, item: { kind: 'game', game } }
  }
  if (kind === 'articles') {
    const article = findArticle(slug)
    return article && { set, sheet, item: { kind: 'article', article } }
  }
  return null
}

/** The code's URL, by way of the scan counter. */
export function sheetLink({ set, sheet, item, origin }: SheetRequest): string {
  return `${origin}/go?to=${sheetTargetPath({ set, item })}&src=${set.slug}-${sheet.slug}`
}

function sheetTargetPath({ set, item }: Pick<SheetRequest, 'set' | 'item'>): string {
  if (item?.kind === 'game') return gamePath(item.game)
  if (item?.kind === 'article') return articlePath(item.article)
  const game = set.slug === 'standard' ? null : findGame(set.slug)
  return game ? gamePath(game) : '/'
}

/** Used in titles. */
export function sheetTopic({ set, item }: Pick<SheetRequest, 'set' | 'item'>): string {
  if (item?.kind === 'game') return item.game.title
  return item?.kind === 'article' ? item.article.title : set.name
}
