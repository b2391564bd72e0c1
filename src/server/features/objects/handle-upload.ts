import type { Context } from 'hono'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { consume } from '#server/platform/web/consume.ts'
import { requireWithinLimit } from '#server/platform/web/rate-limit.ts'
import { findCaller } from './find-caller.ts'
import { continueUpload, handleUploadStart } from './handle-resumable-upload.ts'
import { toDocument } from './object-document.ts'
import type { ObjectContext } from './object-kind.ts'
import { requireName, requireWriter } from './object-rules.ts'
import { readUpload } from './read-upload.ts'
import { uploadLimit } from './storage-limits.ts'
import { storeObject } from './store-object.ts'

/** POST on the bucket: an upload in one request, or one step of a resumable upload. */
export async function handleUpload(
  c: Context<AppEnv>,
  deps: ObjectContext,
  query: Map<string, string>,
): Promise<Response> {
  const findUserId = await findCaller(c, deps)
  const caller = await findUserId()
  const name = requireName(query.get('name') ?? '')
  const { userId, maxBytes } = requireWriter(name, caller)
  const target = { query, userId, name, maxBytes }
  const uploadId = query.get('upload_id')
  if (uploadId !== undefined) return await continueUpload(c, deps, target, uploadId)

  requireWithinLimit(await consume(deps, uploadLimit(userId)))
  const protocol = c.req.header('x-goog-upload-protocol')?.toLowerCase()
  if (protocol === 'resumable') return await handleUploadStart(c, deps, target)
  return c.json(toDocument(await storeObject(deps, await readUpload(c, target, protocol))))
}
