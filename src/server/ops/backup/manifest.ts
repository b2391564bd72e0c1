import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartError } from '#server/lib/start-error.ts'

/** Raised when a backup is written that this version could not read. */
export const backupFormat = 1

const count = z.int().min(0)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const Manifest = z.object({
  product: z.literal('party-dojo'),
  format: z.literal(backupFormat),
  /** ISO, in UTC: the house is as it stood then. */
  createdAt: z.iso.datetime(),
  /** The build that wrote it. */
  build: z.string(),
  /** What it was taken from, for people to read. */
  from: z.object({ database: z.string(), bodies: z.string() }),
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]{1,63}$/),
      columns: z.array(z.string()).min(1),
      rows: count,
      /** Of its lines, as they are unzipped. */
      sha256,
    }),
  ),
  /** Null where the bytes of objects were left out. */
  bodies: z
    .object({
      count,
      bytes: count,
      /** Of the lines of their index. */
      sha256,
      /** Objects whose bytes were not in the store. */
      missing: count,
    })
    .nullable(),
  /** Null where the environment gives it: then nothing of it is in here. */
  authSecret: z.object({ sha256 }).nullable(),
})

export type Manifest = z.output<typeof Manifest>

export const manifestName = 'manifest.json'

/** What a backup says of itself; throws a `StartError` where there is none. */
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

/** One file of a backup that is not what it was when it was written. */
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
