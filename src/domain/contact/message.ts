import { isBlank, toOneLine } from '../visible-text.ts'
import { isEmailAddress, longestEmail } from './email-address.ts'

/** All in UTF-16 units, as browsers and the contract count. */
export const longestName = 80
export const longestMessage = 4000

/** How long the house keeps what was written to it. */
export const keptMonths = 12

/** What somebody writes to whoever runs the house; `name` may be empty. */
export type ContactMessage = { name: string; email: string; message: string }

export type ContactFault = { field: keyof ContactMessage; sentence: string }

/** The first thing that is wrong with a message, or null when it may be sent. */
export function findContactFault({ name, email, message }: ContactMessage): ContactFault | null {
  if (name.length > longestName) return fault('name', `At most ${longestName} characters, please.`)
  if (isBlank(email)) return fault('email', 'Where should the answer go?')
  if (email.trim().length > longestEmail)
    return fault('email', `At most ${longestEmail} characters, please.`)
  if (!isEmailAddress(email.trim()))
    return fault('email', 'This does not look like an e-mail address.')
  if (isBlank(message)) return fault('message', 'Write a line or two first.')
  if (message.length > longestMessage) return fault('message', tooLong(message))
  return null
}

/** How much a text is over what the house reads, in a sentence. */
export function tooLong(message: string): string {
  const over = message.length - longestMessage
  return `That is ${over} ${over === 1 ? 'character' : 'characters'} more than fit. Shorten it a little.`
}

/** The message without what nobody sees around its address and in its name. */
export function tidyContact({ name, email, message }: ContactMessage): ContactMessage {
  return { name: toOneLine(name).trim(), email: email.trim(), message }
}

function fault(field: ContactFault['field'], sentence: string): ContactFault {
  return { field, sentence }
}
