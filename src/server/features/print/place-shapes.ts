import { type Box, unite } from '#server/platform/rendering/geometry/bounds.ts'
import { combine, scaledBy, translatedBy } from '#server/platform/rendering/geometry/path.ts'
import { boundsOfShape, type Shape, transformShapes } from './drawing.ts'
import { readSymbol } from './read-symbol.ts'
import { ink, paper, type Swatch } from './swatches.ts'

/** Scales shapes to a box, centred or aligned left. */
export function fitShapes(
  shapes: readonly Shape[],
  box: Box,
  alignX: 'left' | 'middle' = 'middle',
): Shape[] {
  const bounds = unite(shapes.map(boundsOfShape))
  if (!bounds) return []
  const scale = Math.min(box.width / bounds.width, box.height / bounds.height)
  const spare = alignX === 'left' ? 0 : (box.width - bounds.width * scale) / 2
  const x = box.x + spare - bounds.x * scale
  const y = box.y + (box.height - bounds.height * scale) / 2 - bounds.y * scale
  return transformShapes(shapes, combine(translatedBy(x, y), scaledBy(scale)))
}

export type WordmarkInks = {
  party: Swatch
  dojo: Swatch
  eyes?: Swatch
}

/** The wordmark in one or two lines; it counts as words. */
export function drawWordmark(
  id: 'party-dojo' | 'party' | 'dojo',
  { party, dojo, eyes = paper }: WordmarkInks,
  box: Box,
): Shape[] {
  const palette = {
    currentColor: party,
    '--fg': party,
    '--mark': dojo,
    '#FFFAEF': eyes,
    '#140F18': ink,
  }
  return fitShapes(readSymbol(id, palette), box, 'left').map((shape) => ({
    ...shape,
    role: 'words',
  }))
}

export function drawCrest(id: string, swatch: Swatch, hole: Swatch, box: Box): Shape[] {
  return fitShapes(readSymbol(`crest-${id}`, { currentColor: swatch, '--hole': hole }), box)
}
