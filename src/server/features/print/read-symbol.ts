import {
  combine,
  ellipsePath,
  identity,
  type Matrix,
  rotatedBy,
  scaledBy,
  scaleOf,
  transformPath,
  translatedBy,
} from '#server/platform/rendering/geometry/path.ts'
import { readPath } from '#server/platform/rendering/geometry/read-path.ts'
import symbols from '#ui/symbols.svg?raw'
import type { Shape } from './drawing.ts'
import type { Swatch } from './swatches.ts'

/** Colour by CSS value, such as `currentColor`, `--hole` or `#FFFAEF`. */
export type Palette = Record<string, Swatch>

type Style = { matrix: Matrix; fill: string; stroke: string; widthMm: number; cap: string }

const defaultStyle: Style = {
  matrix: identity,
  fill: 'currentColor',
  stroke: 'none',
  widthMm: 1,
  cap: '',
}

/**
 * A symbol as shapes, on its own grid.
 * @throws for an unknown symbol or colour
 */
export function readSymbol(id: string, palette: Palette): Shape[] {
  const found = new RegExp(`<symbol([^>]*) id="${id}"([^>]*)>(.*?)</symbol>`, 's').exec(symbols)
  if (!found) throw new Error(`There is no symbol ${id}.`)
  const [, before = '', after = '', body = ''] = found
  const stack = [readStyle(defaultStyle, readAttributes(before + after))]
  const shapes: Shape[] = []
  for (const [, isEnd, name = '', rest = ''] of body.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (isEnd) {
      stack.pop()
      continue
    }
    const attributes = readAttributes(rest)
    const style = readStyle(stack.at(-1) ?? defaultStyle, attributes)
    if (name === 'g') stack.push(style)
    else if (attributes.opacity !== '0') shapes.push(...paint(name, attributes, style, palette))
  }
  return shapes
}

type Attributes = Record<string, string | undefined>

function readAttributes(text: string): Attributes {
  return Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, k, v]) => [k, v]))
}

function readStyle(outer: Style, attributes: Attributes): Style {
  const { fill, stroke, transform } = attributes
  return {
    matrix: combine(outer.matrix, readTransform(transform ?? '')),
    fill: fill ?? outer.fill,
    stroke: stroke ?? outer.stroke,
    widthMm: Number(attributes['stroke-width'] ?? outer.widthMm),
    cap: attributes['stroke-linecap'] ?? outer.cap,
  }
}

function readTransform(text: string): Matrix {
  return [...text.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>((matrix, [, name, list = '']) => {
    const [a = 0, b, c] = list.split(/[ ,]+/).map(Number)
    if (name === 'translate') return combine(matrix, translatedBy(a, b ?? 0))
    if (name === 'scale') return combine(matrix, scaledBy(a, b ?? a))
    if (name === 'rotate') return combine(matrix, rotatedBy(a, b, c))
    throw new Error(`No symbol may use ${name}.`)
  }, identity)
}

function paint(name: string, attributes: Attributes, style: Style, palette: Palette): Shape[] {
  const { matrix } = style
  const path = transformPath(outline(name, attributes), matrix)
  const fill = findSwatch(style.fill, palette)
  const swatch = findSwatch(style.stroke, palette)
  const base = {
    role: 'art' as const,
    path,
    ...(attributes['fill-rule'] === 'evenodd' && { isEvenOdd: true }),
  }
  const end = style.cap === 'round' ? ('round' as const) : ('butt' as const)
  const widthMm = style.widthMm * scaleOf(matrix)
  return [
    ...(fill ? [{ ...base, fill, stroke: null }] : []),
    ...(swatch ? [{ ...base, fill: null, stroke: { swatch, widthMm, end } }] : []),
  ]
}

function outline(name: string, attributes: Attributes) {
  const number = (key: string) => Number(attributes[key] ?? 0)
  if (name === 'path') return readPath(attributes.d ?? '')
  if (name === 'circle') return ellipsePath(number('cx'), number('cy'), number('r'))
  if (name === 'ellipse') {
    return ellipsePath(number('cx'), number('cy'), number('rx'), number('ry'))
  }
  throw new Error(`No symbol may hold a ${name}.`)
}

function findSwatch(value: string, palette: Palette): Swatch | null {
  if (value === 'none') return null
  const name = /var\((--\w+)/.exec(value)?.[1] ?? value
  const swatch = palette[name]
  if (!swatch) throw new Error(`The palette has no ${name}.`)
  return swatch
}
