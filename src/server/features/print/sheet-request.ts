import type { Article } from '#content/articles/article.ts'
import { articlePath, findArticle } from '#content/articles/registry.ts'
import { findSheet, type Sheet } from '#domain/print/sheet-list.ts'
import type { Game } from '#games/define-game.ts'
import { findGame, gamePath } from '#games/registry.ts'
import { type PrintSet, printSets } from '#site/print-sets.ts'

/** What a sheet leads to, instead of to the house or the bar itself. */
export type SheetItem = { kind: 'game'; game: Game } | { kind: 'article'; article: Article }

export type SheetRequest = {
  set: PrintSet
  sheet: Sheet
  item: SheetItem | null
  /** What the table calls itself; empty for most. */
  name: string
  /** With paper beyond the edge, and marks for the knife. */
  bleed: boolean
  /** Of the house that its code leads to. */
  origin: string
}

type ParsedSheetPath = Pick<SheetRequest, 'set' | 'sheet' | 'item'>

/** The sheet at a path below /QR, such as `standard/table-sign/games/meyer`; null when there is none. */
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

/** Where whoever scans the sheet is led, by way of the counter of scans. */
export function sheetLink({ set, sheet, item, origin }: SheetRequest): string {
  return `${origin}/go?to=${sheetTargetPath({ set, item })}&src=${set.slug}-${sheet.slug}`
}

function sheetTargetPath({ set, item }: Pick<SheetRequest, 'set' | 'item'>): string {
  if (item?.kind === 'game') return gamePath(item.game)
  if (item?.kind === 'article') return articlePath(item.article)
  const game = set.slug === 'standard' ? null : findGame(set.slug)
  return game ? gamePath(game) : '/'
}

/** What the sheet is about, for titles. */
export function sheetTopic({ set, item }: Pick<SheetRequest, 'set' | 'item'>): string {
  if (item?.kind === 'game') return item.game.title
  return item?.kind === 'article' ? item.article.title : set.name
}
