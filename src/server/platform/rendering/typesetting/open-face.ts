import { create, type Font } from 'fontkit'
import { createAsyncCache } from '../async-cache.ts'
import { isInSubset, readSubsetFile, readSubsets, type Subset } from './font-subsets.ts'

export type FaceName = 'dela' | 'zen'

/** Null when no font has the character. */
export type Face = {
  /** Cap height, as a share of the size. */
  capHeight: number
  /** From the upper edge of a line as high as its size, as a share of it. */
  baseline: number
  fontFor: (code: number) => Font | null
}

type Family = { name: string; weight: number }

const dela = { name: 'dela-gothic-one', weight: 400 }
const zen = { name: 'zen-kaku-gothic-new', weight: 700 }
/** Fallback fonts for other scripts. */
const fallbackFamilies = [
  { name: 'noto-sans-arabic', weight: 700 },
  { name: 'noto-sans-hebrew', weight: 700 },
]
const families: Record<FaceName, readonly Family[]> = {
  dela: [dela, zen, ...fallbackFamilies],
  zen: [zen, dela, ...fallbackFamilies],
}

/** Tried first: the files of other scripts repeat some of their characters. */
const latinSubsets = ['latin', 'latin-ext']
const maxCachedFonts = 48
const cachedSubsets = createAsyncCache<Subset[]>(families.dela.length)
const cachedFonts = createAsyncCache<Font>(maxCachedFonts)

export async function openFace(face: FaceName, text: string): Promise<Face> {
  const found = new Map<number, Font>()
  const [first] = families[face]
  const base = await openFont(first ?? zen, 'latin')
  for (const code of codesOf(text)) {
    const font = await findFont(families[face], code)
    if (font) found.set(code, font)
  }
  return {
    capHeight: base.capHeight / base.unitsPerEm,
    baseline: 0.5 + (base.ascent + base.descent) / 2 / base.unitsPerEm,
    fontFor: (code) => found.get(code) ?? null,
  }
}

function codesOf(text: string): Set<number> {
  return new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0))
}

async function findFont(chain: readonly Family[], code: number): Promise<Font | null> {
  for (const family of chain) {
    const subsets = await cachedSubsets(family.name, () => readSubsets(family.name))
    const likely = subsets.filter((subset) => isInSubset(subset, code))
    // A file for a script need not have all of its characters.
    for (const { name } of likely.sort((a, b) => rank(a.name) - rank(b.name))) {
      const font = await openFont(family, name)
      if (font.hasGlyphForCodePoint(code)) return font
    }
  }
  return null
}

function rank(subset: string): number {
  const place = latinSubsets.indexOf(subset)
  return place === -1 ? latinSubsets.length : place
}

async function openFont({ name, weight }: Family, subset: string): Promise<Font> {
  return await cachedFonts(`${name} ${subset}`, async () => {
    const font = create(await readSubsetFile(name, subset, weight))
    if ('fonts' in font) throw new Error(`${name} is a collection of fonts.`)
    return font
  })
}
