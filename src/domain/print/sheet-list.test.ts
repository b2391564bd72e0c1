import { expect, test } from 'vitest'
import { findSheet, paperSize, sheetSize, sheets } from './sheet-list.ts'

test('the printed sheets, their sizes and what they are for', () => {
  const shown = sheets.map((sheet) => [sheet.slug, sheet.title, sheetSize(sheet), sheet.use])
  expect(shown).toEqual([
    [
      'stickers',
      'Sticker sheet',
      '210 × 297 mm',
      'Twelve to an A4 sheet, for glasses, mirrors and laptops.',
    ],
    ['table-sign', 'Table sign', '148 × 210 mm', 'A5, one to a table.'],
    ['roll-up-banner', 'Roll-up banner', '850 × 2000 mm', '85 by 200 cm, beside the door.'],
    ['business-card', 'Business card', '85 × 55 mm', '85 by 55 mm, for wallets and bar mats.'],
    ['placemat', 'Placemat', '297 × 210 mm', 'A4, a game in itself: it only wants a bottle.'],
  ])
})

test('a sheet is found by its slug', () => {
  expect(findSheet('placemat')?.title).toBe('Placemat')
  expect(findSheet('poster')).toBeNull()
})

test('with bleed the paper is larger by that and the crop marks, on every side', () => {
  const sheet = { widthMm: 85, heightMm: 55 }
  expect(paperSize(sheet, false)).toEqual(sheet)
  expect(paperSize(sheet, true)).toEqual({ widthMm: 101, heightMm: 71 })
})
