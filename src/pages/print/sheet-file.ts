import { sheetPath, sheetQuery } from '#site/sheet-path.ts'
import type { WantedSheet } from './read-wanted-sheet.ts'

/** Where the file of a sheet lies that ends like this. */
export function sheetFilePath(
  { set, sheet, item, hasBleed, name }: WantedSheet,
  ending: 'svg' | 'pdf' | 'png',
): string {
  const path = sheetPath({ set: set.slug, sheet: sheet.slug, item: item?.path ?? null })
  return `${path}.${ending}${sheetQuery({ hasBleed, name })}`
}
