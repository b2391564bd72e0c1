import { sheetPath, sheetQuery } from '#site/sheet-path.ts'
import type { WantedSheet } from './read-wanted-sheet.ts'

/** The path of a sheet's file with this extension. */
export function sheetFilePath(
  { set, sheet, item, hasBleed, name }: WantedSheet,
  ending: 'svg' | 'pdf' | 'png',
): string {
  const path = sheetPath({ set: set.slug, sheet: sheet.slug, item: item?.path ?? null })
  return `${path}.${ending}${sheetQuery({ hasBleed, name })}`
}
