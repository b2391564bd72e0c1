import type { IconPage, IconQuery } from '#contract/icon-search.ts'
import { type DrawingIndex, findDrawings, indexDrawings } from '#domain/icons/find-drawings.ts'
import { coverCollection, inStyle } from '#domain/icons/icon-name.ts'
import { listIcons } from './find-icons.ts'

/** 1,512 icons with their words: half a megabyte besides the collection. */
let index: Promise<DrawingIndex> | null = null

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

/** Built on first use. */
async function readIndex(): Promise<DrawingIndex> {
  index ??= listIcons(coverCollection).then(indexDrawings)
  return await index.catch((error) => {
    index = null
    throw error
  })
}
