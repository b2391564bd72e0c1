import { escapeHtml } from './escape-html.ts'
import { greeting } from './greeting.ts'
import type { MailMessage } from './message.ts'

type Letter = {
  to: string
  name: string
  subject: string
  before: string[]
  link: { label: string; url: string }
  after: string[]
}

const signature = 'Party Dojo'

/** Text and HTML of one mail, from the same sentences: whoever reads only one misses nothing. */
export function writeLetter({ to, name, subject, before, link, after }: Letter): MailMessage {
  const opening = [greeting(name), ...before]
  const closing = [...after, signature]
  const anchor = `<a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a>`
  return {
    channel: 'mail',
    to,
    subject,
    text: [...opening, `${link.label}:\n${link.url}`, ...closing].join('\n\n'),
    html: page(subject, [
      ...opening.map(escapeHtml),
      `<strong>${anchor}</strong>`,
      ...closing.map(escapeHtml),
    ]),
    hint: link.url,
  }
}

// No colours: light and dark are the reader's own.
function page(title: string, paragraphs: string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en-GB">',
    `<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 sans-serif">',
    ...paragraphs.map((html) => `<p style="margin:0 0 16px;max-width:36em">${html}</p>`),
    '</body>',
    '</html>',
  ].join('\n')
}
