import { metadataProblems, promptProblems } from '../packs/validate-pack.ts'
import { type Draft, isNew } from './draft.ts'

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

export function stepOfName(name: string): Step | null {
  const at = (stepNames as readonly string[]).indexOf(name)
  return at === -1 ? null : ((at + 1) as Step)
}

export function nextStep(step: Step): Step {
  return Math.min(step + 1, 6) as Step
}

export function previousStep(step: Step): Step {
  return Math.max(step - 1, 1) as Step
}

/** Spec §2: leaving step 3 needs valid metadata, leaving step 4 valid prompts. */
export function canLeave(step: Step, draft: Draft): boolean {
  if (step === 3) return Object.keys(metadataProblems(draft.metadata)).length === 0
  if (step !== 4) return true
  const { list, byIndex } = promptProblems(draft.prompts)
  return list === null && byIndex.size === 0
}

export function allowedStep(wanted: Step, draft: Draft | null): Step {
  if (wanted <= 2) return wanted
  if (!draft) return 1
  for (const step of [3, 4] as const) if (wanted > step && !canLeave(step, draft)) return step
  return wanted === 6 && isNew(draft) ? 5 : wanted
}
