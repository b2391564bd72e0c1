import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlobStore } from '#server/platform/blobs/blob-store.ts'
import { type LinesFile, writeLines } from './lines-file.ts'
import type { ReferencedBlob } from './referenced-blobs.ts'

const defaultSegmentBytes = 256 * 1024 * 1024
const readConcurrency = 16

export const indexName = 'index.ndjson.gz'

export type WrittenBlobs = {
  index: LinesFile
  count: number
  bytes: number
  /** Missing from the store. */
  missing: string[]
}

type Options = {
  segmentBytes?: number
  onCopied?: (count: number, bytes: number) => void
}

/**
 * Packs blobs into a few large files with an index: a million small files would need a sync each,
 * and hours.
 */
export async function writeBlobs(
  folder: string,
  blobs: Pick<BlobStore, 'read'>,
  named: AsyncIterable<readonly ReferencedBlob[]>,
  { segmentBytes = defaultSegmentBytes, onCopied }: Options = {},
): Promise<WrittenBlobs> {
  const segments = openSegmentWriter(folder, segmentBytes)
  const written = { count: 0, bytes: 0, missing: [] as string[] }

  async function copy(
    { id, mustBeThere }: ReferencedBlob,
    bytes: Buffer | null,
  ): Promise<string | null> {
    if (bytes === null) {
      if (mustBeThere) written.missing.push(id)
      return null
    }
    const place = await segments.write(bytes)
    written.count += 1
    written.bytes += bytes.length
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return JSON.stringify([id, place.file, place.offset, bytes.length, sha256])
  }

  async function* index() {
    for await (const batch of named) {
      for (let at = 0; at < batch.length; at += readConcurrency) {
        const some = batch.slice(at, at + readConcurrency)
        const read = await Promise.all(some.map(({ id }) => blobs.read(id)))
        const lines: string[] = []
        for (const [n, body] of some.entries()) {
          const line = await copy(body, read[n] ?? null)
          if (line !== null) lines.push(line)
        }
        yield lines
        onCopied?.(written.count, written.bytes)
      }
    }
  }

  try {
    return { index: await writeLines(join(folder, indexName), index()), ...written }
  } finally {
    await segments.close()
  }
}

function openSegmentWriter(folder: string, segmentBytes: number) {
  let number = 0
  let offset = 0
  let file: FileHandle | null = null

  async function close(): Promise<void> {
    const last = file
    file = null
    try {
      await last?.sync()
    } finally {
      await last?.close()
    }
  }

  return {
    async write(bytes: Buffer): Promise<{ file: string; offset: number }> {
      if (file === null || offset + bytes.length > segmentBytes) {
        await close()
        number += 1
        offset = 0
        file = await open(join(folder, segmentName(number)), 'wx', 0o600)
      }
      const place = { file: segmentName(number), offset }
      await file.writeFile(bytes)
      offset += bytes.length
      return place
    },
    close,
  }
}

function segmentName(number: number): string {
  return `${String(number).padStart(5, '0')}.bin`
}
