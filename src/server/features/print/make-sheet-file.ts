import { createHash } from 'node:crypto'
import { limitConcurrency } from '#server/lib/limit-concurrency.ts'
import { createAsyncCache } from '#server/platform/rendering/async-cache.ts'
import { composeSheet } from './compose-sheet.ts'
import type { Drawing } from './drawing.ts'
import type { SheetFormat } from './sheet-formats.ts'
import type { SheetRequest } from './sheet-request.ts'
import { writePdf } from './write-pdf.ts'
import { writePng } from './write-png.ts'
import { writeSvg } from './write-svg.ts'

export type SheetFile = { body: Uint8Array<ArrayBuffer>; etag: string }

const writers: Record<SheetFormat, (drawing: Drawing) => Promise<Buffer>> = {
  svg: (drawing) => oneAtATime(async () => Buffer.from(writeSvg(drawing))),
  pdf: (drawing) => oneAtATime(() => writePdf(drawing)),
  // Rasterised in a worker.
  png: writePng,
}

const maxCached = 32
const cached = createAsyncCache<SheetFile>(maxCached)
/** Composing and writing are CPU-bound: other requests run in between. */
const oneAtATime = limitConcurrency(1)

/** A sheet with a name on it is for one table and not cached. */
export async function makeSheetFile(order: SheetRequest, format: SheetFormat): Promise<SheetFile> {
  const make = () => composeFile(order, format)
  return order.name === '' ? await cached(cacheKey(order, format), make) : await make()
}

async function composeFile(order: SheetRequest, format: SheetFormat): Promise<SheetFile> {
  const body = new Uint8Array(await writers[format](await oneAtATime(() => composeSheet(order))))
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { body, etag: `"${hash}"` }
}

function cacheKey(order: SheetRequest, format: SheetFormat): string {
  return JSON.stringify([order.origin, sheetFileSlug(order), format])
}

export function sheetFileSlug({
  set,
  sheet,
  item,
  bleed,
}: Omit<SheetRequest, 'name' | 'origin'>): string {
  const about = item?.kind === 'game' ? item.game.slug : item?.article.slug
  // Games and articles may share a slug.
  const kind = item?.kind === 'article' ? 'article' : null
  const parts = [set.slug, sheet.slug, kind, about?.replaceAll('/', '-'), bleed ? 'bleed' : null]
  return parts.filter(Boolean).join('-')
}
