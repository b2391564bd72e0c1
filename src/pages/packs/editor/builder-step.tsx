import { useEffect } from 'react'
import { data, useLocation, useNavigate } from 'react-router'
import { useIsHydrated } from '#browser/storage/use-saved.ts'
import { routeNotFoundMessage } from '#contract/error-messages.ts'
import { allowedStep, stepOfName, stepPath } from '#domain/builder/steps.ts'
import type { Route } from './+types/builder-step'
import { EditorFrame } from './editor-frame.tsx'
import { Step1Landing } from './step-1-landing.tsx'
import { Step2Explanation } from './step-2-explanation.tsx'
import { Step3Setup } from './step-3-setup.tsx'
import { Step4Prompts } from './step-4-prompts.tsx'
import { Step5Review } from './step-5-review.tsx'
import { Step6Success } from './step-6-success.tsx'
import { Step7Gameplay } from './step-7-gameplay.tsx'
import { useDraft } from './use-draft.ts'
import { useSaving } from './use-saving.ts'

const firstSteps = { 1: Step1Landing, 2: Step2Explanation } as const
const laterSteps = { 3: Step3Setup, 4: Step4Prompts, 5: Step5Review, 6: Step6Success } as const

export function loader({ params }: Route.LoaderArgs) {
  return requireStep(params.step)
}

/** No request: all steps are in the first one's chunk. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return requireStep(params.step)
}

function requireStep(name: string): null {
  if (stepOfName(name) !== null) return null
  throw data(routeNotFoundMessage(`/editor/steps/${name}`), { status: 404 })
}

export default function BuilderStep({ params }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const isHydrated = useIsHydrated()
  const draftState = useDraft()
  const { draft } = draftState
  const saving = useSaving(draft)
  const step = stepOfName(params.step) ?? 1
  // Drafts are known after hydration.
  const allowed = isHydrated ? allowedStep(step, draft) : step
  useEffect(() => {
    if (allowed !== step) void navigate(stepPath(allowed) + search, { replace: true })
  }, [allowed, step, search, navigate])

  if (allowed !== step) return null
  if (step === 7) return draft ? <Step7Gameplay draft={draft} /> : <title>Play | Party Dojo</title>
  if (step <= 2) {
    const Beginning = firstSteps[step as keyof typeof firstSteps]
    return (
      <EditorFrame step={step} draft={draft} saving={saving}>
        <Beginning {...draftState} saving={saving} />
      </EditorFrame>
    )
  }
  const Screen = laterSteps[step as keyof typeof laterSteps]
  return (
    <EditorFrame step={step} draft={draft} saving={saving}>
      {draft && <Screen {...draftState} draft={draft} saving={saving} />}
    </EditorFrame>
  )
}
