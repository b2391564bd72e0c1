import { statfs } from 'node:fs/promises'
import { type Env, isDataFolderUsed } from '#server/config/env.ts'

export type Disk = { freeBytes: number; sizeBytes: number }

/** Null where the data folder stores nothing. */
export async function readDataDisk(env: Env): Promise<Disk | null> {
  if (!isDataFolderUsed(env)) return null
  const { bavail, blocks, bsize } = await statfs(env.dataDir)
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
}
