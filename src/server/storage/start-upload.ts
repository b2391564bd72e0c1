import { randomUUID } from 'node:crypto'
import type { Services } from '../services.ts'
import { findObject } from './object-repository.ts'
import { requireWriter } from './object-rules.ts'
import { requireCurrent, requireSize, type Upload } from './store-object.ts'
import type { KeptSettings } from './upload-repository.ts'

type Start = Omit<Upload, 'bytes'> & {
  /** Bytes that the client announces; null for none. */
  expectedSize: number | null
}

/** Opens an upload in parts; whoever may not store that object hears so now, not at its end. */
export async function startUpload({ database, now }: Services, start: Start): Promise<string> {
  const { userId, name, contentType, settings, md5Hash, ifGeneration, expectedSize } = start
  requireSize(requireWriter(name, userId), expectedSize ?? 0)
  requireCurrent(await findObject(database.db, name), start)
  const id = randomUUID()
  const kept: KeptSettings = { settings, md5Hash }
  await database.db
    .insertInto('uploads')
    .values({
      id,
      name,
      owner_id: userId,
      content_type: contentType ?? '',
      metadata: JSON.stringify(kept),
      received: 0,
      parts: '[]',
      if_generation: ifGeneration,
      expected_size: expectedSize,
      finished_at: null,
      created_at: now(),
    })
    .execute()
  return id
}
