import { open } from 'node:fs/promises'

/** Brings a file to the disk, or of a folder the names in it: a name is there only when its folder is. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
