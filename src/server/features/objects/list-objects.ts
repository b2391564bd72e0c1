import type { ServerContext } from '#server/context.ts'
import { compareKeys, endOfPrefix, keyAfter } from './key-range.ts'
import { readOwnNames, readPublicNames } from './object-repository.ts'
import { privateOwner, requireLister } from './object-rules.ts'
import { readPageToken, writePageToken } from './page-token.ts'

export type Listing = {
  prefix: string
  /** Whether what lies deeper is folded into one line for each folder. */
  hasDelimiter: boolean
  maxResults: number
  pageToken: string | null
  /** Lists only what this user has stored, and only to them; null for everything one may see. */
  ownerId: string | null
}

/** Names of objects and of folders; a folder ends with a slash, no object does. */
export type ObjectPage = { names: string[]; nextPageToken: string | null }

/** Enough to see that a folder has ended, so that the cost of one does not grow with what is in it. */
const minBatchSize = 8

/** A page of what this user may see, in the order of keys. */
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

/** Where the next may begin: whatever lies in a folder is behind us with it. */
function nextStartKey(name: string): string {
  return name.endsWith('/') ? endOfPrefix(name) : keyAfter(name)
}

/** The name itself, or that of the folder below `prefix` that it lies in. */
function foldToFolder(key: string, prefix: string): string {
  const slash = key.indexOf('/', prefix.length)
  return slash === -1 ? key : key.slice(0, slash + 1)
}

type ListRange = { prefix: string; ownerId: string | null; from: string; to: string; limit: number }

async function readNames(
  { database: { db } }: Pick<ServerContext, 'database'>,
  { prefix, ownerId, ...stretch }: ListRange,
  userId: string | null,
): Promise<string[]> {
  const isPrivate = privateOwner(prefix) !== null
  const [publicNames, ownNames] = await Promise.all([
    isPrivate ? [] : readPublicNames(db, ownerId, stretch),
    userId === null ? [] : readOwnNames(db, userId, stretch),
  ])
  if (publicNames.length === 0) return ownNames
  if (ownNames.length === 0) return publicNames
  return [...publicNames, ...ownNames].sort(compareKeys).slice(0, stretch.limit)
}
