import type { ContactMessage } from './message.ts'

/** `null`: not typed yet, so the account may fill it in. */
export type ContactDraft = {
  name: string | null
  email: string | null
  message: string
  attempt: ContactAttempt | null
}

/**
 * Same content, same id: it never arrives twice. The id exists from the first letter on, so two
 * tabs that send at once send one message.
 */
export type ContactAttempt = { id: string; content: string }

export const emptyContactDraft: ContactDraft = {
  name: null,
  email: null,
  message: '',
  attempt: null,
}

export function readContactDraft(saved: unknown): ContactDraft {
  const { name, email, message, attempt } = (saved ?? {}) as Record<string, unknown>
  return {
    name: typeof name === 'string' ? name : null,
    email: typeof email === 'string' ? email : null,
    message: typeof message === 'string' ? message : '',
    attempt: readAttempt(attempt),
  }
}

export function contactAttempt(
  before: ContactAttempt | null,
  message: ContactMessage,
  newId: () => string,
): ContactAttempt {
  const content = JSON.stringify([message.name, message.email, message.message])
  const isSame = before !== null && (before.content === '' || before.content === content)
  return { id: isSame ? before.id : newId(), content }
}

export function isContactId(text: string): boolean {
  return /^[\da-f]{24}$/.test(text)
}

function readAttempt(saved: unknown): ContactAttempt | null {
  const { id, content } = (saved ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || typeof content !== 'string' || !isContactId(id)) return null
  return { id, content }
}
