import { createHash } from 'node:crypto'
import { atMost } from '#server/lib/at-most.ts'
import { keepLatest } from '#server/platform/rendering/keep-latest.ts'
import { composeSheet } from './compose-sheet.ts'
import type { Drawing } from './drawing.ts'
import type { SheetOrder } from './read-order.ts'
import type { SheetFormat } from './sheet-formats.ts'
import { writePdf } from './write-pdf.ts'
import { writePng } from './write-png.ts'
import { writeSvg } from './write-svg.ts'

export type SheetFile = { body: Uint8Array<ArrayBuffer>; etag: string }

const write: Record<SheetFormat, (drawing: Drawing) => Promise<Buffer>> = {
  svg: (drawing) => inTurn(async () => Buffer.from(writeSvg(drawing))),
  pdf: (drawing) => inTurn(() => writePdf(drawing)),
  // Drawn elsewhere, in a turn of its own.
  png: writePng,
}

const mostKept = 32
const latest = keepLatest<SheetFile>(mostKept)
/** Composing holds the processor for a moment, and writing again: everybody else is answered between. */
const inTurn = atMost(1)

/** A file of a sheet. With a name on it, it is made for one table and not kept. */
export async function makeSheetFile(order: SheetOrder, format: SheetFormat): Promise<SheetFile> {
  const make = () => makeAnew(order, format)
  return order.name === '' ? await latest(orderKey(order, format), make) : await make()
}

async function makeAnew(order: SheetOrder, format: SheetFormat): Promise<SheetFile> {
  const body = new Uint8Array(await write[format](await inTurn(() => composeSheet(order))))
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { body, etag: `"${hash}"` }
}

function orderKey(order: SheetOrder, format: SheetFormat): string {
  return JSON.stringify([order.origin, orderSlug(order), format])
}

/** What tells this sheet from every other, as a file is named. */
export function orderSlug({
  set,
  sheet,
  item,
  bleed,
}: Omit<SheetOrder, 'name' | 'origin'>): string {
  const about = item?.kind === 'game' ? item.game.slug : item?.article.slug
  // A game and an article may have the same slug.
  const kind = item?.kind === 'article' ? 'article' : null
  const parts = [set.slug, sheet.slug, kind, about?.replaceAll('/', '-'), bleed ? 'bleed' : null]
  return parts.filter(Boolean).join('-')
}
