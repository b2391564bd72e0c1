import type { Cloth } from '#games/define-game.ts'

/** A colour on screen and in CMYK, per cent. */
export type Swatch = {
  name: string
  hex: string
  cmyk: readonly [cyan: number, magenta: number, yellow: number, black: number]
  /** Name of its spot ink on two-ink sheets. */
  tin: string | null
}

/** Pure black: four overprinted inks blur thin letters. */
export const ink: Swatch = { name: 'ink', hex: '#140F18', cmyk: [0, 0, 0, 100], tin: null }

/** Unprinted paper. */
export const paper: Swatch = { name: 'paper', hex: '#FFFAEF', cmyk: [0, 0, 0, 0], tin: null }

/** Paler in print: screens mix it from light. */
export const vermilion = dyed('vermilion', '#F0492A', [0, 84, 92, 0])
export const rice: Swatch = { name: 'rice', hex: '#F6E9CF', cmyk: [3, 7, 20, 0], tin: null }
const straw = dyed('straw', '#D3BE8C', [17, 22, 50, 2])

/** Cloth colours in print; plain cloth is straw. */
export const cloths: Record<Cloth, Swatch> = {
  sakura: dyed('sakura', '#FF9EAB', [0, 48, 18, 0]),
  vermilion,
  mustard: dyed('mustard', '#F6B932', [2, 28, 88, 0]),
  matcha: dyed('matcha', '#B5C94C', [33, 6, 82, 2]),
  asagi: dyed('asagi', '#5FC4BA', [60, 0, 32, 0]),
  sora: dyed('sora', '#8DB3FF', [46, 25, 0, 0]),
  kaki: dyed('kaki', '#FF9147', [0, 53, 75, 0]),
  plain: straw,
}

function dyed(name: string, hex: string, cmyk: Swatch['cmyk']): Swatch {
  return { name, hex, cmyk, tin: `Dojo ${name[0]?.toUpperCase()}${name.slice(1)}` }
}
