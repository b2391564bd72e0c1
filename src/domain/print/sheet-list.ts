export type Sheet = {
  slug: 'stickers' | 'table-sign' | 'roll-up-banner' | 'business-card' | 'placemat'
  title: string
  widthMm: number
  heightMm: number
  use: string
}

/** Printed beyond every edge, so that an inexact cut leaves no white line. */
export const bleedMm = 3

export const cropMarksMm = 5

export const maxTableNameLength = 200

/** Nothing to read or scan is closer to an edge. */
export const safeMarginMm = 5

export const sheets: readonly Sheet[] = [
  {
    slug: 'stickers',
    title: 'Sticker sheet',
    widthMm: 210,
    heightMm: 297,
    use: 'Twelve to an A4 sheet, for glasses, mirrors and laptops.',
  },
  {
    slug: 'table-sign',
    title: 'Table sign',
    widthMm: 148,
    heightMm: 210,
    use: 'A5, one to a table.',
  },
  {
    slug: 'roll-up-banner',
    title: 'Roll-up banner',
    widthMm: 850,
    heightMm: 2000,
    use: '85 by 200 cm, beside the door.',
  },
  {
    slug: 'business-card',
    title: 'Business card',
    widthMm: 85,
    heightMm: 55,
    use: '85 by 55 mm, for wallets and bar mats.',
  },
  {
    slug: 'placemat',
    title: 'Placemat',
    widthMm: 297,
    heightMm: 210,
    use: 'A4, a game in itself: it only wants a bottle.',
  },
]

export function findSheet(slug: string): Sheet | null {
  return sheets.find((sheet) => sheet.slug === slug) ?? null
}

export function paperSize(
  { widthMm, heightMm }: Pick<Sheet, 'widthMm' | 'heightMm'>,
  hasBleed: boolean,
): { widthMm: number; heightMm: number } {
  const moreMm = hasBleed ? 2 * (bleedMm + cropMarksMm) : 0
  return { widthMm: widthMm + moreMm, heightMm: heightMm + moreMm }
}

export function sheetSize({ widthMm, heightMm }: Pick<Sheet, 'widthMm' | 'heightMm'>): string {
  return `${widthMm} × ${heightMm} mm`
}
