import { emptyContactDraft, readContactDraft } from '#domain/contact/draft.ts'
import type { ContactMessage } from '#domain/contact/message.ts'
import { newId } from '../device/random.ts'
import { savedValue } from '../storage/saved-value.ts'

/** What is being written to whoever runs the house, until it is sent. */
export const contactDraft = savedValue('contact-draft', readContactDraft)

/** Keeps what was typed, and the id that it will go out under. */
export function writeContact(change: Partial<ContactMessage>): void {
  const draft = contactDraft.get()
  const attempt = draft.attempt ?? { id: newId(), content: '' }
  contactDraft.set({ ...draft, ...change, attempt })
}

/** Nothing of it stays on this device. */
export function dropContactDraft(): void {
  contactDraft.set(emptyContactDraft)
}
