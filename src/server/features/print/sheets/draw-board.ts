import {
  combine,
  type Path,
  rotatedBy,
  scaledBy,
  translatedBy,
} from '#server/platform/rendering/geometry/path.ts'
import { readPath } from '#server/platform/rendering/geometry/read-path.ts'
import { filled, type Shape, transformShapes } from '../drawing.ts'
import { readSymbol } from '../read-symbol.ts'
import { ink, type Swatch } from '../swatches.ts'
import { typesetText } from '../typeset-text.ts'

/** What the bottle may point at, clockwise from the top. */
const actions: readonly (readonly string[])[] = [
  ['Truth'],
  ['Dare'],
  ['Toast', 'someone'],
  ['Sing', 'one line'],
  ['Swap', 'seats'],
  ['Water', 'round'],
  ['Tell a', 'good lie'],
  ['Kind', 'word left'],
  ['No phones'],
  ['Do an', 'accent'],
  ['Best', 'bow wins'],
  ['Free pass'],
]

/** The design grid: radius 93, centre at 0. */
const rim = 93
const inner = 34
const wordsFrom = 39.5
const wordsTo = 89
const shortWord = 6
const sizes = { short: 11, long: 8.4, middle: 9 }
const middle = { face: 'dela', swatch: ink, alignX: 'middle', alignY: 'middle' } as const

/** Twelve tasks round the place for a bottle. */
export async function drawBoard(
  place: { cx: number; cy: number; radiusMm: number },
  colours: readonly Swatch[],
): Promise<Shape[]> {
  const slices = await Promise.all(
    actions.map((action, index) => drawSlice(action, index, colours)),
  )
  const brush = combine(translatedBy(-37, -37), scaledBy(0.74))
  const bottle = await typesetText(['Bottle', 'here'], {
    ...middle,
    x: -24,
    y: -12,
    width: 48,
    height: 24,
    maxMm: sizes.middle,
    minMm: 6,
    maxLines: 2,
    leading: 1.06,
  })
  const shapes = [
    ...slices.flat(),
    ...transformShapes(readSymbol('enso', { currentColor: ink }), brush),
    ...bottle.shapes,
  ]
  const onSheet = combine(translatedBy(place.cx, place.cy), scaledBy(place.radiusMm / rim))
  return transformShapes(shapes, onSheet)
}

async function drawSlice(
  action: readonly string[],
  index: number,
  colours: readonly Swatch[],
): Promise<Shape[]> {
  const degrees = index * 30 - 90
  const colour = colours[index % colours.length]
  if (!colour) return []
  const isShort = action.length === 1 && (action[0]?.length ?? 0) <= shortWord
  const maxMm = isShort ? sizes.short : sizes.long
  const words = await typesetText(action, {
    ...middle,
    x: wordsFrom,
    y: -10,
    width: wordsTo - wordsFrom,
    height: 20,
    maxMm,
    minMm: 6,
    maxLines: action.length,
    leading: 1.06,
  })
  // Flipped on the left half, to stay upright.
  const isTurned = degrees > 90 && degrees < 270
  const about = rotatedBy(isTurned ? 180 : 0, (wordsFrom + wordsTo) / 2, 0)
  return [
    filled(slicePath(degrees), colour),
    ...transformShapes(words.shapes, combine(rotatedBy(degrees), about)),
  ]
}

function slicePath(degrees: number): Path {
  const point = (radius: number, at: number) => {
    const angle = (at * Math.PI) / 180
    return `${radius * Math.cos(angle)} ${radius * Math.sin(angle)}`
  }
  const [from, to] = [degrees - 15, degrees + 15]
  return readPath(
    `M${point(rim, from + 0.5)}A${rim} ${rim} 0 0 1 ${point(rim, to - 0.5)}L${point(inner, to - 1.2)}A${inner} ${inner} 0 0 0 ${point(inner, from + 1.2)}Z`,
  )
}
