import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { lazyEntry, type Site, variantOf } from '#server/static/load-static.ts'
import { writeEntry } from '#server/static/serve-static.ts'
import { chooseArchivedEncoding, isAssetPath, readArchived } from './build-archive.ts'
import type { Builds } from './open-builds.ts'

/**
 * Answers for the chunks of other builds as their own server did: the same bytes, encodings, ETags
 * and headers. Whatever else is asked for, and a chunk that nobody knows, goes on to `next`.
 */
export function serveBuilds(
  { find }: Pick<Builds, 'find'>,
  site: Site,
  next: RequestListener,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const { method, url = '' } = request
    const [path = ''] = url.split('?', 1)
    const isAsset = (method === 'GET' || method === 'HEAD') && isAssetPath(path)
    const found = isAsset ? await find(path) : null
    if (!found) {
      await next(request, response)
      return
    }
    const { archive, place } = found
    const variant = variantOf({ url: path, file: path.slice(1), scriptHashes: [] }, site)
    const entry = lazyEntry((accepted) => {
      const encoding = chooseArchivedEncoding(place.file, accepted)
      return variant(encoding, readArchived(archive, place, encoding))
    })
    writeEntry(entry, request, response)
  }
}
