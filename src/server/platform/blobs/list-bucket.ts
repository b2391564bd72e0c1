import type { StoredBlob } from './blob-store.ts'

export type BucketPage = {
  blobs: StoredBlob[]
  /** Where the next page begins; null after the last. */
  next: string | null
}

/** The query that asks for a page of the keys that begin so, from where the last page ended. */
export function listQuery(prefix: string, continuationToken: string | null): string {
  const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', prefix })
  if (continuationToken !== null) query.set('continuation-token', continuationToken)
  // A signature is made over spaces as %20.
  return query.toString().replaceAll('+', '%20')
}

/** A page of S3's list; ids are what follows `prefix` in a key. */
export function readBucketPage(xml: string, prefix: string): BucketPage {
  const blobs: StoredBlob[] = []
  for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    // Asked for encoded, a key has no character that XML would write otherwise.
    const key = decodeURIComponent((textOf(entry, 'Key') ?? '').replaceAll('+', '%20'))
    const modifiedAtMs = Date.parse(textOf(entry, 'LastModified') ?? '')
    const size = Number(textOf(entry, 'Size'))
    if (!key.startsWith(prefix) || Number.isNaN(modifiedAtMs)) continue
    blobs.push({ blobId: key.slice(prefix.length), size, modifiedAtMs })
  }
  const hasMore = textOf(xml, 'IsTruncated') === 'true'
  return { blobs, next: hasMore ? textOf(xml, 'NextContinuationToken') : null }
}

function textOf(xml: string, name: string): string | null {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return text === undefined ? null : text.replace(/&(amp|lt|gt|quot|apos);/g, plain)
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plain(whole: string, name: string): string {
  return characters[name] ?? whole
}
