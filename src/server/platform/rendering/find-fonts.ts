import { createAsyncCache } from './async-cache.ts'
import { isInSubset, readSubsetFile, readSubsets, type Subset } from './font-subsets.ts'

type Font = { name: string; data: Buffer; weight: 400 | 700; style: 'normal' }

export type Face = 'dela' | 'zen'

const faces = {
  dela: { family: 'dela-gothic-one', weight: 400 },
  zen: { family: 'zen-kaku-gothic-new', weight: 700 },
} as const

const baseSubsets = ['latin', 'latin-ext']
const maxCachedFonts = 16

const getSubsets = createAsyncCache<Subset[]>(2)
const getFonts = createAsyncCache<Font[]>(maxCachedFonts)

/**
 * The font files that this text needs. The same array each time: the renderer caches parsed fonts
 * by it.
 */
export async function findFonts(face: Face, text: string): Promise<Font[]> {
  const names = await findSubsets(face, text)
  const key = [face, ...names].join()
  return await getFonts(key, () => Promise.all(names.map((name) => readFont(face, name))))
}

async function findSubsets(face: Face, text: string): Promise<string[]> {
  const known = await getSubsets(face, () => readSubsets(faces[face].family))
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const needed = known.filter(
    (subset) =>
      baseSubsets.includes(subset.name) ||
      // Every script's file repeats some Latin.
      codes.some((code) => code > 0xff && isInSubset(subset, code)),
  )
  return needed.map(({ name }) => name).sort()
}

async function readFont(face: Face, subset: string): Promise<Font> {
  const { family, weight } = faces[face]
  const data = await readSubsetFile(family, subset, weight)
  return { name: `${family} ${subset}`, data, weight, style: 'normal' }
}
