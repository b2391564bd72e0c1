import { Navigate } from 'react-router'
import { useIsAlive } from '#browser/use-saved.ts'
import { packOfDraft } from '#domain/builder/draft.ts'
import { allowedStep, stepPath } from '#domain/builder/steps.ts'
import { PackTable } from '../play/play-pack.tsx'
import { useDraft } from './use-draft.ts'

/** Step 7: the pack as it stands here, played; exit returns to step 6 (spec §4, "Pack play"). */
export default function Step7Gameplay() {
  const isAlive = useIsAlive()
  const { draft } = useDraft()
  if (!isAlive) return <title>Play | Party Dojo</title>
  const allowed = allowedStep(7, draft)
  if (!draft || allowed !== 7) return <Navigate to={stepPath(allowed)} replace />
  return <PackTable pack={packOfDraft(draft, draft.changedAtMs)} exitTo={stepPath(6)} />
}
