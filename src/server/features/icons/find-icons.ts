import { getIconData } from '@iconify/utils/lib/icon-set/get-icon'
import type { IconAnswer } from '#contract/icons.ts'
import { readPackageFile } from '#server/lib/package-file.ts'

type IconSet = Parameters<typeof getIconData>[0]

const collectionFiles = new Map([['ph', '@iconify-json/ph/icons.json']])
const loaded = new Map<string, Promise<IconSet>>()

/** Null for an unknown collection. */
export async function findIcons(
  collection: string,
  names: readonly string[],
): Promise<IconAnswer | null> {
  const set = await findCollection(collection)
  if (!set) return null
  const icons: IconAnswer['icons'] = {}
  const missing: string[] = []
  for (const name of new Set(names)) {
    const body = findBody(set, name)
    if (body === null) missing.push(name)
    else icons[name] = { body }
  }
  const { prefix, width = 16, height = 16 } = set
  return { prefix, icons, width, height, ...(missing.length > 0 && { not_found: missing }) }
}

/** Without hidden icons, which still resolve by name. */
export async function listIcons(collection: string): Promise<string[]> {
  const set = await findCollection(collection)
  const icons = Object.entries(set?.icons ?? {})
  return icons.filter(([, { hidden }]) => !hidden).map(([name]) => name)
}

/** Loaded on first use. */
async function findCollection(collection: string): Promise<IconSet | null> {
  const file = collectionFiles.get(collection)
  if (file === undefined) return null
  const loading = loaded.get(collection) ?? readCollection(file)
  loaded.set(collection, loading)
  return await loading.catch((error) => {
    loaded.delete(collection)
    throw error
  })
}

async function readCollection(file: string): Promise<IconSet> {
  return JSON.parse((await readPackageFile(file)).toString())
}

function findBody(set: IconSet, name: string): string | null {
  // The library would find `constructor` too.
  const isThere = Object.hasOwn(set.icons, name) || Object.hasOwn(set.aliases ?? {}, name)
  return (isThere && getIconData(set, name)?.body) || null
}
