import { type Sheet, sheetSize } from '#domain/print/sheet-list.ts'
import type { PrintItem } from '#site/print-items.ts'
import type { PrintSet } from '#site/print-sets.ts'

export type WordedSheet = {
  set: PrintSet
  sheet: Pick<Sheet, 'title' | 'widthMm' | 'heightMm'>
  item: Pick<PrintItem, 'title'> | null
}

/** The default set has no name on it. */
export const defaultSet = 'standard'

export function sheetTitle({ set, sheet, item }: WordedSheet): string {
  const kind =
    set.slug === defaultSet
      ? sheet.title
      : `${set.name}’s ${sheet.title.toLocaleLowerCase('en-GB')}`
  return item ? `${kind} for ${item.title}` : kind
}

export function sheetDescription(wanted: WordedSheet): string {
  const { set, sheet, item } = wanted
  const opens = item ? 'it' : set.slug === defaultSet ? 'every game' : `${set.name}’s own cards`
  return `${sheetTitle(wanted)}: free to print, ${sheetSize(sheet)}, as PDF, PNG or SVG, with a code that opens ${opens}.`
}

/** Where only one word fits. */
export const shortTitles: Record<Sheet['slug'], string> = {
  stickers: 'Stickers',
  'table-sign': 'Sign',
  'roll-up-banner': 'Banner',
  'business-card': 'Card',
  placemat: 'Placemat',
}
