import type { IconPage, IconQuery } from '#contract/icon-search.ts'
import { type DrawingIndex, findDrawings, indexDrawings } from '#domain/icons/find-drawings.ts'
import { coverCollection, inStyle } from '#domain/icons/icon-name.ts'
import { listIcons } from './find-icons.ts'

/** 1,512 drawings and their words: half a megabyte, beside the collection itself. */
let index: Promise<DrawingIndex> | null = null

/** A page of the icons that these words fit, of all that covers are made of. */
export async function searchIcons({
  q,
  style,
  cursor,
  limit,
}: Omit<IconQuery, 'v'>): Promise<IconPage> {
  const found = findDrawings(await readIndex(), q)
  const end = cursor + limit
  return {
    icons: found
      .slice(cursor, end)
      .map((drawing) => `${coverCollection}:${inStyle(drawing, style)}`),
    total: found.length,
    nextCursor: end < found.length ? String(end) : null,
  }
}

/** Made with the first search, and kept. */
async function readIndex(): Promise<DrawingIndex> {
  index ??= listIcons(coverCollection).then(indexDrawings)
  return await index.catch((error) => {
    index = null
    throw error
  })
}
