import { brotliDecompressSync } from 'node:zlib'
import type { Encoding } from '#server/platform/web/accept-encoding.ts'
import type { LazyBody } from '#server/static/lazy-page.ts'
import type { StaticFiles } from '#server/static/load-static.ts'
import type { StaticFile } from '#server/static/static-index.ts'

/** Bytes per encoding; 0 for none. */
export type ArchivedFile = [url: string, hash: string, plain: number, gzip: number, brotli: number]

export type BuildArchive = {
  files: ArchivedFile[]
  /** The files one after another, each in its encodings. */
  bytes: Buffer
}

/** `start` is the file's offset in its archive. */
export type ArchiveLocation = { file: ArchivedFile; start: number }

const assetName = /^\/assets\/[\w.-]{1,100}-[\w-]{7,12}\.[a-z\d]{2,5}$/

/** Chunks, fonts and style sheets: their names end with a hash. */
export function isAssetPath(path: string): boolean {
  return assetName.test(path)
}

/** All hashed files of a build in one buffer. */
export function createArchive(
  files: readonly StaticFile[],
  { entries }: Pick<StaticFiles, 'entries'>,
): BuildArchive {
  const archived: ArchivedFile[] = []
  const parts: Buffer[] = []
  for (const { url, hash, encodings } of files) {
    const entry = entries.get(url)
    if (!entry || !isAssetPath(url)) continue
    const hasBrotli = encodings.includes('br')
    const plain = hasBrotli ? emptyBuffer : entry.identity.body
    const gzip = encodings.includes('gzip') ? entry.gzip.body : emptyBuffer
    const brotli = hasBrotli ? entry.br.body : emptyBuffer
    archived.push([url, hash, plain.length, gzip.length, brotli.length])
    parts.push(plain, gzip, brotli)
  }
  return { files: archived, bytes: Buffer.concat(parts) }
}

const emptyBuffer = Buffer.alloc(0)

export function locateFiles(files: readonly ArchivedFile[]): Map<string, ArchiveLocation> {
  const locations = new Map<string, ArchiveLocation>()
  let start = 0
  for (const file of files) {
    const [url, , plain, gzip, brotli] = file
    locations.set(url, { file, start })
    start += plain + gzip + brotli
  }
  return locations
}

/** The smallest stored encoding that the request accepts. */
export function chooseArchivedEncoding(
  [, , , gzip, brotli]: ArchivedFile,
  accepted: Encoding,
): Encoding {
  if (accepted === 'br' && brotli > 0) return 'br'
  return accepted !== 'identity' && gzip > 0 ? 'gzip' : 'identity'
}

export function readArchived(
  archive: Buffer,
  { file, start }: ArchiveLocation,
  encoding: Encoding,
): LazyBody {
  const [, hash, plain, gzip, brotli] = file
  const gzipStart = start + plain
  const brotliStart = gzipStart + gzip
  const compressed = archive.subarray(brotliStart, brotliStart + brotli)
  if (encoding === 'br') return { hash, body: compressed }
  if (encoding === 'gzip') return { hash, body: archive.subarray(gzipStart, brotliStart) }
  const body = brotli > 0 ? brotliDecompressSync(compressed) : archive.subarray(start, gzipStart)
  return { hash, body }
}
