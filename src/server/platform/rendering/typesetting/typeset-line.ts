import bidiFactory from 'bidi-js'
import type { Font, GlyphRun } from 'fontkit'
import { type Path, type Step, transformPath } from '../geometry/path.ts'
import type { Face } from './open-face.ts'

/** Outlines in a size of 1, from 0 on the baseline 0, y running down. */
export type TypesetLine = { path: Path; advance: number }

type Run = { text: string; font: Font; level: number }

const bidi = bidiFactory()
/** Joined letters must not be tracked. */
const joined = /\p{Script=Arabic}/u

/**
 * Sets a line, right-to-left parts reordered.
 * @param tracking after every letter, as a share of the size
 */
export function typesetLine(text: string, face: Face, tracking = 0): TypesetLine {
  const path: Step[] = []
  let x = 0
  for (const run of inReadingOrder(splitRuns(text, face))) {
    const { glyphs, positions } = shape(run)
    const scale = 1 / run.font.unitsPerEm
    const gap = joined.test(run.text) ? 0 : tracking
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const at = [scale, 0, 0, -scale, x + xOffset * scale, -yOffset * scale] as const
      path.push(...transformPath(glyphPath(glyph.path.commands), at))
      x += xAdvance * scale + gap
    }
  }
  return { path, advance: x }
}

/** Width in a size of 1. */
export function measureLine(text: string, face: Face, tracking = 0): number {
  return splitRuns(text, face).reduce((sum, run) => {
    const { advanceWidth, glyphs } = shape(run)
    const gap = joined.test(run.text) ? 0 : tracking
    return sum + advanceWidth / run.font.unitsPerEm + glyphs.length * gap
  }, 0)
}

function shape({ text, font, level }: Run): GlyphRun {
  return font.layout(text, undefined, undefined, undefined, level % 2 === 1 ? 'rtl' : 'ltr')
}

/** Runs of one font and direction. */
function splitRuns(text: string, face: Face): Run[] {
  const embedding = bidi.getEmbeddingLevels(text)
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels)
  const runs: Run[] = []
  let index = 0
  for (const character of text) {
    const level = embedding.levels[index] ?? 0
    const shown = mirrored.get(index) ?? character
    const last = runs.at(-1)
    const font =
      face.fontFor(shown.codePointAt(0) ?? 0) ?? face.fontFor(character.codePointAt(0) ?? 0)
    index += character.length
    if (!font) continue
    // A space belongs to the run before it.
    if (last && last.level === level && (last.font === font || character === ' '))
      last.text += shown
    else runs.push({ text: shown, font, level })
  }
  return runs
}

/** Unicode bidi rule L2: reverses from the deepest level up. */
function inReadingOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs]
  const deepest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = deepest; level > 0; level--) {
    for (let from = 0; from < ordered.length; from++) {
      let to = from
      while ((ordered[to]?.level ?? -1) >= level) to++
      if (to === from) continue
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
      from = to
    }
  }
  return ordered
}

type Commands = Font extends { layout: (...of: never[]) => { glyphs: (infer Glyph)[] } }
  ? Glyph extends { path: { commands: infer List } }
    ? List
    : never
  : never

function glyphPath(commands: Commands): Path {
  const steps: Step[] = []
  let [x, y] = [0, 0]
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args
    if (command === 'closePath') {
      steps.push(['Z'])
      continue
    }
    if (command === 'bezierCurveTo') steps.push(['C', a, b, c, d, e, f])
    else if (command === 'quadraticCurveTo') {
      const third = (from: number, to: number) => from + ((to - from) * 2) / 3
      steps.push(['C', third(x, a), third(y, b), third(c, a), third(d, b), c, d])
    } else steps.push([command === 'moveTo' ? 'M' : 'L', a, b])
    ;[x, y] = args.slice(-2) as [number, number]
  }
  return steps
}
