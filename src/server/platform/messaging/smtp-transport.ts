import type { MailMessage } from './message.ts'
import { oneClickHeaderName, oneClickHeaderValue } from './one-click.ts'
import { findRefusal } from './smtp-refusal.ts'
import type { Transport } from './transport.ts'

const stepTimeoutMs = 10_000
const wholeTimeoutMs = 30_000

type Settings = { url: string; from: string }

/** `smtps:` is encrypted from the start, `smtp:` as the server offers. */
export function smtpTransport({ url, from }: Settings): Transport<MailMessage> {
  // Loaded with the first email.
  let mailer: ReturnType<typeof openMailer> | null = null
  return async ({ id, message }) => {
    mailer ??= openMailer(url)
    const { to, subject, text, html, replyTo, unsubscribeUrl } = message
    const sent = (await mailer).sendMail({
      from: { name: 'Party Dojo', address: from },
      // As an object, it is always one address.
      to: { name: '', address: to },
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      html,
      // The same in every attempt, so that mail servers can detect repeats.
      messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      // Prevents out-of-office replies.
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
