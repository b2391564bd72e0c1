import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartError } from '#server/lib/start-error.ts'

/** Raised for a format that this version could not read. */
export const backupFormat = 1

const count = z.int().min(0)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const Manifest = z.object({
  product: z.literal('party-dojo'),
  format: z.literal(backupFormat),
  /** ISO, in UTC: the moment of the snapshot. */
  createdAt: z.iso.datetime(),
  build: z.string(),
  /** For people to read. */
  from: z.object({ database: z.string(), bodies: z.string() }),
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]{1,63}$/),
      columns: z.array(z.string()).min(1),
      rows: count,
      /** Of the unzipped lines. */
      sha256,
    }),
  ),
  /** Null without blobs. */
  bodies: z
    .object({
      count,
      bytes: count,
      /** Of the lines of the index. */
      sha256,
      /** Objects whose bytes were missing. */
      missing: count,
    })
    .nullable(),
  /** Null when it comes from the environment. */
  authSecret: z.object({ sha256 }).nullable(),
})

export type Manifest = z.output<typeof Manifest>

export const manifestName = 'manifest.json'

/** Throws a `StartError` without a manifest. */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestName)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(`There is no backup in ${folder}: it has no ${manifestName}.`)
  })
  const value = parseJson(text)
  if (typeof value === 'object' && value !== null && 'format' in value) {
    if (typeof value.format === 'number' && value.format > backupFormat) {
      throw new StartError(
        'This backup comes from a newer version of Party Dojo: use that version.',
      )
    }
  }
  const { success, data } = Manifest.safeParse(value)
  if (!success) throw damaged(folder, manifestName)
  return data
}

/** A file that changed since it was written. */
export function damaged(folder: string, file: string): StartError {
  return new StartError(`The backup in ${folder} is damaged: ${file} is not as it was written.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
