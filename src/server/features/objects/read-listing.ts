import { AppError } from '#server/platform/web/errors.ts'
import type { Listing, ObjectPage } from './list-objects.ts'
import { bucketName, requirePrefix } from './object-rules.ts'

const maxPageSize = 1_000

export function readListing(query: Map<string, string>): Listing {
  const delimiter = query.get('delimiter') ?? ''
  if (delimiter !== '' && delimiter !== '/') {
    throw new AppError('invalid_request', 'delimiter must be / or left out.')
  }
  return {
    prefix: requirePrefix(query.get('prefix') ?? ''),
    hasDelimiter: delimiter !== '',
    maxResults: readPageSize(query.get('maxResults')),
    pageToken: query.get('pageToken') ?? null,
    ownerId: query.get('ownerId') ?? null,
  }
}

function readPageSize(text: string | undefined): number {
  if (text === undefined) return maxPageSize
  const size = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (size < 1 || size > maxPageSize) {
    throw new AppError('invalid_request', `maxResults must be 1 to ${maxPageSize}.`)
  }
  return size
}

/** No nextPageToken on the last page: an empty one makes the official client loop forever. */
export function toPageDocument({ names, nextPageToken }: ObjectPage) {
  return {
    prefixes: names.filter((name) => name.endsWith('/')),
    items: names
      .filter((name) => !name.endsWith('/'))
      .map((name) => ({ name, bucket: bucketName })),
    ...(nextPageToken !== null && { nextPageToken }),
  }
}
