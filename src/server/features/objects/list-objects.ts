import type { ServerContext } from '#server/context.ts'
import { compareKeys, endOfPrefix, keyAfter } from './key-range.ts'
import { readOwnNames, readPublicNames } from './object-repository.ts'
import { privateOwner, requireLister } from './object-rules.ts'
import { readPageToken, writePageToken } from './page-token.ts'

export type Listing = {
  prefix: string
  /** Whether deeper names are folded into folders. */
  hasDelimiter: boolean
  maxResults: number
  pageToken: string | null
  /** Lists only the objects of this user; null for all. */
  ownerId: string | null
}

/** Folder names end with a slash, object names never do. */
export type ObjectPage = { names: string[]; nextPageToken: string | null }

/** Small, so that the cost of a folder does not grow with its content. */
const minBatchSize = 8

/** A page of the names this user may see, in key order. */
export async function listObjects(
  services: Pick<ServerContext, 'database' | 'authSecret'>,
  { prefix, hasDelimiter, maxResults, pageToken, ownerId }: Listing,
  userId: string | null,
): Promise<ObjectPage> {
  requireLister({ prefix, ownerId }, userId)
  const { authSecret } = services
  const to = endOfPrefix(prefix)
  let from =
    pageToken === null
      ? prefix
      : nextStartKey(readPageToken(pageToken, { prefix, hasDelimiter, ownerId }, authSecret))
  let limit = maxResults + 1
  const names: string[] = []

  while (names.length <= maxResults) {
    const keys = await readNames(services, { prefix, ownerId, from, to, limit }, userId)
    for (const key of keys) {
      const name = hasDelimiter ? foldToFolder(key, prefix) : key
      if (name !== names.at(-1)) names.push(name)
    }
    if (keys.length < limit) break
    const last = names.at(-1) ?? ''
    from = nextStartKey(last)
    limit = last.endsWith('/')
      ? minBatchSize
      : Math.max(minBatchSize, maxResults + 1 - names.length)
  }

  const page = names.slice(0, maxResults)
  const last = page.at(-1)
  if (names.length <= maxResults || last === undefined) return { names: page, nextPageToken: null }
  return {
    names: page,
    nextPageToken: writePageToken(last, { prefix, hasDelimiter, ownerId }, authSecret),
  }
}

/** Skips the rest of a folder. */
function nextStartKey(name: string): string {
  return name.endsWith('/') ? endOfPrefix(name) : keyAfter(name)
}

/** The name, or its folder below `prefix`. */
function foldToFolder(key: string, prefix: string): string {
  const slash = key.indexOf('/', prefix.length)
  return slash === -1 ? key : key.slice(0, slash + 1)
}

type ListRange = { prefix: string; ownerId: string | null; from: string; to: string; limit: number }

async function readNames(
  { database: { db } }: Pick<ServerContext, 'database'>,
  { prefix, ownerId, ...range }: ListRange,
  userId: string | null,
): Promise<string[]> {
  const isPrivate = privateOwner(prefix) !== null
  const [publicNames, ownNames] = await Promise.all([
    isPrivate ? [] : readPublicNames(db, ownerId, range),
    userId === null ? [] : readOwnNames(db, userId, range),
  ])
  if (publicNames.length === 0) return ownNames
  if (ownNames.length === 0) return publicNames
  return [...publicNames, ...ownNames].sort(compareKeys).slice(0, range.limit)
}
