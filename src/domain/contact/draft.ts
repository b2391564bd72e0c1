import type { ContactMessage } from './message.ts'

/**
 * What lies on the contact page; null where nobody has typed yet, so that who is signed in can be
 * filled in. `attempt` is how it was last sent, in case the answer was lost on its way.
 */
export type ContactDraft = {
  name: string | null
  email: string | null
  message: string
  attempt: ContactAttempt | null
}

/**
 * The same content goes out under the same id, so that it never arrives twice. The id is there from
 * the first letter on, while the content is still empty: two tabs that send at once send one.
 */
export type ContactAttempt = { id: string; content: string }

export const emptyContactDraft: ContactDraft = {
  name: null,
  email: null,
  message: '',
  attempt: null,
}

/** Whatever is saved, as something to go on with. */
export function readContactDraft(saved: unknown): ContactDraft {
  const { name, email, message, attempt } = (saved ?? {}) as Record<string, unknown>
  return {
    name: typeof name === 'string' ? name : null,
    email: typeof email === 'string' ? email : null,
    message: typeof message === 'string' ? message : '',
    attempt: readAttempt(attempt),
  }
}

/** How a message goes out: as before where it is what it was, else under an id of its own. */
export function contactAttempt(
  before: ContactAttempt | null,
  message: ContactMessage,
  newId: () => string,
): ContactAttempt {
  const content = JSON.stringify([message.name, message.email, message.message])
  const isSame = before !== null && (before.content === '' || before.content === content)
  return { id: isSame ? before.id : newId(), content }
}

/** As this device makes them: 24 hexadecimal digits. */
export function isContactId(text: string): boolean {
  return /^[\da-f]{24}$/.test(text)
}

function readAttempt(saved: unknown): ContactAttempt | null {
  const { id, content } = (saved ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || typeof content !== 'string' || !isContactId(id)) return null
  return { id, content }
}
