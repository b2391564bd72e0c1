import type { ObjectReference } from './object-reference.ts'
import { fieldsOf, objectUrl, type StorageContext, sendRequest } from './storage-request.ts'

export type PageOptions = {
  /** 1 to 1000; as many as the server gives without it. */
  maxResults?: number
  pageToken?: string
  /** Only what this user has stored; it must be the user who is signed in. */
  ownerId?: string
}

export type ListedPage = {
  items: ObjectReference[]
  /** Folders. */
  prefixes: ObjectReference[]
  /** Asks for the next page; null on the last. */
  nextPageToken: string | null
}

type At = (path: string) => ObjectReference

/** A page of what lies directly under a path (spec §7, "List"). */
export async function listPage(
  context: StorageContext,
  path: string,
  { maxResults, pageToken, ownerId }: PageOptions,
  at: At,
): Promise<ListedPage> {
  const query = new URLSearchParams({
    prefix: path === '' ? '' : `${path}/`,
    delimiter: '/',
    ...(pageToken !== undefined && { pageToken }),
    ...(maxResults !== undefined && { maxResults: String(maxResults) }),
    ...(ownerId !== undefined && { ownerId }),
  })
  const url = `${objectUrl(context)}?${query}`
  const fields = fieldsOf(await sendRequest(context, { method: 'GET', url, path }))
  const { nextPageToken: next } = fields
  return {
    items: listOf(fields.items).map((item) => at(String((item as { name?: unknown }).name))),
    prefixes: listOf(fields.prefixes).map((prefix) => at(String(prefix))),
    // An empty token would ask for the first page again, for ever.
    nextPageToken: typeof next === 'string' && next !== '' ? next : null,
  }
}

/** Every page, one after the other. */
export async function listEverything(
  context: StorageContext,
  path: string,
  options: Pick<PageOptions, 'ownerId'>,
  at: At,
): Promise<ListedPage> {
  const items: ObjectReference[] = []
  const prefixes: ObjectReference[] = []
  let pageToken: string | null = null
  do {
    const page: ListedPage = await listPage(
      context,
      path,
      { ...options, ...(pageToken !== null && { pageToken }) },
      at,
    )
    items.push(...page.items)
    prefixes.push(...page.prefixes)
    pageToken = page.nextPageToken
  } while (pageToken !== null)
  return { items, prefixes, nextPageToken: null }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
