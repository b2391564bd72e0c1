import type { Bar } from '#domain/bar-table/bar.ts'
import { sheets } from '#domain/print/sheet-list.ts'
import { findGame } from '#games/registry.ts'
import { limitConcurrency } from '#server/lib/limit-concurrency.ts'
import { drawSheet } from '../print/compose-sheet.ts'
import type { Drawing } from '../print/drawing.ts'
import { cloths } from '../print/swatches.ts'
import { writePdf } from '../print/write-pdf.ts'
import { writeSvg } from '../print/write-svg.ts'
import type { TableSign } from './bar-repository.ts'

export type Signs = { bar: Bar; signs: readonly TableSign[]; origin: string; bleed: boolean }

/** Sixty pages are much work: one set at a time. */
const oneAtATime = limitConcurrency(1)

/** A page for each table. */
export async function drawSignsPdf({ signs, ...shared }: Signs): Promise<Buffer> {
  return await oneAtATime(async () => {
    const drawings: Drawing[] = []
    for (const sign of signs) drawings.push(await drawSign(shared, sign))
    const [first, ...others] = drawings
    if (!first) throw new RangeError('A bar without tables has no signs')
    return await writePdf(first, ...others)
  })
}

export async function drawSignSvg(shared: Omit<Signs, 'signs'>, sign: TableSign): Promise<Buffer> {
  return Buffer.from(writeSvg(await drawSign(shared, sign)))
}

async function drawSign(
  { bar, origin, bleed }: Omit<Signs, 'signs'>,
  { code, number }: TableSign,
): Promise<Drawing> {
  const sheet = sheets.find(({ slug }) => slug === 'table-sign')
  const game = findGame(bar.game)
  if (!sheet || !game) throw new RangeError('There is no such sign')
  const headline = `Table ${number}`
  return await drawSheet({
    sheet,
    bleed,
    name: bar.name,
    title: `${headline}, ${bar.name}`,
    words: {
      headline,
      headlineLines: [headline],
      small: '',
      line: 'Free party games. No app. Scan.',
      placemat: { headline: [headline], lines: [], beside: '' },
      crest: game.crest,
      cloth: game.cloth,
      dye: null,
    },
    link: `${origin}/go?t=${code}`,
    host: `or type ${code} at ${new URL(origin).host}/join`,
    accent: cloths[game.cloth],
  })
}
