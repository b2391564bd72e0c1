import { cutGraphemes } from '#domain/cut-graphemes.ts'
import type { Award } from '#domain/table/awards.ts'
import type { LastRound } from '#domain/table/last-round.ts'
import { nameOf } from '#domain/table/names.ts'

const width = 1080
const height = 1350
const margin = 72
const maxRows = 7
const rowHeight = 110
const headlineSizes = [60, 48, 38]
const maxLines = 3
const display = '"Dela Gothic One", "Arial Black", sans-serif'
const text = '700 30px "Zen Kaku Gothic New", sans-serif'
/** The picture always has the dark theme. */
const night = '#111a3e'
const raised = '#1c2859'
const rice = '#f6e9cf'
const quiet = '#b9bedb'
const ink = '#140f18'

type Pen = CanvasRenderingContext2D

/** The results and awards as a PNG with our fonts. @throws when the canvas fails */
export async function drawRound(
  round: LastRound,
  awards: readonly Award[],
  cloth: string,
): Promise<File> {
  await Promise.all([document.fonts.load(`64px ${display}`), document.fonts.load(text)])
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser does not draw.')
  pen.fillStyle = night
  pen.fillRect(0, 0, width, height)
  drawCurtain(pen, cloth, round.title)
  const top = drawHeadline(pen, round.recap.headline)
  drawRows(pen, round, awards, cloth, top)
  pen.fillStyle = quiet
  pen.font = text
  pen.fillText('Party Dojo. Bow in, pass the phone.', margin, height - 56)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The canvas gave nothing.')
  return new File([blob], 'party-dojo-round.png', { type: 'image/png' })
}

/** Cloth, rod and a wavy hem, with the game’s name. */
function drawCurtain(pen: Pen, cloth: string, title: string): void {
  pen.fillStyle = rice
  pen.fillRect(0, 34, width, 14)
  pen.fillStyle = cloth
  for (let flap = 0; flap < 3; flap++) {
    const left = flap * (width / 3) + 4
    const right = left + width / 3 - 8
    const middle = (left + right) / 2
    pen.beginPath()
    pen.moveTo(left, 48)
    pen.lineTo(right, 48)
    pen.lineTo(right, 196)
    pen.quadraticCurveTo((middle + right) / 2, 224, middle, 204)
    pen.quadraticCurveTo((left + middle) / 2, 184, left, 204)
    pen.fill()
  }
  pen.fillStyle = ink
  pen.font = `56px ${display}`
  pen.fillText(truncate(pen, title, width - 2 * margin), margin, 148)
}

/** At most three lines; longer text is smaller, then cut. @returns where the rows may begin */
function drawHeadline(pen: Pen, headline: string): number {
  pen.fillStyle = rice
  const room = width - 2 * margin
  let lines: string[] = []
  let size = 0
  for (size of headlineSizes) {
    pen.font = `${size}px ${display}`
    lines = wrap(pen, headline, room)
    if (lines.length <= maxLines) break
  }
  const kept = lines.slice(0, maxLines)
  const rest = lines.slice(maxLines - 1).join(' ')
  if (lines.length > maxLines) kept[maxLines - 1] = truncate(pen, rest, room)
  const step = size * 1.17
  for (const [at, line] of kept.entries()) pen.fillText(line, margin, 256 + size + at * step)
  return 256 + kept.length * step + 40
}

function drawRows(
  pen: Pen,
  { players, recap }: LastRound,
  awards: readonly Award[],
  cloth: string,
  top: number,
): void {
  const scores = new Map(recap.rows.map(({ seat, score }) => [seat, score]))
  const room = Math.min(maxRows, Math.floor((height - 190 - top) / rowHeight))
  const shown = awards.slice(0, room)
  for (const [at, { seat, title }] of shown.entries()) {
    const y = top + at * rowHeight
    const isWinner = recap.winners.includes(seat)
    pen.fillStyle = isWinner ? cloth : raised
    pen.fillRect(margin - 24, y, width - 2 * margin + 48, rowHeight - 12)
    const score = scores.get(seat) ?? ''
    pen.font = `48px ${display}`
    const scoreWidth = pen.measureText(score).width
    pen.fillStyle = isWinner ? ink : rice
    pen.fillText(score, width - margin - scoreWidth, y + 68)
    const space = width - 2 * margin - scoreWidth - 32
    pen.font = `38px ${display}`
    // Isolated: names may have another text direction.
    pen.fillText(`\u2068${truncate(pen, nameOf(players, seat), space)}\u2069`, margin, y + 44)
    pen.fillStyle = isWinner ? ink : quiet
    pen.font = text
    pen.fillText(truncate(pen, title, space), margin, y + 82)
  }
  const left = awards.length - shown.length
  if (left === 0) return
  pen.fillStyle = quiet
  pen.font = text
  pen.fillText(`And ${left} more at the table.`, margin, top + shown.length * rowHeight + 34)
}

/** Cuts between graphemes. */
function truncate(pen: Pen, words: string, room: number): string {
  if (pen.measureText(words).width <= room) return words
  let most = words.length
  while (most > 1 && pen.measureText(`${cutGraphemes(words, most)}…`).width > room) most -= 1
  return `${cutGraphemes(words, most).trim()}…`
}

function wrap(pen: Pen, sentence: string, room: number): string[] {
  const lines: string[] = []
  for (const word of sentence.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    const fits = lines.length > 0 && pen.measureText(longer).width <= room
    if (fits) lines[lines.length - 1] = longer
    else lines.push(truncate(pen, word, room))
  }
  return lines
}
