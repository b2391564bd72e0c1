import { readPackageFile } from '../../package-file.ts'
import { keepLatest } from '../../pictures/keep-latest.ts'

type Font = { name: string; data: Buffer; weight: 400 | 700; style: 'normal' }

export type Face = 'dela' | 'zen'

const faces = {
  dela: { family: 'dela-gothic-one', weight: 400 },
  zen: { family: 'zen-kaku-gothic-new', weight: 700 },
} as const

const alwaysThere = ['latin', 'latin-ext']
const mostSetsKept = 16

type Range = [first: number, last: number]
type Subset = { name: string; ranges: Range[] }

const keptSubsets = keepLatest<Subset[]>(2)
const keptFonts = keepLatest<Font[]>(mostSetsKept)

/**
 * The files of a face that this text needs; each is a part of the alphabet of the world. The same
 * list is handed out again, because what draws with it remembers how it parsed it.
 */
export async function findFonts(face: Face, text: string): Promise<Font[]> {
  const names = await findSubsets(face, text)
  const key = [face, ...names].join()
  return await keptFonts(key, () => Promise.all(names.map((name) => readFont(face, name))))
}

async function findSubsets(face: Face, text: string): Promise<string[]> {
  const known = await keptSubsets(face, () => readSubsets(face))
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const needed = known.filter(
    ({ name, ranges }) =>
      alwaysThere.includes(name) || codes.some((code) => isPartOf(ranges, code)),
  )
  return needed.map(({ name }) => name).sort()
}

function isPartOf(ranges: readonly Range[], code: number): boolean {
  // Latin has its own files, and every script's file repeats some of it.
  return code > 0xff && ranges.some(([first, last]) => first <= code && code <= last)
}

async function readSubsets(face: Face): Promise<Subset[]> {
  const file = await readPackageFile(`@fontsource/${faces[face].family}/unicode.json`)
  const byName: Record<string, string> = JSON.parse(file.toString())
  return Object.entries(byName).map(([name, list]) => ({
    name: name.replace(/[[\]]/g, ''),
    ranges: list.split(',').map(readRange),
  }))
}

function readRange(text: string): Range {
  const [first = '', last = first] = text.replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

async function readFont(face: Face, subset: string): Promise<Font> {
  const { family, weight } = faces[face]
  const path = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`
  return { name: `${family} ${subset}`, data: await readPackageFile(path), weight, style: 'normal' }
}
