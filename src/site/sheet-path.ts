/** A printed sheet by its slugs; `item` is the path of a `PrintItem`. */
export type SheetAddress = { set: string; sheet: string; item?: string | null }

/** How it is printed. */
export type SheetOptions = {
  /** With bleed and crop marks, as printers like it. */
  hasBleed?: boolean
  /** The table's own; empty for none. */
  name?: string
}

/** The page of a sheet; its files lie beside it, with an ending each. */
export function sheetPath({ set, sheet, item }: SheetAddress): string {
  return `/QR/${set}/${sheet}${item ? `/${item}` : ''}`
}

/** What follows the path of a page or a file, from the question mark on; empty for none. */
export function sheetQuery({ hasBleed, name }: SheetOptions): string {
  const query = new URLSearchParams()
  if (hasBleed) query.set('bleed', '1')
  if (name) query.set('name', name)
  return query.size > 0 ? `?${query}` : ''
}
