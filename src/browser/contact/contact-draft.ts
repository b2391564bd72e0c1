import { emptyContactDraft, readContactDraft } from '#domain/contact/draft.ts'
import { savedValue } from '../saved-value.ts'

/** What is being written to whoever runs the house, until it is sent. */
export const contactDraft = savedValue('contact-draft', readContactDraft)

/** Nothing of it stays on this device. */
export function dropContactDraft(): void {
  contactDraft.set(emptyContactDraft)
}
