import type { MailMessage } from './message.ts'
import { oneClickHeaderName, oneClickHeaderValue } from './one-click.ts'
import { findRefusal } from './smtp-refusal.ts'
import type { Transport } from './transport.ts'

const stepTimeoutMs = 10_000
const wholeTimeoutMs = 30_000

type Settings = { url: string; from: string }

/** Hands mail to the server at `url`; `smtps:` from the first byte encrypted, else as it offers. */
export function smtpTransport({ url, from }: Settings): Transport<MailMessage> {
  // Loaded with the first mail: many a server never sends one.
  let mailer: ReturnType<typeof openMailer> | null = null
  return async ({ id, message }) => {
    mailer ??= openMailer(url)
    const { to, subject, text, html, replyTo, unsubscribeUrl } = message
    const sent = (await mailer).sendMail({
      from: { name: 'Party Dojo', address: from },
      // As an object it is one address, whatever it looks like.
      to: { name: '', address: to },
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      html,
      // The same in every attempt, so that a mail server can tell a repeat.
      messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      // Keeps "I am on holiday" from answering.
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl !== undefined && { [oneClickHeaderName]: oneClickHeaderValue }),
      },
      ...(unsubscribeUrl !== undefined && { list: { unsubscribe: unsubscribeUrl } }),
      signal: AbortSignal.timeout(wholeTimeoutMs),
    })
    await sent.catch((error: unknown) => {
      throw findRefusal(error) ?? error
    })
  }
}

async function openMailer(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    dnsTimeout: stepTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
