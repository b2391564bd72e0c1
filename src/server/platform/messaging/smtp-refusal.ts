import { MessageRefused } from './transport.ts'

/** What the mail library says of an answer of the mail server's. */
type SmtpError = Error & { command?: string; responseCode?: number; response?: string }

/** These are about one message; a 5xx to any other command is about the account that sends. */
const messageCommands = new Set(['RCPT TO', 'DATA'])
const authenticationRequired = 530

/**
 * The refusal in a failed hand-over, where the mail server refuses the recipient or the text for good
 * (5xx); null for all that another try may mend. Only the codes are kept: the text quotes the address.
 */
export function findRefusal(error: unknown): MessageRefused | null {
  if (!(error instanceof Error)) return null
  const { command = '', responseCode = 0, response = '' } = error as SmtpError
  if (!messageCommands.has(command) || responseCode < 500) return null
  if (responseCode === authenticationRequired) return null
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  return new MessageRefused(`${[responseCode, enhanced].filter(Boolean).join(' ')} to ${command}`)
}
