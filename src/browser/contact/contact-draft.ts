import { emptyContactDraft, readContactDraft } from '#domain/contact/draft.ts'
import type { ContactMessage } from '#domain/contact/message.ts'
import { newId } from '../device/random.ts'
import { savedValue } from '../storage/saved-value.ts'

export const contactDraft = savedValue('contact-draft', readContactDraft)

export function writeContact(change: Partial<ContactMessage>): void {
  const draft = contactDraft.get()
  const attempt = draft.attempt ?? { id: newId(), content: '' }
  contactDraft.set({ ...draft, ...change, attempt })
}

export function dropContactDraft(): void {
  contactDraft.set(emptyContactDraft)
}
