import { moveBox } from '#server/platform/rendering/geometry/bounds.ts'
import {
  combine,
  ellipsePath,
  rectanglePath,
  rotatedBy,
  scaledBy,
  transformPath,
  translatedBy,
} from '#server/platform/rendering/geometry/path.ts'
import { readPath } from '#server/platform/rendering/geometry/read-path.ts'
import { drawQrCode } from '../draw-code.ts'
import { filled, type Shape, stroked, transformShapes } from '../drawing.ts'
import { ink, paper, type Swatch } from '../swatches.ts'
import { typesetText } from '../typeset-text.ts'
import type { DrawnSheet, SheetContext } from './sheet-context.ts'

const columns = 3
const rows = 4
const sticker = { width: 64, height: 70 }
/** Gap between stickers; each bleeds halfway into it. */
const gap = 2
const eye = { x: 32, y: 32, radiusMm: 27.2, line: 3 }
const hairlineMm = 0.1
const tickMm = 4
const brow =
  'M100 33C88 10 62 -2 34 3C24 5 14 9 8 14L-6 10L3 19L-9 21L4 25L-4 33L10 30C34 19 72 18 100 33Z'

type StickerStyle = { ground: Swatch; ring: Swatch; words: Swatch }

/** Twelve stickers a sheet. */
export async function drawStickers(context: SheetContext): Promise<DrawnSheet> {
  const { accent, link } = context
  const looks: StickerStyle[] = [
    { ground: accent, ring: ink, words: ink },
    { ground: ink, ring: accent, words: paper },
    { ground: paper, ring: ink, words: ink },
  ]
  const code = drawQrCode(link, { cx: eye.x, cy: eye.y, radiusMm: eye.radiusMm })
  const kinds = await Promise.all(
    looks.map(async (look) => [
      ...drawEye(look),
      ...(await typesetLabel(context, look)),
      code.shape,
    ]),
  )
  const places = stickerPositions(context)
  return {
    shapes: places.flatMap(({ x, y, row, column }) =>
      transformShapes(kinds[(row + column) % kinds.length] ?? [], translatedBy(x, y)),
    ),
    codes: places.map((place) => ({
      ...code.placement,
      modules: moveBox(code.placement.modules, place),
      quiet: moveBox(code.placement.quiet, place),
    })),
    cuts: drawCuts(places),
  }
}

function stickerPositions({ widthMm, heightMm }: Pick<SheetContext, 'widthMm' | 'heightMm'>) {
  const step = { x: sticker.width + gap, y: sticker.height + gap }
  const left = (widthMm - columns * step.x + gap) / 2
  const top = (heightMm - rows * step.y + gap) / 2
  return Array.from({ length: columns * rows }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    return { x: left + column * step.x, y: top + row * step.y, row, column }
  })
}

function drawEye({ ground, ring, words }: StickerStyle): Shape[] {
  const half = gap / 2
  const white = ellipsePath(eye.x, eye.y, eye.radiusMm + eye.line / 2)
  const onSticker = [
    translatedBy(8.7, 8.7),
    rotatedBy(-45),
    scaledBy(0.165),
    translatedBy(-46, -17),
  ]
  return [
    filled(rectanglePath(-half, -half, sticker.width + gap, sticker.height + gap), ground),
    filled(white, paper),
    stroked(white, ring, eye.line),
    filled(transformPath(readPath(brow), onSticker.reduce(combine)), words),
  ]
}

async function typesetLabel(
  { words, name }: SheetContext,
  { words: swatch }: StickerStyle,
): Promise<Shape[]> {
  const box = {
    x: 4,
    y: 63,
    width: sticker.width - 8,
    height: 4.8,
    swatch,
    face: 'dela' as const,
    maxMm: 5.4,
    minMm: 2,
    maxLines: 2,
    leading: 1.05,
    alignX: 'middle' as const,
    alignY: 'middle' as const,
  }
  const named = await typesetText(name, box)
  return named.ink ? named.shapes : (await typesetText(words.headline, box)).shapes
}

/** Cut lines round every sticker, and ticks per row and column. */
function drawCuts(places: readonly { x: number; y: number }[]): Shape[] {
  const hairline = (data: string) => stroked(readPath(data), ink, hairlineMm)
  const edges = (starts: Set<number>, size: number) =>
    [...starts].flatMap((start) => [start, start + size])
  const xs = edges(new Set(places.map(({ x }) => x)), sticker.width)
  const ys = edges(new Set(places.map(({ y }) => y)), sticker.height)
  const [left, right] = [Math.min(...xs) - gap, Math.max(...xs) + gap]
  const [top, bottom] = [Math.min(...ys) - gap, Math.max(...ys) + gap]
  return [
    ...places.map(({ x, y }) =>
      stroked(rectanglePath(x, y, sticker.width, sticker.height), ink, hairlineMm),
    ),
    ...xs.map((x) => hairline(`M${x} ${top}v${-tickMm}M${x} ${bottom}v${tickMm}`)),
    ...ys.map((y) => hairline(`M${left} ${y}h${-tickMm}M${right} ${y}h${tickMm}`)),
  ]
}
