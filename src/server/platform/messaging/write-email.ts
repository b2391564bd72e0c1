import { emailPage } from './email-page.ts'
import { escapeHtml } from './escape-html.ts'
import { greeting } from './greeting.ts'
import type { MailMessage } from './message.ts'

type Email = {
  to: string
  name: string
  subject: string
  before: string[]
  /** The purpose of the email: a link, or a code to type. */
  link: { label: string; url: string } | { label: string; code: string }
  after: string[]
  /** For optional emails only. */
  footer?: { why: string; unsubscribeUrl: string }
}

const signature = 'Party Dojo'
const unsubscribeLabel = 'No more of these letters'

/** Text and HTML from the same sentences. */
export function writeEmail(email: Email): MailMessage {
  const { to, name, subject, before, link, after, footer } = email
  const hint = 'url' in link ? link.url : link.code
  const shown =
    'url' in link ? anchor(link.label, link.url) : escapeHtml(`${link.label}: ${link.code}`)
  const opening = [greeting(name), ...before]
  const closing = [...after, signature]
  return {
    channel: 'mail',
    to,
    subject,
    text: [
      ...opening,
      `${link.label}:\n${hint}`,
      ...closing,
      ...(footer ? [`${footer.why}\n${unsubscribeLabel}:\n${footer.unsubscribeUrl}`] : []),
    ].join('\n\n'),
    html: emailPage(subject, [
      ...opening.map(escapeHtml),
      `<strong>${shown}</strong>`,
      ...closing.map(escapeHtml),
      ...(footer
        ? [
            `<small>${escapeHtml(footer.why)} ${anchor(unsubscribeLabel, footer.unsubscribeUrl)}</small>`,
          ]
        : []),
    ]),
    hint,
    ...(footer && { unsubscribeUrl: footer.unsubscribeUrl }),
  }
}

function anchor(label: string, url: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`
}
