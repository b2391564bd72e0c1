import { capitalised, countWord } from '#domain/table/amount.ts'
import type { View } from './rules-state.ts'

export function verdictOf(view: View): string {
  const { teams, side, gained, isRight, isLast, isAgainst } = view
  const own = teams[side]?.name
  const other = teams[1 - side]?.name
  const start = startOf(view)
  if (isLast) return `${start} ${isRight ? own : other} takes the last card.`
  const points = gained[side] ?? 0
  const sentences = [start]
  if (isRight) {
    const streak = points > 1 ? `, ${countWord(view.run)} in a row` : ''
    sentences.push(`${pointsText(points)} for ${own}${streak}.`)
  }
  if (isAgainst)
    sentences.push(isRight ? `The bet costs ${other} one.` : `${other} bet well: one point.`)
  return sentences.join(' ')
}

function startOf({ answer, isRight, a, shown }: View): string {
  if (answer === 'late') return 'Time is up.'
  if (!isRight) return 'Wrong.'
  return shown?.value === a.value ? 'Level, and level is right.' : 'Right.'
}

function pointsText(count: number): string {
  return `${capitalised(countWord(count))} ${count === 1 ? 'point' : 'points'}`
}
