import { findSheet, maxTableNameLength, type Sheet } from '#domain/print/sheet-list.ts'
import { findPrintItem, type PrintItem } from '#site/print-items.ts'
import { findPrintSet, type PrintSet } from '#site/print-sets.ts'
import { type SheetOptions, sheetPath, sheetQuery } from '#site/sheet-path.ts'

/** A requested sheet and its options. */
export type WantedSheet = {
  set: PrintSet
  sheet: Sheet
  item: PrintItem | null
  hasBleed: boolean
  /** Trimmed. */
  name: string
}

/** The router's params. */
type Params = { set: string; sheet: string; game?: string; '*'?: string }

/** Null when there is no such sheet. */
export function readWantedSheet(params: Params, query: URLSearchParams): WantedSheet | null {
  const set = findPrintSet(params.set)
  const sheet = findSheet(params.sheet)
  const path = itemPath(params)
  const item = path === null ? null : findPrintItem(path)
  if (!set || !sheet || (path !== null && !item)) return null
  const name = query.get('name')?.trim() ?? ''
  return { set, sheet, item, hasBleed: query.get('bleed') === '1', name }
}

function itemPath({ game, '*': article }: Params): string | null {
  if (game !== undefined) return `games/${game}`
  return article === undefined ? null : `articles/${article}`
}

/** The path of a similar sheet, with some values replaced. */
export function similarSheetPath(
  { set, sheet, item, hasBleed, name }: WantedSheet,
  other: SheetOptions & { sheet?: string; item?: string | null },
): string {
  const address = { set: set.slug, sheet: sheet.slug, item: item?.path ?? null, ...other }
  return sheetPath(address) + sheetQuery({ hasBleed, name, ...other })
}

export function nameProblem({ name }: Pick<WantedSheet, 'name'>): string | null {
  const { length } = Array.from(name)
  return length > maxTableNameLength
    ? `At most ${maxTableNameLength} characters fit on a sheet; these are ${length}.`
    : null
}

/** The name on the sheet; empty for none. */
export function printedName(wanted: Pick<WantedSheet, 'name'>, isPremium: boolean): string {
  return isPremium && nameProblem(wanted) === null ? wanted.name : ''
}
