import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { lazyEntry, type Site, variantOf } from '#server/static/load-static.ts'
import { writeEntry } from '#server/static/serve-static.ts'
import { chooseArchivedEncoding, isAssetPath, readArchived } from './build-archive.ts'
import type { Builds } from './open-builds.ts'

/**
 * Serves chunks of other builds with the same bytes, encodings, ETags and headers; calls `next` for
 * anything else.
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
    const { archive, location } = found
    const variant = variantOf({ url: path, file: path.slice(1), scriptHashes: [] }, site)
    const entry = lazyEntry((accepted) => {
      const encoding = chooseArchivedEncoding(location.file, accepted)
      return variant(encoding, readArchived(archive, location, encoding))
    })
    writeEntry(entry, request, response)
  }
}
