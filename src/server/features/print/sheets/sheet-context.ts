import type { CodePlacement, Shape } from '../drawing.ts'
import type { SheetWords } from '../sheet-words.ts'
import type { Swatch } from '../swatches.ts'

/** What a sheet is drawn from; millimetres count from the corner of the cut sheet. */
export type SheetContext = {
  widthMm: number
  heightMm: number
  words: SheetWords
  /** What the code says. */
  link: string
  /** Where the house is, as people write it. */
  host: string
  /** What the table calls itself; empty for most. */
  name: string
  /** The second ink beside black. */
  accent: Swatch
}

/** What stands on a sheet: its art runs beyond the edges, to be cut. */
export type DrawnSheet = {
  shapes: Shape[]
  codes: CodePlacement[]
  /** For the knife, within the sheet. */
  cuts?: Shape[]
}

/** How far art is drawn beyond the edge; all of the bleed, and a little for the clip. */
export const overdrawMm = 4
