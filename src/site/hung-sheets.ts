import { findSheet, type Sheet, sheetSize } from '../domain/print/sheet-list.ts'
import { sheetPath } from './sheet-path.ts'

/** Two on the first row, three on the next. */
const rods: readonly (readonly Sheet['slug'][])[] = [
  ['table-sign', 'placemat'],
  ['stickers', 'business-card', 'roll-up-banner'],
]

const shares = {
  'table-sign': 'middling',
  placemat: 'wide',
  stickers: 'middling',
  'business-card': 'middling',
  'roll-up-banner': 'narrow',
} as const

export function hungSheets(set: string) {
  return rods.map((slugs) => slugs.map((slug) => hung(set, slug)))
}

function hung(set: string, slug: Sheet['slug']) {
  const sheet = findSheet(slug)
  if (!sheet) throw new Error(`There is no sheet ${slug}.`)
  const { title, widthMm, heightMm } = sheet
  const href = sheetPath({ set, sheet: slug })
  return {
    href,
    src: `${href}.svg`,
    width: widthMm,
    height: heightMm,
    share: shares[slug],
    title,
    note: sheetSize(sheet),
  }
}
