import { readPackageFile } from '#server/lib/package-file.ts'

type Range = [first: number, last: number]

export type Subset = { name: string; ranges: Range[] }

export async function readSubsets(family: string): Promise<Subset[]> {
  const file = await readPackageFile(`@fontsource/${family}/unicode.json`)
  const byName: Record<string, string> = JSON.parse(file.toString())
  return Object.entries(byName).map(([name, list]) => ({
    name: name.replace(/[[\]]/g, ''),
    ranges: list.split(',').map(readRange),
  }))
}

export function isInSubset({ ranges }: Subset, code: number): boolean {
  return ranges.some(([first, last]) => first <= code && code <= last)
}

/** Throws when the font has no such file. */
export async function readSubsetFile(
  family: string,
  subset: string,
  weight: number,
): Promise<Buffer> {
  const name = `${family}-${subset}-${weight}-normal.woff`
  return await readPackageFile(`@fontsource/${family}/files/${name}`)
}

function readRange(text: string): Range {
  const [first = '', last = first] = text.replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
