import type { PackReport } from '#contract/packs.ts'
import { emailPage } from './email-page.ts'
import { escapeHtml } from './escape-html.ts'
import type { MailMessage } from './message.ts'

type Facts = {
  to: string
  packId: string
  name: string
  author: string
  report: PackReport
  isHidden: boolean
  link: string
}

export function composeReportEmail(facts: Facts): MailMessage {
  const { to, packId, name, author, report, isHidden, link } = facts
  const subject = `Pack reported: ${name}`
  const paragraphs = [
    `“${name}” by ${author} was reported: ${report.reason}.`,
    ...(report.words === '' ? [] : [report.words]),
    isHidden ? 'It has so many reports that it is hidden until you decide.' : 'It is still shown.',
    link,
    `Read it: party-dojo packs show ${packId}`,
    `Hide it: party-dojo packs hide ${packId} --reason "…"`,
    `Keep it, and close its reports: party-dojo reports resolve ${packId} keep`,
  ]
  return {
    channel: 'mail',
    to,
    subject,
    text: paragraphs.join('\n\n'),
    html: emailPage(
      subject,
      paragraphs.map((words) => escapeHtml(words).replaceAll('\n', '<br>')),
    ),
    hint: link,
  }
}
