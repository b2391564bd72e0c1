import type { ContactMessage } from '#domain/contact/message.ts'
import { emailPage } from './email-page.ts'
import { escapeHtml } from './escape-html.ts'
import type { MailMessage } from './message.ts'

/** Sent to the operator, with the author as reply-to. */
export function composeContactEmail(
  to: string,
  { name, email, message }: ContactMessage,
): MailMessage {
  const sender = name === '' ? email : `${name} (${email})`
  const subject = `Contact page: ${name === '' ? email : name}`
  const opening = `${sender} wrote on the contact page:`
  const closing = `Answer this letter, and it goes to ${email}.`
  return {
    channel: 'mail',
    to,
    replyTo: email,
    subject,
    text: [opening, message, closing].join('\n\n'),
    html: emailPage(subject, [
      escapeHtml(opening),
      escapeHtml(message).replaceAll('\n', '<br>'),
      escapeHtml(closing),
    ]),
    hint: email,
  }
}
