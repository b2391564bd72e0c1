import { type Context, Hono } from 'hono'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { answerDownload } from './answer-download.ts'
import { deleteObject } from './delete-object.ts'
import { findCaller } from './find-caller.ts'
import { handleUpload } from './handle-upload.ts'
import { listObjects } from './list-objects.ts'
import { toDocument } from './object-document.ts'
import type { ObjectContext } from './object-kind.ts'
import { bucketName, decodeName, decodeOnce, unauthenticated } from './object-rules.ts'
import { readSettingsChange } from './object-settings.ts'
import { patchMetadata } from './patch-metadata.ts'
import { readBytes } from './read-bytes.ts'
import { readListing, toPageDocument } from './read-listing.ts'
import { getObject, readObject } from './read-object.ts'
import { parseGeneration, readQuery } from './read-query.ts'
import { requireAppCheck, storageCors } from './storage-http.ts'
import { consumeChangeLimit } from './storage-limits.ts'

const changeBodyLimit = { maxBytes: 64 * 1024, reportedMaxBytes: 64 * 1024 }

/** `/v0/b/{bucket}/o…`: object storage, by the REST protocol of Firebase Storage. */
export function storageApi(services: ObjectContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  api.use('*', storageCors(services.env.origin))
  api.use('*', requireAppCheck(services))

  api.get('/b/:bucket/o', async (c) => {
    const { query } = readAddress(c)
    const caller = await findCaller(c, services)
    return c.json(toPageDocument(await listObjects(services, readListing(query), await caller())))
  })
  api.post('/b/:bucket/o', async (c) => await handleUpload(c, services, readAddress(c).query))
  api.all('/b/:bucket/o', onlyMethods('GET', 'HEAD', 'POST'))

  api.get('/b/:bucket/o/*', async (c) => {
    const { name, query } = readObjectAddress(c)
    const findUserId = await findCaller(c, services)
    if (query.get('alt') !== 'media') {
      return c.json(toDocument(await getObject(services, { name, findUserId, token: null })))
    }
    const token = query.get('token') ?? null
    const { row, bytes } = await readObject(services, { name, findUserId, token })
    return answerDownload(c.req.raw, row, bytes)
  })
  api.patch('/b/:bucket/o/*', async (c) => {
    const { name, query } = readObjectAddress(c)
    const userId = await requireCaller(c, services)
    await consumeChangeLimit(services, userId)
    const change = readSettingsChange(await readBytes(c.req.raw, changeBodyLimit))
    const ifGeneration = parseGeneration(query)
    const row = await patchMetadata(services, { name, userId, change, ifGeneration })
    return c.json(toDocument(row))
  })
  api.delete('/b/:bucket/o/*', async (c) => {
    const { name, query } = readObjectAddress(c)
    const userId = await requireCaller(c, services)
    await consumeChangeLimit(services, userId)
    await deleteObject(services, { name, userId, ifGeneration: parseGeneration(query) })
    return c.body(null, 204)
  })
  api.all('/b/:bucket/o/*', onlyMethods('GET', 'HEAD', 'PATCH', 'DELETE'))
  api.all('*', () => {
    throw new AppError('not_found', 'There is nothing at this address.')
  })
  return api
}

async function requireCaller(c: Context, services: ObjectContext): Promise<string> {
  const userId = await (await findCaller(c, services))()
  if (userId === null) throw unauthenticated()
  return userId
}

type Address = { encodedName: string; query: Map<string, string> }

const addressPattern = /^[a-z]+:\/\/[^/]+\/v0\/b\/([^/?#]*)\/o(?:\/([^?#]*))?(?:[?#]|$)/

/** Parses the URL as sent: the router has decoded its copy already. */
function readAddress(c: Context): Address {
  const { url } = c.req
  const [, bucket = '', encodedName = ''] = addressPattern.exec(url) ?? []
  if (decodeOnce(bucket) !== bucketName) {
    throw new AppError('not_found', 'There is no such bucket.')
  }
  return { encodedName, query: readQuery(url) }
}

function readObjectAddress(c: Context): { name: string; query: Map<string, string> } {
  const { encodedName, query } = readAddress(c)
  return { name: decodeName(encodedName), query }
}
