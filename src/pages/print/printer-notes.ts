import type { Sheet } from '#domain/print/sheet-list.ts'

/** Advice for printing. */
export type PrinterNotes = { paper: string; inks: string; cut: string }

const twoInks = 'Two on bare paper: black, and one colour that the PDF names as a spot colour.'
const homePrintingNote =
  'On your own printer: as it is cut, at 100 per cent, never “fit to page”. A print shop wants it with bleed and crop marks.'

export const printerNotes: Record<Sheet['slug'], PrinterNotes> = {
  stickers: {
    paper: 'White A4 sticker paper. Matt for laptops, vinyl for glasses that are washed.',
    inks: twoInks,
    cut: 'Twelve to a sheet: scissors and patience, or a plotter along the marks.',
  },
  'table-sign': {
    paper: 'A5 of 250 grams or more. Laminate it, or stand it in acrylic: tables are wet.',
    inks: twoInks,
    cut: homePrintingNote,
  },
  'roll-up-banner': {
    paper: 'Banner film for a cassette of 85 cm. The lowest 15 cm may vanish in it.',
    inks: twoInks,
    cut: 'Nobody has this printer at home. Send the PDF with bleed and crop marks.',
  },
  'business-card': {
    paper: 'Uncoated card of 350 grams: it takes a pen, and it takes a ring from a glass.',
    inks: twoInks,
    cut: homePrintingNote,
  },
  placemat: {
    paper: 'A4 of 120 grams, uncoated. It soaks up one evening, then goes with the paper.',
    inks: 'Full colour, in CMYK.',
    cut: homePrintingNote,
  },
}
