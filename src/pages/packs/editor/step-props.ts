import type { Draft } from '#domain/builder/draft.ts'
import type { DraftState } from './use-draft.ts'
import type { Saving } from './use-saving.ts'

/** The first steps may have no draft yet. */
export type FirstStepProps = DraftState & { saving: Saving }

/** For later steps. */
export type StepProps = FirstStepProps & { draft: Draft }
