import type { Cloth } from '#games/define-game.ts'

/** A colour by its name: what a screen shows of it, and how a press mixes it, in per cent. */
export type Swatch = {
  name: string
  hex: string
  cmyk: readonly [cyan: number, magenta: number, yellow: number, black: number]
  /** The name of its own ink in the tin, where a sheet of two inks is printed with it. */
  tin: string | null
}

/** Black alone: four inks in thin letters never lie quite upon one another. */
export const ink: Swatch = { name: 'ink', hex: '#140F18', cmyk: [0, 0, 0, 100], tin: null }

/** Where nothing is printed. */
export const paper: Swatch = { name: 'paper', hex: '#FFFAEF', cmyk: [0, 0, 0, 0], tin: null }

/** Printed paler than it shines: screens mix it from light. */
export const vermilion = dyed('vermilion', '#F0492A', [0, 84, 92, 0])
export const rice: Swatch = { name: 'rice', hex: '#F6E9CF', cmyk: [3, 7, 20, 0], tin: null }
const straw = dyed('straw', '#D3BE8C', [17, 22, 50, 2])

/** The cloths of the street as they are printed; on paper, plain cloth is straw. */
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
