import type { StoredBlob } from './blob-store.ts'

export type BucketPage = {
  blobs: StoredBlob[]
  /** Continuation token; null after the last page. */
  next: string | null
}

export function listQuery(prefix: string, continuationToken: string | null): string {
  const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', prefix })
  if (continuationToken !== null) query.set('continuation-token', continuationToken)
  // Signatures encode spaces as %20.
  return query.toString().replaceAll('+', '%20')
}

/** Reads a page of S3's list; ids are the keys without `prefix`. */
export function readBucketPage(xml: string, prefix: string): BucketPage {
  const blobs: StoredBlob[] = []
  for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    // The list is requested URL-encoded, so keys need no XML unescaping.
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
