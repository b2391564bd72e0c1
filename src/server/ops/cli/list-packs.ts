import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { isListedPack, type PackRow } from '#server/features/packs/pack-repository.ts'
import { containsWords } from './contains-words.ts'
import { formatTime } from './format-time.ts'
import { listNewest } from './list-options.ts'

type PackFilter = { find: string; isHidden: boolean; limit: number }

export async function listPacks(
  db: Kysely<Tables>,
  { find, isHidden, limit }: PackFilter,
): Promise<string[]> {
  let found = db
    .selectFrom('packs')
    .selectAll()
    .where('published_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or(
        (['name', 'author', 'pack_id'] as const).map((name) => containsWords(sql.ref(name), find)),
      ),
    )
  if (isHidden) found = found.where('hidden_at', 'is not', null)
  const rows = await found
    .orderBy('updated_at', 'desc')
    .orderBy('pack_id')
    .limit(limit + 1)
    .execute()
  if (rows.length === 0) return ['There are none.']
  return listNewest(rows, limit, packLine)
}

export function packLine(row: PackRow): string {
  const state = row.deleted_at !== null ? 'deleted' : stateOf(row)
  const line = `${formatTime(row.updated_at)}  ${row.pack_id}  ${state}  "${row.name}" by ${row.author}`
  return line.replace(/\p{C}+/gu, ' ')
}

function stateOf(row: PackRow): string {
  if (row.hidden_at !== null) return 'hidden'
  if (row.published_at === null) return 'draft'
  return isListedPack(row) ? 'listed' : 'unlisted'
}
