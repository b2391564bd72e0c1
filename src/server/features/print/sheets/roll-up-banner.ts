import { games } from '#games/registry.ts'
import { drawCode } from '../draw-code.ts'
import { filled, type Shape } from '../drawing.ts'
import { polygonPath, rectanglePath } from '../geometry/path.ts'
import { drawWordmark } from '../place-shapes.ts'
import { ink, paper } from '../swatches.ts'
import { setText } from '../type/set-text.ts'
import { drawFace } from './draw-face.ts'
import { drawNoren } from './draw-noren.ts'
import { setHeadline } from './set-headline.ts'
import { beyondMm, type DrawnSheet, type SheetContext } from './sheet-context.ts'

const flaps = 5
const left = 55
/** The code is held at the height of a hand: its middle 1.2 m above the floor. */
const faceTop = 325.5
const footTop = 1672
const strip = { top: 1546, height: 92 }

/** 85 by 200 cm: a curtain, a face, and nothing to read below the knee, where the banner's foot is. */
export async function drawRollUpBanner(context: SheetContext): Promise<DrawnSheet> {
  const { widthMm, heightMm, words, accent, host, name } = context
  const face = drawFace(widthMm, faceTop, words.crest)
  const code = drawCode(context.link, face.blankEye)
  const width = widthMm - 2 * left
  const wide = { x: -beyondMm, width: widthMm + 2 * beyondMm }
  const named = await setName(name, widthMm)
  const isNamed = named.length > 0
  const headline = await setHeadline(words, {
    ...{ x: left, y: 1196, width, height: isNamed ? 250 : 330, face: 'dela', swatch: ink },
    ...{ maxMm: 176, minMm: 60, mostLines: 3, leading: 0.98, tracking: -0.015, down: 'middle' },
  })
  const line = await setText(words.line, {
    ...{ x: left, y: isNamed ? 1462 : 1546, width, height: isNamed ? 66 : 100 },
    ...{ face: 'zen', swatch: ink, maxMm: 47, minMm: 22, mostLines: 2, leading: 1.2 },
  })
  return {
    shapes: [
      filled(rectanglePath(wide.x, -beyondMm, wide.width, heightMm + 2 * beyondMm), accent),
      ...drawNoren(widthMm, chooseCrests(words.crest)),
      ...face.shapes,
      code.shape,
      ...headline.shapes,
      ...line.shapes,
      ...named,
      filled(rectanglePath(wide.x, footTop, wide.width, heightMm - footTop + beyondMm), ink),
      ...drawWordmark(
        'party-dojo',
        { party: paper, dojo: accent },
        { x: left, y: 1704, width: 560, height: 76 },
      ),
      ...(
        await setText(`${host} · ${words.small}`, {
          ...{ x: left, y: 1800, width, height: 46, face: 'zen', swatch: paper },
          ...{ maxMm: 30, minMm: 12, mostLines: 2, leading: 1.25 },
        })
      ).shapes,
    ],
    codes: [code.place],
  }
}

/** The one that it is about hangs in the middle, the first of the street beside it. */
function chooseCrests(own: string | null): string[] {
  const others = games.map(({ crest }) => crest).filter((crest) => crest !== own)
  if (own === null) return others.slice(0, flaps)
  return [...others.slice(0, 2), own, ...others.slice(2, flaps - 1)]
}

/** On a strip of paper of its own. */
async function setName(name: string, widthMm: number): Promise<Shape[]> {
  const { top, height } = strip
  const set = await setText(name, {
    ...{ x: left, y: top + 14, width: widthMm - 2 * left, height: height - 28, face: 'dela' },
    ...{ swatch: ink, maxMm: 62, minMm: 20, mostLines: 2, leading: 1.08, down: 'middle' },
  })
  if (!set.ink) return []
  const ground = polygonPath([
    [-beyondMm, top + 5],
    [widthMm + beyondMm, top],
    [widthMm + beyondMm, top + height - 4],
    [-beyondMm, top + height],
  ])
  return [filled(ground, paper), ...set.shapes]
}
