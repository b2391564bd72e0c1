import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** What a page was made from travels in one packet as it is, and is read at every start. */
const compressible = /(?<!_payload)\.(html|js|css|json|data|svg|webmanifest|txt|xml|ico)$/
const minBytes = 96

/** Lays a `.br` and a `.gz` beside every file that either makes smaller. */
export async function precompress(dir: string): Promise<void> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  await Promise.all(files.filter((file) => compressible.test(file)).map((file) => pack(dir, file)))
}

async function pack(dir: string, file: string): Promise<void> {
  const path = join(dir, file)
  const plain = await readFile(path)
  if (plain.length < minBytes) return
  const brotli = promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
  const gzipped = promisify(gzip)(plain, { level: 9 })
  for (const [extension, packed] of [
    ['.br', await brotli],
    ['.gz', await gzipped],
  ] as const) {
    if (packed.length < plain.length) await writeFile(path + extension, packed)
  }
}
