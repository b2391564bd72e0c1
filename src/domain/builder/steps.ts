import { metadataProblems, promptProblems } from '../packs/validate-pack.ts'
import { type Draft, isNew } from './draft.ts'

/** Spec §2: the steps under /editor/steps; the seventh is for play. */
export const stepNames = [
  'Step1Landing',
  'Step2Explanation',
  'Step3Setup',
  'Step4Prompts',
  'Step5Review',
  'Step6Success',
  'Step7Gameplay',
] as const

export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7

export function stepPath(step: Step): string {
  return `/editor/steps/${stepNames[step - 1]}`
}

/** The step of that name; null for a name that is none. */
export function stepOfName(name: string): Step | null {
  const at = (stepNames as readonly string[]).indexOf(name)
  return at === -1 ? null : ((at + 1) as Step)
}

/** Next goes forward up to 6 (spec §2, "Pack builder wizard"). */
export function nextStep(step: Step): Step {
  return Math.min(step + 1, 6) as Step
}

/** Previous goes back down to 1; from play it leads to the result (spec §4, "Pack play"). */
export function previousStep(step: Step): Step {
  return Math.max(step - 1, 1) as Step
}

/** Leaving step 3 needs valid metadata, leaving step 4 valid prompts (spec §2). */
export function canLeave(step: Step, draft: Draft): boolean {
  if (step === 3) return Object.keys(metadataProblems(draft.metadata)).length === 0
  if (step !== 4) return true
  const { list, byIndex } = promptProblems(draft.prompts)
  return list === null && byIndex.size === 0
}

/** Where a deep link may land: the wanted step, or the last one before it that the draft allows. */
export function allowedStep(wanted: Step, draft: Draft | null): Step {
  if (wanted <= 2) return wanted
  if (!draft) return 1
  for (const step of [3, 4] as const) if (wanted > step && !canLeave(step, draft)) return step
  // The result comes after a save; what is written is played without one.
  return wanted === 6 && isNew(draft) ? 5 : wanted
}
