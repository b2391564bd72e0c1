import type { DareView, SentDareView } from '#contract/dare-views.ts'
import { dareStateOf } from '#domain/dares/answers.ts'
import { swapsFor } from '#domain/dares/swaps.ts'
import type { StoredDare } from './dare-repository.ts'

/**
 * What everybody with the link sees: neither the words of the answer nor the sender.
 * @param earnsReward whether finishing it pays the viewer
 */
export function viewDare(dare: StoredDare, earnsReward: boolean): DareView {
  const { id, kind, from, to, water, answers } = dare
  const { status, lines, doneLines, canBeSwapped: mayBeSwapped } = dareStateOf(dare, answers)
  const isSwapped = answers.some(({ answer }) => answer === 'swapped')
  return {
    id,
    kind,
    from,
    to,
    lines,
    water,
    drawing: isSwapped ? [] : dare.drawing,
    status,
    step: answers.length,
    doneLines,
    swaps: mayBeSwapped ? swapsFor(id, kind) : [],
    earnsReward,
  }
}

export function viewSentDare(dare: StoredDare): SentDareView {
  const { status, doneLines } = dareStateOf(dare, dare.answers)
  return {
    status,
    doneLines,
    answers: dare.answers.map(({ atMs, ...answer }) => ({
      ...answer,
      time: new Date(atMs).toISOString(),
    })),
  }
}
