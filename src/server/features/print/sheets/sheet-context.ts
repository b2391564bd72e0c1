import type { CodePlacement, Shape } from '../drawing.ts'
import type { SheetWords } from '../sheet-words.ts'
import type { Swatch } from '../swatches.ts'

/** Millimetres from the corner of the cut sheet. */
export type SheetContext = {
  widthMm: number
  heightMm: number
  words: SheetWords
  link: string
  /** The site's address as people write it. */
  host: string
  /** The table's name; usually empty. */
  name: string
  /** The second ink beside black. */
  accent: Swatch
}

/** Art extends beyond the edges. */
export type DrawnSheet = {
  shapes: Shape[]
  codes: CodePlacement[]
  /** Crop marks within the sheet. */
  cuts?: Shape[]
}

/** Overdraw beyond the edge: the bleed and a little for the clip. */
export const overdrawMm = 4
