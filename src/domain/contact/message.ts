import { isBlank, toOneLine } from '../visible-text.ts'
import { isEmailAddress, maxEmailLength } from './email-address.ts'

export const maxContactNameLength = 80
export const maxMessageLength = 4000

export const retentionMonths = 12

export type ContactMessage = { name: string; email: string; message: string }

export type ContactProblem = { field: keyof ContactMessage; sentence: string }

export function validateContactMessage({
  name,
  email,
  message,
}: ContactMessage): ContactProblem | null {
  if (name.length > maxContactNameLength)
    return problem('name', `At most ${maxContactNameLength} characters, please.`)
  if (isBlank(email)) return problem('email', 'Where should the answer go?')
  if (email.trim().length > maxEmailLength)
    return problem('email', `At most ${maxEmailLength} characters, please.`)
  if (!isEmailAddress(email.trim()))
    return problem('email', 'This does not look like an e-mail address.')
  if (isBlank(message)) return problem('message', 'Write a line or two first.')
  if (message.length > maxMessageLength) return problem('message', tooLongMessage(message))
  return null
}

export function tooLongMessage(message: string): string {
  const over = message.length - maxMessageLength
  return `That is ${over} ${over === 1 ? 'character' : 'characters'} more than fit. Shorten it a little.`
}

export function tidyContact({ name, email, message }: ContactMessage): ContactMessage {
  return { name: toOneLine(name).trim(), email: email.trim(), message }
}

function problem(field: ContactProblem['field'], sentence: string): ContactProblem {
  return { field, sentence }
}
