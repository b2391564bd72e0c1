import type { NightPage } from '#contract/nights.ts'
import type { Night } from '#domain/room/night.ts'
import { awardText, nameOnNight, nightSummary } from '#domain/room/night-words.ts'
import { capitalised } from '#domain/table/amount.ts'
import { findGame } from '#games/registry.ts'
import { cloths, colours } from '#server/platform/rendering/colours.ts'
import {
  composePicture,
  drawSymbol,
  fitLine,
  type Ink,
  margin,
  pictureSize,
} from './night-drawing.ts'

const raised = '#1C2859'
const quiet = '#B9BEDB'
const darkRed = '#D8321A'
const textWidth = pictureSize.width - 2 * margin

const maxRows = 6
const rowsTop = 400
const rowStep = 122
const rowGap = 12
const crestsTop = 1040
const maxCrests = 7
/** Few rows are larger. */
const maxScale = 1.5

/** For everybody with the link: names of those who said yes. */
export async function composeNight({
  night,
  names,
}: Pick<NightPage, 'night' | 'names'>): Promise<string> {
  const title: Ink = { text: '', face: 'dela', size: 92, x: margin, y: 70, colour: colours.rice }
  const shown = night.rows.slice(0, maxRows)
  const more = night.rows.length - shown.length
  const scale = Math.min(maxScale, maxRows / shown.length)
  const topOf = (at: number) => rowsTop + at * rowStep * scale
  const rest: Ink = {
    text: `And ${more} more.`,
    face: 'zen',
    size: 34,
    colour: quiet,
    x: margin,
    y: topOf(maxRows) + 8,
  }
  const rows = shown.map(async ({ seat, award, place }, at) => {
    const line: Ink = {
      text: nameOnNight(names, seat),
      face: 'dela',
      size: 44 * scale,
      x: margin + 28,
      y: topOf(at) + 14 * scale,
      colour: place === 1 ? colours.ink : colours.rice,
    }
    return [
      await fitLine(line, textWidth - 56),
      await fitLine(
        {
          ...line,
          text: awardText(award),
          face: 'zen',
          size: 34 * scale,
          y: topOf(at) + 66 * scale,
          colour: place === 1 ? colours.ink : quiet,
        },
        textWidth - 56,
      ),
    ]
  })
  return await composePicture(colours.night, {
    shapes: [
      drawSymbol('daruma-won', { x: 790, y: 56, scale: 1.1 }, colours.night),
      ...shown.map(({ place }, at) =>
        drawStrip(topOf(at), rowStep * scale - rowGap, place === 1 ? colours.mustard : raised),
      ),
      ...(topOf(shown.length) < crestsTop ? drawCrests(night) : []),
    ],
    texts: [
      { ...title, text: 'A night to' },
      { ...title, text: 'remember', y: 170 },
      await fitLine(
        { ...title, text: nightSummary(night), face: 'zen', size: 38, y: 318 },
        textWidth,
      ),
      ...(await Promise.all(rows)).flat(),
      ...(more > 0 ? [rest] : []),
    ],
    footer: colours.ink,
  })
}

/** For the phone of one seat alone, with its own name. */
export async function composeSeat(
  night: Night,
  { seat, name }: { seat: number; name: string },
): Promise<string> {
  const row = night.rows.find((other) => other.seat === seat)
  const line: Ink = { text: name, face: 'dela', size: 170, x: margin, y: 64, colour: colours.ink }
  const title = await fitLine(line, textWidth)
  const award = row ? `${capitalised(awardText(row.award))}.` : 'Was there.'
  const daruma = drawSymbol('daruma-won', { x: 248, y: 268, scale: 2.92 }, colours.ink)
  return await composePicture(cloths.vermilion, {
    shapes: [daruma.replaceAll(colours.mark, darkRed)],
    texts: [
      { ...title, y: title.y + (line.size - title.size) / 2 },
      await fitLine({ ...line, text: award, size: 72, y: 958 }, textWidth),
      await fitLine(
        { ...line, text: nightSummary(night), face: 'zen', size: 38, y: 1074 },
        textWidth,
      ),
    ],
    footer: colours.ink,
  })
}

/** Of what was played, where the rows leave room. */
function drawCrests({ games }: Night): string[] {
  const played = [...new Set(games.map(({ game }) => game))].slice(0, maxCrests)
  return played.map((slug, at) => {
    const { crest = 'mix', cloth = 'mustard' } = findGame(slug) ?? {}
    const drawn = drawSymbol(
      `crest-${crest}`,
      { x: margin + at * 136, y: crestsTop, scale: 1.1 },
      colours.night,
    )
    return `<g fill="${cloths[cloth]}" color="${cloths[cloth]}">${drawn}</g>`
  })
}

/** Cut a little askew, as strips on the pages are. */
function drawStrip(top: number, height: number, colour: string): string {
  const [start, end] = [margin - 36, pictureSize.width - margin + 36]
  const corners = [
    `${start + 6} ${top + 4}`,
    `${end} ${top}`,
    `${end - 6} ${top + height}`,
    `${start} ${top + height - 3}`,
  ]
  return `<path d="M${corners.join('L')}Z" fill="${colour}"/>`
}
