export type SheetAddress = { set: string; sheet: string; item?: string | null }

export type SheetOptions = {
  /** Bleed and crop marks for print shops. */
  hasBleed?: boolean
  name?: string
}

/** A sheet's page; its files add an extension. */
export function sheetPath({ set, sheet, item }: SheetAddress): string {
  return `/QR/${set}/${sheet}${item ? `/${item}` : ''}`
}

/** With the `?`; empty for none. */
export function sheetQuery({ hasBleed, name }: SheetOptions): string {
  const query = new URLSearchParams()
  if (hasBleed) query.set('bleed', '1')
  if (name) query.set('name', name)
  return query.size > 0 ? `?${query}` : ''
}

/** Where the signs of a bar's tables are made; with a game picked already. */
export function signsPath(game?: string): string {
  return `/QR/bar-tables${game ? `?game=${game}` : ''}`
}
