/** Unbreakable text; width at 100 px. */
export type Piece = { text: string; width: number; hasSpaceBefore: boolean }

export type Box = {
  width: number
  height: number
  sizes: readonly number[]
  leading: number
  maxLines: number
}

export type FittedText = { lines: string[]; size: number }

type Line = { text: string; width: number }

/**
 * The largest size in which the text fits, in lines of similar length; cut with an ellipsis if none
 * does.
 * @param spaceWidth at 100 px
 */
export function fitLines(pieces: readonly Piece[], spaceWidth: number, box: Box): FittedText {
  for (const size of box.sizes) {
    const lines = wrap(pieces, spaceWidth, (box.width * 100) / size)
    const isFitting =
      lines.length <= box.maxLines &&
      lines.length * size * box.leading <= box.height &&
      lines.every(({ width }) => width * size <= box.width * 100)
    if (isFitting) {
      return { lines: balance(pieces, spaceWidth, lines).map(({ text }) => text), size }
    }
  }
  const size = box.sizes.at(-1) ?? 16
  const lines = wrap(pieces, spaceWidth, (box.width * 100) / size).map(({ text }) => text)
  const kept = lines.slice(0, box.maxLines)
  if (kept.length < lines.length) kept.push(`${kept.pop()?.slice(0, -1)}…`)
  return { lines: kept, size }
}

function wrap(pieces: readonly Piece[], spaceWidth: number, maxWidth: number): Line[] {
  const lines: Line[] = []
  for (const { text, width, hasSpaceBefore } of pieces) {
    const last = lines.at(-1)
    const space = hasSpaceBefore ? spaceWidth : 0
    if (last && last.width + space + width <= maxWidth) {
      last.text += (hasSpaceBefore ? ' ' : '') + text
      last.width += space + width
    } else lines.push({ text, width })
  }
  return lines
}

/** The narrowest lines without adding a line. */
function balance(pieces: readonly Piece[], spaceWidth: number, lines: readonly Line[]): Line[] {
  let best = [...lines]
  for (;;) {
    const widest = Math.max(...best.map(({ width }) => width))
    const narrower = wrap(pieces, spaceWidth, widest - 0.01)
    const isBetter =
      narrower.length === lines.length && narrower.every(({ width }) => width < widest)
    if (!isBetter) return best
    best = narrower
  }
}
