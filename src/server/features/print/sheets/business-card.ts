import { ellipsePath, rectanglePath } from '#server/platform/rendering/geometry/path.ts'
import { drawQrCode } from '../draw-code.ts'
import { filled, stroked } from '../drawing.ts'
import { drawWordmark } from '../place-shapes.ts'
import { ink, paper } from '../swatches.ts'
import { type TextBox, typesetText } from '../typeset-text.ts'
import { type DrawnSheet, overdrawMm, type SheetContext } from './sheet-context.ts'
import { typesetHeadline } from './typeset-headline.ts'

const left = 5
const wordsWidth = 20.5
/** Oversized, so that its outline does not graze the edges. */
const eye = { cx: 62.4, radiusMm: 31.4, line: 3.6 }

/** 85 by 55 mm. */
export async function drawBusinessCard(context: SheetContext): Promise<DrawnSheet> {
  const { widthMm, heightMm, words, accent, host, name } = context
  const cy = heightMm / 2
  // The code keeps clear of the edge, so it is smaller than the eye.
  const code = drawQrCode(context.link, { cx: eye.cx, cy, radiusMm: 27.2 })
  const white = ellipsePath(eye.cx, cy, eye.radiusMm + eye.line / 2)
  const textStyle = { face: 'dela', swatch: ink, x: left, width: wordsWidth } as const
  const headline: TextBox = {
    ...textStyle,
    y: 5,
    height: name ? 18 : 25,
    maxMm: 9.6,
    minMm: 2.6,
    maxLines: 4,
    leading: 1,
    tracking: -0.01,
  }
  const nameBox: TextBox = {
    ...textStyle,
    y: 25,
    height: 8,
    maxMm: 3.6,
    minMm: 1.9,
    maxLines: 3,
    leading: 1.12,
  }
  const foot: TextBox = {
    ...textStyle,
    face: 'zen',
    y: 46.6,
    height: 3.4,
    maxMm: 2.5,
    minMm: 1.5,
    maxLines: 1,
    alignY: 'bottom',
  }
  return {
    shapes: [
      filled(
        rectanglePath(
          -overdrawMm,
          -overdrawMm,
          widthMm + 2 * overdrawMm,
          heightMm + 2 * overdrawMm,
        ),
        accent,
      ),
      filled(white, paper),
      stroked(white, ink, eye.line),
      code.shape,
      ...(await typesetHeadline(words, headline)).shapes,
      ...(await typesetText(name, nameBox)).shapes,
      ...drawWordmark(
        'party',
        { party: ink, dojo: ink },
        { x: left, y: 35.6, width: wordsWidth, height: 4 },
      ),
      ...drawWordmark(
        'dojo',
        { party: ink, dojo: ink },
        { x: left, y: 39.2, width: wordsWidth, height: 7 },
      ),
      ...(await typesetText(host, foot)).shapes,
    ],
    codes: [code.placement],
  }
}
