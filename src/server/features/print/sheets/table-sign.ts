import { rectanglePath } from '#server/platform/rendering/geometry/path.ts'
import { drawQrCode } from '../draw-code.ts'
import { filled, type Shape } from '../drawing.ts'
import { drawWordmark } from '../place-shapes.ts'
import type { SheetWords } from '../sheet-words.ts'
import { ink, paper } from '../swatches.ts'
import { type TextBox, type TypesetText, typesetText } from '../typeset-text.ts'
import { drawFace } from './draw-face.ts'
import { type DrawnSheet, overdrawMm, type SheetContext } from './sheet-context.ts'
import { typesetHeadline } from './typeset-headline.ts'

const left = 8
const right = 140
const footTop = 188
/** Below this size a headline takes two lines and the face moves up. */
const minHeadlineMm = 16
const liftMm = 7.5

const headlineBox: TextBox = {
  x: left,
  y: 148,
  width: right - left,
  height: 23.5,
  face: 'dela',
  swatch: ink,
  maxMm: 21.2,
  minMm: 8,
  maxLines: 1,
  leading: 1,
  tracking: -0.015,
  alignY: 'bottom',
}

/** A5: the daruma's blank eye is the code. */
export async function drawTableSign(context: SheetContext): Promise<DrawnSheet> {
  const { widthMm, heightMm, words, accent } = context
  const { lines: headline, isLifted } = await placeHeadline(words)
  const face = drawFace(widthMm, isLifted ? -liftMm : 0, words.crest)
  const code = drawQrCode(context.link, face.blankEye)
  const line = await typesetText(words.line, {
    x: left,
    y: 173,
    width: right - left,
    height: 11.5,
    face: 'zen',
    swatch: ink,
    maxMm: 5.6,
    minMm: 3.2,
    maxLines: 2,
    leading: 1.22,
  })
  const wide = { x: -overdrawMm, width: widthMm + 2 * overdrawMm }
  return {
    shapes: [
      filled(rectanglePath(wide.x, -overdrawMm, wide.width, heightMm + 2 * overdrawMm), accent),
      ...face.shapes,
      code.shape,
      ...headline.shapes,
      ...line.shapes,
      filled(rectanglePath(wide.x, footTop, wide.width, heightMm - footTop + overdrawMm), ink),
      ...drawWordmark(
        'party-dojo',
        { party: paper, dojo: accent },
        { x: left, y: 193.2, width: 60, height: 9 },
      ),
      ...(await typesetFooter(context)),
    ],
    codes: [code.placement],
  }
}

async function placeHeadline(
  words: SheetWords,
): Promise<{ lines: TypesetText; isLifted: boolean }> {
  const inOne = await typesetText(words.headline, headlineBox)
  if (inOne.sizeMm >= minHeadlineMm) return { lines: inOne, isLifted: false }
  const { y, height } = headlineBox
  const higher = { ...headlineBox, y: y - liftMm, height: height + liftMm, maxLines: 3 }
  return { lines: await typesetHeadline(words, higher), isLifted: true }
}

async function typesetFooter({ words, host, name }: SheetContext): Promise<Shape[]> {
  const foot = { x: 76, width: right - 76, swatch: paper, alignX: 'right' as const }
  const small = { ...foot, face: 'zen' as const, maxMm: 4.4, minMm: 1.8 }
  const named = await typesetText(name, {
    ...foot,
    y: 191.5,
    height: 9.5,
    face: 'dela',
    maxMm: 7,
    minMm: 2.4,
    maxLines: 2,
    leading: 1.1,
    alignY: 'middle',
  })
  if (named.ink) {
    const box = { ...small, y: 201, height: 4, maxMm: 3.4, maxLines: 1 }
    return [...named.shapes, ...(await typesetText(host, box)).shapes]
  }
  const box = { ...small, y: 192, height: 13, maxLines: 4, leading: 1.3, alignY: 'middle' as const }
  return (await typesetText([words.small, host], box)).shapes
}
