import { type Draft, packOfDraft } from '#domain/builder/draft.ts'
import { stepPath } from '#domain/builder/steps.ts'
import { PackTable } from '../play/pack-table.tsx'

/** Step 7: plays the draft; exit returns to step 6 (spec §4, "Pack play"). */
export function Step7Gameplay({ draft }: { draft: Draft }) {
  return <PackTable pack={packOfDraft(draft, draft.changedAtMs)} exitTo={stepPath(6)} />
}
