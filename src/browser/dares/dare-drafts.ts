import { type DareKind, dareKinds } from '#domain/dares/dare.ts'
import { type Draft, readDraft } from '#domain/dares/draft.ts'
import { type SavedValue, savedValue } from '../storage/saved-value.ts'

export const dareDrafts = Object.fromEntries(
  dareKinds.map((kind) => [
    kind,
    savedValue(`dare-draft:${kind}`, (saved) => readDraft(kind, saved)),
  ]),
) as Record<DareKind, SavedValue<Draft>>
