import { games } from '#games/registry.ts'
import { ellipsePath, rectanglePath } from '#server/platform/rendering/geometry/path.ts'
import { drawQrCode } from '../draw-code.ts'
import { filled, type Shape, stroked } from '../drawing.ts'
import { drawCrest, drawWordmark } from '../place-shapes.ts'
import type { SheetWords } from '../sheet-words.ts'
import { cloths, ink, paper, rice, type Swatch } from '../swatches.ts'
import { type TextBox, typesetText } from '../typeset-text.ts'
import { drawBoard } from './draw-board.ts'
import { type DrawnSheet, overdrawMm, type SheetContext } from './sheet-context.ts'

const columnLeft = 205
const column = { x: 213, width: 78 }
const eye = { cx: 243.4, cy: 136, radiusMm: 27.4, line: 3 }
const crestSize = 8.2
const crestsInRow = 7

/** A4 landscape: a board on the left, its how-to on the right. */
export async function drawPlacemat(context: SheetContext): Promise<DrawnSheet> {
  const { widthMm, heightMm, words } = context
  const cloth = cloths[words.cloth]
  const code = drawQrCode(context.link, eye)
  const height = heightMm + 2 * overdrawMm
  const board = { cx: columnLeft / 2, cy: heightMm / 2, radiusMm: 92.2 }
  const ring = ellipsePath(eye.cx, eye.cy, eye.radiusMm + eye.line / 2)
  return {
    shapes: [
      filled(rectanglePath(-overdrawMm, -overdrawMm, widthMm + 2 * overdrawMm, height), rice),
      ...(await drawBoard(board, boardColours(words))),
      filled(
        rectanglePath(columnLeft, -overdrawMm, widthMm - columnLeft + overdrawMm, height),
        cloth,
      ),
      ...drawWordmark(
        'party-dojo',
        // White on pale cloth would be illegible.
        { party: ink, dojo: cloth === cloths.vermilion ? rice : ink },
        { ...column, y: 8.5, width: 70, height: 10 },
      ),
      ...(await typesetColumn(context)),
      filled(ring, paper),
      stroked(ring, ink, eye.line),
      code.shape,
      ...drawCrests(cloth),
    ],
    codes: [code.placement],
  }
}

/** The default sheet uses all cloths; a bar its own two, and white. */
function boardColours({ cloth, dye }: SheetWords): Swatch[] {
  if (dye) return [cloths[cloth], paper, cloths[dye]]
  const { vermilion, mustard, matcha, sakura, sora } = cloths
  return [vermilion, mustard, paper, matcha, sakura, sora]
}

async function typesetColumn({ words, host, name }: SheetContext): Promise<Shape[]> {
  const { headline, lines, beside } = words.placemat
  const zen = { face: 'zen', swatch: ink } as const
  const dela = { face: 'dela', swatch: ink } as const
  const boxes: [string | readonly string[], TextBox][] = [
    [
      headline,
      {
        ...dela,
        ...column,
        y: 27,
        height: 25,
        maxMm: 11.7,
        minMm: 5,
        maxLines: 3,
        leading: 1.02,
        tracking: -0.01,
      },
    ],
    [
      name,
      {
        ...dela,
        ...column,
        y: 92,
        height: 11,
        maxMm: 7,
        minMm: 2.6,
        maxLines: 2,
        leading: 1.08,
        alignY: 'bottom',
      },
    ],
    [
      lines,
      {
        ...zen,
        ...column,
        y: 55,
        height: name ? 35 : 47,
        maxMm: 5,
        minMm: 2.6,
        maxLines: 12,
        leading: 1.34,
        paragraphGap: 0.6,
      },
    ],
    [
      beside,
      {
        ...zen,
        x: 276.2,
        y: eye.cy - 12,
        width: 15.3,
        height: 24,
        maxMm: 4.6,
        minMm: 2.8,
        maxLines: 4,
        leading: 1.3,
        alignY: 'middle',
      },
    ],
    [
      `${host} · Look after each other.`,
      {
        ...zen,
        ...column,
        y: 197.5,
        height: 6,
        maxMm: 4,
        minMm: 1.8,
        maxLines: 1,
        alignY: 'middle',
      },
    ],
  ]
  const set = await Promise.all(boxes.map(([text, box]) => typesetText(text, box)))
  return set.flatMap(({ shapes }) => shapes)
}

function drawCrests(hole: Swatch): Shape[] {
  const step = (column.width - crestSize) / (crestsInRow - 1)
  return games.slice(0, 2 * crestsInRow).flatMap(({ crest }, index) => {
    const [row, place] = [Math.floor(index / crestsInRow), index % crestsInRow]
    const at = { x: column.x + place * step, y: 173 + row * 11.2 }
    return drawCrest(crest, ink, hole, { ...at, width: crestSize, height: crestSize })
  })
}
