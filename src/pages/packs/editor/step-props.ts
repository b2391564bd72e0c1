import type { Draft } from '#domain/builder/draft.ts'
import type { DraftState } from './use-draft.ts'
import type { Saving } from './use-saving.ts'

/** What the first steps of the builder work with: there may be no pack yet. */
export type FirstStepProps = DraftState & { saving: Saving }

/** What every later step works with. */
export type StepProps = FirstStepProps & { draft: Draft }
