import { games } from '#games/registry.ts'
import { polygonPath, rectanglePath } from '#server/platform/rendering/geometry/path.ts'
import { drawQrCode } from '../draw-code.ts'
import { filled, type Shape } from '../drawing.ts'
import { drawWordmark } from '../place-shapes.ts'
import { ink, paper } from '../swatches.ts'
import { typesetText } from '../typeset-text.ts'
import { drawFace } from './draw-face.ts'
import { drawNoren } from './draw-noren.ts'
import { type DrawnSheet, overdrawMm, type SheetContext } from './sheet-context.ts'
import { typesetHeadline } from './typeset-headline.ts'

const flaps = 5
const left = 55
/** The code's centre is 1.2 m above the floor, at hand height. */
const faceTop = 325.5
const footTop = 1672
const strip = { top: 1546, height: 92 }

/** 85 by 200 cm; nothing to read below the knee, where the stand is. */
export async function drawRollUpBanner(context: SheetContext): Promise<DrawnSheet> {
  const { widthMm, heightMm, words, accent, host, name } = context
  const face = drawFace(widthMm, faceTop, words.crest)
  const code = drawQrCode(context.link, face.blankEye)
  const width = widthMm - 2 * left
  const wide = { x: -overdrawMm, width: widthMm + 2 * overdrawMm }
  const named = await typesetName(name, widthMm)
  const isNamed = named.length > 0
  const headline = await typesetHeadline(words, {
    x: left,
    y: 1196,
    width,
    height: isNamed ? 250 : 330,
    face: 'dela',
    swatch: ink,
    maxMm: 176,
    minMm: 60,
    maxLines: 3,
    leading: 0.98,
    tracking: -0.015,
    alignY: 'middle',
  })
  const line = await typesetText(words.line, {
    x: left,
    y: isNamed ? 1462 : 1546,
    width,
    height: isNamed ? 66 : 100,
    face: 'zen',
    swatch: ink,
    maxMm: 47,
    minMm: 22,
    maxLines: 2,
    leading: 1.2,
  })
  return {
    shapes: [
      filled(rectanglePath(wide.x, -overdrawMm, wide.width, heightMm + 2 * overdrawMm), accent),
      ...drawNoren(widthMm, chooseCrests(words.crest)),
      ...face.shapes,
      code.shape,
      ...headline.shapes,
      ...line.shapes,
      ...named,
      filled(rectanglePath(wide.x, footTop, wide.width, heightMm - footTop + overdrawMm), ink),
      ...drawWordmark(
        'party-dojo',
        { party: paper, dojo: accent },
        { x: left, y: 1704, width: 560, height: 76 },
      ),
      ...(
        await typesetText(`${host} · ${words.small}`, {
          x: left,
          y: 1800,
          width,
          height: 46,
          face: 'zen',
          swatch: paper,
          maxMm: 30,
          minMm: 12,
          maxLines: 2,
          leading: 1.25,
        })
      ).shapes,
    ],
    codes: [code.placement],
  }
}

/** The sheet's game hangs in the middle, the first games beside it. */
function chooseCrests(own: string | null): string[] {
  const others = games.map(({ crest }) => crest).filter((crest) => crest !== own)
  if (own === null) return others.slice(0, flaps)
  return [...others.slice(0, 2), own, ...others.slice(2, flaps - 1)]
}

async function typesetName(name: string, widthMm: number): Promise<Shape[]> {
  const { top, height } = strip
  const set = await typesetText(name, {
    x: left,
    y: top + 14,
    width: widthMm - 2 * left,
    height: height - 28,
    face: 'dela',
    swatch: ink,
    maxMm: 62,
    minMm: 20,
    maxLines: 2,
    leading: 1.08,
    alignY: 'middle',
  })
  if (!set.ink) return []
  const ground = polygonPath([
    [-overdrawMm, top + 5],
    [widthMm + overdrawMm, top],
    [widthMm + overdrawMm, top + height - 4],
    [-overdrawMm, top + height],
  ])
  return [filled(ground, paper), ...set.shapes]
}
