/**
 * `types`: only the type checker notices. `unreached`: no test loads the file.
 * `equivalent`: judged by a person to change nothing that could be noticed.
 */
export type Verdict = 'killed' | 'types' | 'SURVIVED' | 'unreached' | 'equivalent'

export const goalPercent = 92

/** The line of an area: what was noticed of what could be. */
export function score(name: string, verdicts: readonly Verdict[], wanted: number): string {
  const count = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length
  const seen = verdicts.length - count('equivalent')
  const noticed = count('killed') + count('types')
  const percent = seen === 0 ? 0 : Math.round((100 * noticed) / seen)
  const parts = [
    `${name}: ${percent} % (goal ${goalPercent} %)`,
    `${count('killed')} killed by a test and ${count('types')} by the types of ${seen}`,
    `${count('SURVIVED')} survived`,
    `${count('unreached')} reached by no test`,
    `${count('equivalent')} equivalent, not counted`,
  ]
  if (verdicts.length < wanted) parts.push(`stopped after ${verdicts.length} of ${wanted}`)
  return parts.join(', ')
}
