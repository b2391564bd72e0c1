import { blobReferences } from '#server/blob-references.ts'
import type { Services } from '#server/compose.ts'
import {
  type BlobComparison,
  compareBlobs,
  isOrphanCountPlausible,
} from '#server/platform/blobs/find-orphans.ts'
import { formatCount, formatSize } from '../backup/progress.ts'
import { bad, type Finding, ok, warn } from './finding.ts'

type Deps = Pick<Services, 'database' | 'blobs' | 'now'>
type Missing = BlobComparison['missing']

/** Checked one by one: when all are missing it is the wrong store, and a few prove it. */
const maxChecked = 200
const never = new AbortController().signal

/** Blobs without a row, and rows without a blob, of the whole store. */
export async function checkOrphans(deps: Deps): Promise<Finding[]> {
  const found = await compareBlobs({ ...deps, references: blobReferences }, never)
  return [describeOrphans(found), await describeMissing(deps, found.missing)]
}

function describeOrphans(found: BlobComparison): Finding {
  const about = 'bytes without a row'
  const { orphans, named } = found
  if (orphans.length === 0) return ok(about, 'none are older than a day')
  const bytes = orphans.reduce((sum, { size }) => sum + size, 0)
  const message = `${formatCount(orphans.length, 'piece')} older than a day, ${formatSize(bytes)}`
  if (isOrphanCountPlausible(found))
    return warn(about, `${message}: a server removes them within a day`)
  return bad(
    about,
    `${message}, and only ${named} have one: no server removes so many. Is this the storage of another database?`,
  )
}

/** Read again: a replaced object has another blob by now. */
async function describeMissing(
  { database: { db }, blobs }: Deps,
  missing: Missing,
): Promise<Finding> {
  const about = 'rows without bytes'
  const names: string[] = []
  for (const { objectName, blobId } of missing.slice(0, maxChecked)) {
    const row = await db
      .selectFrom('objects')
      .select(['name', 'body_id'])
      .where('name', '=', objectName)
      .executeTakeFirst()
    if (row?.body_id === blobId && (await blobs.read(blobId)) === null) names.push(row.name)
  }
  const [first] = names
  if (first === undefined) return ok(about, 'none')
  const unseen = missing.length > maxChecked ? ' at least' : ''
  return bad(
    about,
    `${formatCount(names.length, 'object')}${unseen}, ${first} is one: it is answered as if it were not there, until it is stored anew. Nothing brings the bytes back by itself; a backup may have them.`,
  )
}
