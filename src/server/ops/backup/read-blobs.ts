import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readLines } from './lines-file.ts'
import { indexName } from './write-blobs.ts'

const IndexLine = z.tuple([
  z.string().regex(/^[\w-]{3,64}$/),
  z.string().regex(/^\d{5,9}\.bin$/),
  z.int().min(0),
  z.int().min(0),
  z.string(),
])

export type BackupBlob = { id: string; bytes: Buffer }

/** In the order of writing; rejects at the first changed blob. */
export async function* readBlobs(folder: string): AsyncGenerator<BackupBlob> {
  let name = ''
  let file: FileHandle | null = null
  try {
    for await (const lines of readLines(join(folder, indexName))) {
      for (const line of lines) {
        const [id, segment, offset, size, sha256] = IndexLine.parse(JSON.parse(line))
        if (segment !== name) {
          await file?.close()
          file = await open(join(folder, segment), 'r')
          name = segment
        }
        const bytes = Buffer.allocUnsafe(size)
        const { bytesRead } = await (file as FileHandle).read(bytes, 0, size, offset)
        const hash = createHash('sha256').update(bytes).digest('hex')
        if (bytesRead < size || hash !== sha256) {
          throw new Error(`${segment} is not as it was written at ${offset}`)
        }
        yield { id, bytes }
      }
    }
  } finally {
    await file?.close()
  }
}
