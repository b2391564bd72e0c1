/** Width in a size of 1. */
export type Measure = (text: string) => number

/** Lengths are in the caller's unit. */
export type Fit = {
  width: number
  height: number
  maxSize: number
  minSize: number
  /** Line height, as a share of the size. */
  leading: number
  maxLines: number
  paragraphGap: number
}

export type Line = {
  text: string /** Of its foot, in sizes from the first line's. */
  offset: number
}
export type FittedLines = { lines: Line[]; size: number }

type Piece = { text: string; width: number; hasSpaceBefore: boolean }
type Wrapped = { text: string; width: number; isFirst: boolean }

const step = 0.97
/** Above this number lines are filled like paragraphs, without a widow. */
const maxBalancedLines = 4
/** Cap height plus descender, as a share of the size. */
const lineHeightRatio = 1.04
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The largest size in which the paragraphs fit, in lines of similar length. Text too long for the
 * smallest size is broken within words and ends with an ellipsis.
 */
export function fitLines(paragraphs: readonly string[], measure: Measure, fit: Fit): FittedLines {
  const space = measure('a a') - measure('aa')
  const whole = paragraphs.map((text) => readPieces(text, measure, null))
  for (let size = fit.maxSize; size > fit.minSize * 0.999; size = nextSize(size, fit.minSize)) {
    const width = fit.width / size
    const lines = whole.map((pieces) => wrap(pieces, space, width))
    const isFitting = lines.every((wrapped) => wrapped.every((line) => line.width <= width))
    if (isFitting && fitsHeight(lines, size, fit)) {
      const even = lines.map((wrapped, index) => {
        const isEven = fit.maxLines <= maxBalancedLines || !wrapped.at(-1)?.text.includes(' ')
        return isEven ? balance(whole[index] ?? [], space, wrapped) : wrapped
      })
      return { lines: toLines(even.flat(), fit), size }
    }
  }
  const width = fit.width / fit.minSize
  const broken = paragraphs.map((text) => readPieces(text, measure, width))
  const lines = broken.flatMap((pieces) => wrap(pieces, space, width))
  const kept = lines.slice(0, maxLinesAtMinSize(lines, fit))
  const last = kept.at(-1)
  if (last && kept.length < lines.length) last.text = truncate(last.text, measure, width)
  return { lines: toLines(kept, fit), size: fit.minSize }
}

function nextSize(size: number, minSize: number): number {
  return size > minSize && size * step < minSize ? minSize : size * step
}

function readPieces(paragraph: string, measure: Measure, maxWidth: number | null): Piece[] {
  return paragraph.split(' ').flatMap((word) => {
    const isBroken = unspaced.test(word) || (maxWidth !== null && measure(word) > maxWidth)
    const parts = isBroken ? Array.from(graphemes.segment(word), ({ segment }) => segment) : [word]
    return parts.map((text, index) => ({
      text,
      width: measure(text),
      hasSpaceBefore: index === 0,
    }))
  })
}

function wrap(pieces: readonly Piece[], spaceWidth: number, maxWidth: number): Wrapped[] {
  const lines: Wrapped[] = []
  for (const { text, width, hasSpaceBefore } of pieces) {
    const last = lines.at(-1)
    const space = hasSpaceBefore ? spaceWidth : 0
    if (last && last.width + space + width <= maxWidth) {
      last.text += (hasSpaceBefore ? ' ' : '') + text
      last.width += space + width
    } else lines.push({ text, width, isFirst: lines.length === 0 })
  }
  return lines
}

/** The narrowest width with the same number of lines. */
function balance(pieces: readonly Piece[], spaceWidth: number, lines: Wrapped[]): Wrapped[] {
  let best = lines
  for (;;) {
    const widest = Math.max(...best.map(({ width }) => width))
    const narrower = wrap(pieces, spaceWidth, widest - 1e-6)
    const isBetter =
      narrower.length === lines.length && narrower.every(({ width }) => width < widest)
    if (!isBetter) return best
    best = narrower
  }
}

function fitsHeight(lines: readonly Wrapped[][], size: number, fit: Fit): boolean {
  const all = lines.flat()
  if (all.length > fit.maxLines) return false
  return ((toLines(all, fit).at(-1)?.offset ?? 0) + lineHeightRatio) * size <= fit.height
}

/** At least one. */
function maxLinesAtMinSize(lines: readonly Wrapped[], fit: Fit): number {
  const low = toLines(lines, fit).filter(
    (line) => (line.offset + lineHeightRatio) * fit.minSize <= fit.height,
  )
  return Math.max(1, Math.min(fit.maxLines, low.length))
}

function toLines(lines: readonly Wrapped[], { leading, paragraphGap }: Fit): Line[] {
  let at = 0
  return lines.map(({ text, isFirst }, index) => {
    if (index > 0) at += leading + (isFirst ? paragraphGap : 0)
    return { text, offset: at }
  })
}

function truncate(text: string, measure: Measure, maxWidth: number): string {
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  while (letters.length > 0) {
    const shown = `${letters.join('').trimEnd()}…`
    if (measure(shown) <= maxWidth) return shown
    letters.pop()
  }
  return '…'
}
