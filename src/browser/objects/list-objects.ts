import { fieldsOf, objectUrl, type StorageContext, sendRequest } from './storage-request.ts'

export type PageOptions = {
  /** 1 to 1000; the server's default without it. */
  maxResults?: number
  pageToken?: string
  /** Only objects of this user, who must be signed in. */
  ownerId?: string
}

export type ListedPage<Reference> = {
  items: Reference[]
  prefixes: Reference[]
  /** Null on the last page. */
  nextPageToken: string | null
}

export async function listPage<Reference>(
  context: StorageContext,
  path: string,
  { maxResults, pageToken, ownerId }: PageOptions,
  at: (path: string) => Reference,
): Promise<ListedPage<Reference>> {
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
    // An empty token would request the first page again, for ever.
    nextPageToken: typeof next === 'string' && next !== '' ? next : null,
  }
}

export async function listEverything<Reference>(
  context: StorageContext,
  path: string,
  options: Pick<PageOptions, 'ownerId'>,
  at: (path: string) => Reference,
): Promise<ListedPage<Reference>> {
  const items: Reference[] = []
  const prefixes: Reference[] = []
  let pageToken: string | null = null
  do {
    const page: ListedPage<Reference> = await listPage(
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
