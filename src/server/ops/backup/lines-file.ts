import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline as endTogether, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip, createGzip } from 'node:zlib'

/** A gzipped file of lines: their number, and the hash of the unzipped text. */
export type LinesFile = { lines: number; sha256: string }

// Rows are similar: a higher level costs more time than the disk.
const level = 3

/** Resolves once synced. Mode 600; the file must not exist. */
export async function writeLines(
  path: string,
  batches: AsyncIterable<readonly string[]>,
): Promise<LinesFile> {
  const hash = createHash('sha256')
  let lines = 0
  async function* chunks() {
    for await (const batch of batches) {
      if (batch.length === 0) continue
      const chunk = Buffer.from(`${batch.join('\n')}\n`)
      hash.update(chunk)
      lines += batch.length
      yield chunk
    }
  }
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(Readable.from(chunks()), createGzip({ level }), file)
  return { lines, sha256: hash.digest('hex') }
}

/** Batches of lines; rejects when damaged. */
export async function* readLines(path: string): AsyncGenerator<string[]> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of unzip(path)) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    if (lines.length > 0) yield lines
  }
  if (rest !== '') throw new Error(`${path} ends within a line`)
}

/** Rejects when too damaged to read. */
export async function checkLines(path: string): Promise<LinesFile> {
  const hash = createHash('sha256')
  let lines = 0
  for await (const chunk of unzip(path)) {
    hash.update(chunk)
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1
  }
  return { lines, sha256: hash.digest('hex') }
}

function unzip(path: string): AsyncIterable<Buffer> {
  const unzipped = createGunzip({ chunkSize: 256 * 1024 })
  // Each end closes the other, and the reader gets the error.
  return endTogether(createReadStream(path), unzipped, () => {})
}
