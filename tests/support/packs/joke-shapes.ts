import { normalise } from './prompt-faults.ts'

/** What a line's last clause may hang from; the last one in a line counts. */
const joints = [
  ...['and', 'but', 'or', 'then', 'because', 'without', 'instead of', 'while', 'until', 'before'],
  ...['after', 'as if', 'like', 'so that', 'so as to', 'when', 'where', 'if', 'though', 'with'],
  ...['for', 'that', 'who', 'which'],
]
const lastClause = new RegExp(`.*[\\s,.?!](${joints.join('|')})\\s+\\S+\\s+\\S`, 'is')
const slot = /^\{\w+\}( and \{\w+\})?[,:]?\s*/

/** How a line begins and how it ends: where many lines do both alike, a table hears one joke. */
export function shapesOf(line: string): string[] {
  const words = normalise(line.replace(slot, '')).split(' ')
  const joint = lastClause.exec(line)?.[1]?.toLowerCase()
  const opening = `begins “${words.slice(0, 2).join(' ')}”`
  return joint ? [opening, `ends “${joint} …”`] : [opening]
}

/** Of a list's lines, which may have one shape. */
const maxShare = 1 / 5

/** What a form's own sentence brings, on top. */
const demands: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  // One breath holds what happened and what came of it.
  'never-have-i-ever': { 'ends “and …”': 1 / 20 },
  'most-likely-to': { 'ends “and …”': 1 / 20 },
  // A dare says for how long.
  'truth-or-dare': { 'ends “for …”': 1 / 10 },
  // What is listed is named by what it does: things that …
  category: { 'ends “that …”': 1 / 10 },
}

/** Shapes that too many lines of a list have. */
export function findWornShapes(form: string, lines: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const shape of lines.flatMap(shapesOf)) counts.set(shape, (counts.get(shape) ?? 0) + 1)
  return [...counts]
    .filter(([shape, count]) => count / lines.length > maxShare + (demands[form]?.[shape] ?? 0))
    .map(([shape, count]) => `${shape}: ${count} of ${lines.length}`)
}

/** Of a deck's cards, which may begin with the same two words, or share five in a row. */
const maxCards = 4
const runLength = 5

/** Formulas that too many cards of a deck share. */
export function findWornFormulas(cards: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const card of cards) {
    const words = card.toLowerCase().match(/[\p{L}\p{N}{}’]+/gu) ?? []
    const runs = words.map((_, at) => words.slice(at, at + runLength).join(' '))
    const whole = runs.slice(0, Math.max(0, words.length - runLength + 1))
    const [opening = ''] = shapesOf(card)
    for (const formula of new Set([opening, ...whole])) {
      counts.set(formula, (counts.get(formula) ?? 0) + 1)
    }
  }
  return [...counts]
    .filter(([, count]) => count > maxCards)
    .map(([formula, count]) => `${formula}: ${count} cards`)
}
