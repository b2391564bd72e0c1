import { packIdOfPath, unnamedPack } from '#domain/packs/custom-pack.ts'
import { loadPack } from './load-pack.ts'
import { deviceAccess, type PackAccess, packStorage } from './pack-storage.ts'

/** Spec §3, "Pack file listing entry". */
export type PackFile = { packName: string; packId: string; filePath: string; fileUrl: string }

/** How many files are read at the same time for their names. */
const readersAtOnce = 5

/** Every pack file that this visitor may read, all pages of `packs/` (spec §7). */
export async function listPacks(access: PackAccess = deviceAccess): Promise<PackFile[]> {
  const { items } = await packStorage(access).ref('packs').listAll()
  const paths = items.map((item) => item.fullPath).filter((path) => packIdOfPath(path) !== null)
  const files: PackFile[] = []
  const waiting = paths.entries()
  const reader = async () => {
    for (const [place, path] of waiting) files[place] = await readEntry(path, access)
  }
  await Promise.all(Array.from({ length: readersAtOnce }, reader))
  return files
}

/** A file that cannot be read is listed all the same: it can still be deleted. */
async function readEntry(filePath: string, access: PackAccess): Promise<PackFile> {
  const packId = packIdOfPath(filePath) ?? ''
  try {
    const { pack, fileUrl } = await loadPack(packId, access)
    return { packName: pack.metadata.name.trim() || unnamedPack, packId, filePath, fileUrl }
  } catch {
    return { packName: unnamedPack, packId, filePath, fileUrl: '' }
  }
}
