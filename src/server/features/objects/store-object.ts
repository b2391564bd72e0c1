import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import { crc32c } from '#server/lib/crc32c.ts'
import { md5Of } from '#server/lib/md5.ts'
import { markBlobsDeleted } from '#server/platform/blobs/mark-blobs-deleted.ts'
import { AppError } from '#server/platform/web/errors.ts'
import {
  findKind,
  type ObjectContext,
  type ObjectKind,
  type PreparedObject,
  type Upload,
} from './object-kind.ts'
import {
  accessColumns,
  findObject,
  type NewObject,
  type ObjectRow,
  replaceObject,
} from './object-repository.ts'
import { locateObject, permissionDenied } from './object-rules.ts'
import { releaseBlob } from './release-blob.ts'
import { completeUpload } from './upload-repository.ts'
import { changeUsage } from './usage-repository.ts'

export const maxUsageBytes = 256 * 1024 * 1024
const maxObjects = 100_000

export type StoreObjectDeps = Pick<
  ObjectContext,
  'database' | 'blobs' | 'blobCleanup' | 'now' | 'log' | 'objectKinds'
>

/** Stores an upload whole, or throws and leaves everything as it was. */
export async function storeObject(deps: StoreObjectDeps, upload: Upload): Promise<ObjectRow> {
  const { database, blobs, blobCleanup, now } = deps
  const { name, bytes, md5Hash } = upload
  requireSize(locateObject(name).maxBytes, bytes.length)
  if (md5Hash && md5Hash !== md5Of(bytes)) {
    throw new AppError('invalid_request', 'The body is not what md5Hash says.')
  }
  const kind = findKind(deps, name)
  if (!kind) throw permissionDenied('WRITE')
  const prepared = await kind.prepare(upload)
  let existing = await findCurrent(database.db, upload)
  const row = toRow(upload, prepared, now())
  await blobs.write(row.body_id, prepared.bytes)
  try {
    for (;;) {
      row.generation = Math.max(row.generation, (existing?.generation ?? 0) + 1)
      const change = { row, existing, kind, prepared, completes: upload.completes }
      const isStored = await transact(database.db, (transaction) =>
        writeRows(transaction, change),
      ).catch(falseOnConcurrentChange)
      if (isStored) break
      existing = await findCurrent(database.db, upload)
    }
  } catch (error) {
    await releaseBlob(deps, {
      blobId: row.body_id,
      ownerId: row.owner_id,
      error,
      isStored: async (transaction) =>
        (await findObject(transaction, name))?.body_id === row.body_id,
    })
    throw error
  }
  if (existing) blobCleanup.wake()
  return { ...row, metageneration: 1 }
}

export function requireSize(maxBytes: number, bytes: number): void {
  if (bytes > maxBytes) {
    throw new AppError('invalid_request', `The body is over ${maxBytes} bytes.`)
  }
}

export function requireCurrent(
  existing: ObjectRow | null,
  { userId, ifGeneration }: Pick<Upload, 'userId' | 'ifGeneration'>,
): void {
  if (existing && existing.owner_id !== userId) throw permissionDenied('WRITE')
  if (ifGeneration !== null && ifGeneration !== (existing?.generation ?? 0)) {
    throw new AppError('precondition_failed', 'The object has changed since you last read it.')
  }
}

function toRow(
  { name, userId, settings }: Upload,
  { bytes, contentType, readers }: PreparedObject,
  nowMs: number,
): NewObject {
  return {
    name,
    owner_id: userId,
    body_id: randomUUID(),
    generation: nextGeneration(nowMs),
    size: bytes.length,
    content_type: contentType,
    md5: md5Of(bytes),
    crc32c: crc32c(bytes),
    token: randomUUID(),
    ...accessColumns(readers),
    metadata: JSON.stringify(settings),
    created_at: nowMs,
    updated_at: nowMs,
  }
}

/** The object to replace; throws when the upload may not replace it. */
async function findCurrent(db: Kysely<Tables>, upload: Upload): Promise<ObjectRow | null> {
  const existing = await findObject(db, upload.name)
  requireCurrent(existing, upload)
  return existing
}

/** Another request stored or deleted the object since it was read. */
class ConcurrentChangeError extends Error {}

function falseOnConcurrentChange(error: unknown): false {
  if (error instanceof ConcurrentChangeError) return false
  throw error
}

type ObjectChange = {
  row: NewObject
  /** The object that it replaces. */
  existing: ObjectRow | null
  kind: ObjectKind
  prepared: PreparedObject
  completes: Upload['completes']
}

async function writeRows(
  transaction: Transaction<Tables>,
  { row, existing, kind, prepared, completes }: ObjectChange,
): Promise<true> {
  const usage = await changeUsage(transaction, row.owner_id, {
    used: row.size - (existing?.size ?? 0),
    objects: existing ? 0 : 1,
  })
  // Lock order everywhere: usage, packs, objects.
  await kind.onStore(transaction, prepared)
  if (!(await replaceObject(transaction, existing?.body_id ?? null, row)))
    throw new ConcurrentChangeError()
  if (usage.used > maxUsageBytes || usage.objects > maxObjects) {
    throw new AppError('quota_exceeded', 'Your storage is full.')
  }
  if (existing) await markBlobsDeleted(transaction, [existing.body_id], row.updated_at)
  if (completes) await completeUpload(transaction, completes, row)
  return true
}

let lastGeneration = 0

/** Epoch microseconds; never the same twice in this process. */
function nextGeneration(nowMs: number): number {
  lastGeneration = Math.max(lastGeneration + 1, nowMs * 1000)
  return lastGeneration
}
