import {
  combine,
  ellipsePath,
  scaledBy,
  transformPath,
  translatedBy,
} from '#server/platform/rendering/geometry/path.ts'
import { readPath } from '#server/platform/rendering/geometry/read-path.ts'
import type { CodeCircle } from '../draw-code.ts'
import { filled, type Shape, stroked, transformShapes } from '../drawing.ts'
import { drawCrest } from '../place-shapes.ts'
import { ink, paper } from '../swatches.ts'

/** The design grid, as wide as the sheet. */
const gridWidth = 559
const eyes = { left: 150, right: 409, y: 312, radius: 119, line: 13 }

const head =
  'M279.5 120C230 46 110 52 48 124C-6 190 -10 330 40 420C96 510 190 540 279.5 540C369 540 463 510 519 420C569 330 565 190 511 124C449 52 329 46 279.5 120Z'
const nose =
  'M262 372C264 396 256 414 240 424C252 438 272 438 279.5 430C287 438 307 438 319 424C303 414 295 396 297 372Z'
const beard =
  'M222 446C168 452 110 424 84 366C82 420 104 458 148 478C120 482 90 466 74 444C88 494 140 520 194 496C216 486 228 464 222 446Z'
const brow =
  'M262 236C244 166 170 128 96 142C66 148 42 160 26 178L-14 168L6 192L-26 204L8 212L-10 238L28 224C92 196 190 196 262 236Z'

/** The daruma; its blank eye is the place for a code. */
export function drawFace(
  widthMm: number,
  topMm: number,
  crest: string | null,
): { shapes: Shape[]; blankEye: CodeCircle; topMm: number; bottomMm: number } {
  const scale = widthMm / gridWidth
  const onSheet = combine(translatedBy(0, topMm), scaledBy(scale))
  const mirror = combine(translatedBy(gridWidth, 0), scaledBy(-1, 1))
  const leftBrow = transformPath(readPath(brow), translatedBy(4, -42))
  const shapes = [
    // Offset slightly, like a print.
    filled(transformPath(readPath(head), translatedBy(5, 6)), paper),
    stroked(readPath(head), ink, 9),
    filled(readPath(nose), ink),
    filled(readPath(beard), ink),
    filled(transformPath(readPath(beard), mirror), ink),
    ...[eyes.left, eyes.right].flatMap((x) => [
      filled(ellipsePath(x, eyes.y, eyes.radius), paper),
      stroked(ellipsePath(x, eyes.y, eyes.radius), ink, eyes.line),
    ]),
    filled(ellipsePath(eyes.right, 316, 63), ink),
    ...(crest ? drawCrest(crest, paper, ink, { x: 371, y: 278, width: 76, height: 76 }) : []),
    filled(leftBrow, ink),
    filled(transformPath(leftBrow, mirror), ink),
    stroked(readPath('M236 474q43.5 26 87 0'), ink, 13, 'round'),
  ]
  return {
    shapes: transformShapes(shapes, onSheet),
    blankEye: {
      cx: eyes.left * scale,
      cy: topMm + eyes.y * scale,
      radiusMm: (eyes.radius - eyes.line / 2) * scale,
    },
    topMm: topMm + 64 * scale,
    bottomMm: topMm + 546 * scale,
  }
}
