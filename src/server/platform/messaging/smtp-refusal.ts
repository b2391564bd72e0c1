import { MessageRefused } from './transport.ts'

type SmtpError = Error & { command?: string; responseCode?: number; response?: string }

/** A 5xx to other commands concerns the account, not the message. */
const messageCommands = new Set(['RCPT TO', 'DATA'])
const authenticationRequired = 530

/**
 * A permanent refusal (5xx) of the recipient or the text; null when a retry may help. Keeps only
 * the codes: the text quotes the address.
 */
export function findRefusal(error: unknown): MessageRefused | null {
  if (!(error instanceof Error)) return null
  const { command = '', responseCode = 0, response = '' } = error as SmtpError
  if (!messageCommands.has(command) || responseCode < 500) return null
  if (responseCode === authenticationRequired) return null
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  return new MessageRefused(`${[responseCode, enhanced].filter(Boolean).join(' ')} to ${command}`)
}
