import { createHash, randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { isMissingReference } from '#server/db/errors/is-missing-reference.ts'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import { crc32c } from '#server/lib/crc32c.ts'
import { markBlobsDeleted } from '#server/platform/blobs/mark-blobs-deleted.ts'
import { logThrottled } from '#server/platform/observability/log-throttled.ts'
import { AppError } from '#server/platform/web/errors.ts'
import type { ObjectContext, PreparedObject } from './object-kind.ts'
import { accessColumns, findObject, type ObjectRow, replaceObject } from './object-repository.ts'
import { type ObjectLocation, permissionDenied, requireWriter } from './object-rules.ts'
import type { ObjectSettings } from './object-settings.ts'
import { changeUsage, noUsageChange } from './usage-repository.ts'

export const maxUsageBytes = 256 * 1024 * 1024
const maxObjects = 100_000

export type Upload = {
  userId: string
  name: string
  bytes: Buffer
  contentType: string | null
  settings: ObjectSettings
  /** As the client says it is, in base64. */
  md5Hash: string | null
  /** The generation that must be there, 0 for none; null when any will do. */
  ifGeneration: number | null
  /** Runs in the transaction once everything else in it has. */
  beforeCommit?: (transaction: Transaction<Tables>, generation: number) => Promise<void>
}

/** Stores an upload whole, or throws and leaves everything as it was. */
export async function storeObject(services: ObjectContext, upload: Upload): Promise<ObjectRow> {
  const { database, blobs, blobCleanup: sweeper, now } = services
  const { userId, name, bytes, md5Hash } = upload
  const location = requireWriter(name, userId)
  requireSize(location, bytes.length)
  if (md5Hash && md5Hash !== md5Of(bytes)) {
    throw new AppError('invalid_request', 'The body is not what md5Hash says.')
  }
  const prepared = await prepareObject(services, upload, location)
  let existing = await findCurrent(database.db, upload)
  const nowMs = now()
  const row = {
    name,
    owner_id: userId,
    body_id: randomUUID(),
    generation: nextGeneration(nowMs),
    size: prepared.bytes.length,
    content_type: prepared.contentType,
    md5: md5Of(prepared.bytes),
    crc32c: crc32c(prepared.bytes),
    token: randomUUID(),
    ...accessColumns(prepared.readers),
    metadata: JSON.stringify(upload.settings),
    created_at: nowMs,
    updated_at: nowMs,
  }
  await blobs.write(row.body_id, prepared.bytes)
  try {
    for (;;) {
      row.generation = Math.max(row.generation, (existing?.generation ?? 0) + 1)
      const change = { row, existing, upload, prepared }
      const isStored = await transact(database.db, (transaction) =>
        writeRows(transaction, change),
      ).catch(falseOnConcurrentChange)
      if (isStored) break
      existing = await findCurrent(database.db, upload)
    }
  } catch (error) {
    await deleteBlobUnlessStored(services, row, error)
    throw error
  }
  if (existing) sweeper.wake()
  return { ...row, metageneration: 1 }
}

/** Throws the answer to a body that is too large to go there, whatever it holds. */
export function requireSize({ maxBytes }: ObjectLocation, bytes: number): void {
  if (bytes > maxBytes) {
    throw new AppError('invalid_request', `The body is over ${maxBytes} bytes.`)
  }
}

/** Throws unless what is there is the caller's to replace, in the generation they know. */
export function requireCurrent(
  existing: ObjectRow | null,
  { userId, ifGeneration }: Pick<Upload, 'userId' | 'ifGeneration'>,
): void {
  if (existing && existing.owner_id !== userId) throw permissionDenied('WRITE')
  if (ifGeneration !== null && ifGeneration !== (existing?.generation ?? 0)) {
    throw new AppError('precondition_failed', 'The object has changed since you last read it.')
  }
}

async function prepareObject(
  services: ObjectContext,
  { userId, bytes, contentType }: Upload,
  location: ObjectLocation,
): Promise<PreparedObject> {
  if (location.kind === 'pack') {
    return await services.packObjects.prepare({ userId, packId: location.packId, bytes })
  }
  return {
    bytes,
    contentType: contentType || 'application/octet-stream',
    readers: 'nobody',
    onStore: async () => {},
  }
}

/** What is there now; throws when the upload may not come in its place. */
async function findCurrent(db: Kysely<Tables>, upload: Upload): Promise<ObjectRow | null> {
  const existing = await findObject(db, upload.name)
  requireCurrent(existing, upload)
  return existing
}

/** Something else has come to be there since one looked. */
class ConcurrentChangeError extends Error {}

function falseOnConcurrentChange(error: unknown): false {
  if (error instanceof ConcurrentChangeError) return false
  throw error
}

type ObjectChange = {
  row: Omit<ObjectRow, 'metageneration'>
  /** What it replaces. */
  existing: ObjectRow | null
  upload: Upload
  prepared: PreparedObject
}

async function writeRows(
  transaction: Transaction<Tables>,
  { row, existing, upload, prepared }: ObjectChange,
): Promise<true> {
  const usage = await changeUsage(transaction, row.owner_id, {
    used: row.size - (existing?.size ?? 0),
    objects: existing ? 0 : 1,
  })
  // Rows of packs are locked before rows of objects, here and wherever else both are written.
  await prepared.onStore(transaction)
  if (!(await replaceObject(transaction, existing?.body_id ?? null, row)))
    throw new ConcurrentChangeError()
  if (usage.used > maxUsageBytes || usage.objects > maxObjects) {
    throw new AppError('quota_exceeded', 'Your storage is full.')
  }
  if (existing) await markBlobsDeleted(transaction, [existing.body_id], row.updated_at)
  await upload.beforeCommit?.(transaction, row.generation)
  return true
}

/**
 * Removes the new bytes again, unless the object stands after all: a connection that was lost while
 * COMMIT was on its way says nothing, so the lock is waited for before the row is believed.
 */
async function deleteBlobUnlessStored(
  { database, blobs, log }: ObjectContext,
  { name, owner_id, body_id }: Pick<ObjectRow, 'name' | 'owner_id' | 'body_id'>,
  error: unknown,
): Promise<void> {
  try {
    const isRefused = error instanceof AppError || isMissingReference(error)
    const current = isRefused
      ? null
      : await transact(database.db, async (transaction) => {
          await changeUsage(transaction, owner_id, noUsageChange)
          return await findObject(transaction, name)
        })
    if (current?.body_id !== body_id) await blobs.remove(body_id)
  } catch (err) {
    // The daily search finds it.
    logThrottled(log, 'error', { err, blobId: body_id }, 'a body that nothing needs may be left')
  }
}

function md5Of(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('base64')
}

let lastGeneration = 0

/** Epoch microseconds, as far as the clock tells them; never the same twice in this process. */
function nextGeneration(nowMs: number): number {
  lastGeneration = Math.max(lastGeneration + 1, nowMs * 1000)
  return lastGeneration
}
