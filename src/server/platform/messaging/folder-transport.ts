import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { MailMessage, Message } from './message.ts'
import { oneClickHeaderName, oneClickHeaderValue } from './one-click.ts'
import type { Queued, Transport } from './transport.ts'

/** As long as a message is tried to be delivered: whoever has moved on is forgotten by then. */
const retentionMs = 24 * 60 * 60 * 1000

/** Where nothing is configured: messages become files for the operator, who is told that they wait. */
export function folderTransport(folder: string, log: Pick<Logger, 'info'>): Transport<Message> {
  return async (queued) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = fileName(queued)
    const tempFile = join(folder, `.${name}.part`)
    await writeFile(tempFile, fileText(queued.message), { mode: 0o600, flush: true })
    await rename(tempFile, join(folder, name))
    await deleteOldFiles(folder, queued.createdAtMs - retentionMs)
    const facts = { event: 'message.kept_in_outbox', messageId: queued.id }
    log.info(
      { ...facts, channel: queued.message.channel },
      'A message waits in the outbox: party-dojo messages',
    )
  }
}

/** Whose letters go: those to their addresses, and those by these ids, to whomever they are. */
export type OutboxRecipient = { addresses: readonly string[]; messageIds: readonly string[] }

/** Removes these letters where they lie there, and leaves everybody else's. */
export async function deleteOutboxFiles(
  folder: string,
  { addresses, messageIds }: OutboxRecipient,
): Promise<void> {
  const firstLines = addresses.map((to) => `${oneLine(`To: ${to}`)}\n`)
  const endings = messageIds.map(nameEnding)
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name)
    const text = await readFile(file, 'utf8').catch(() => '')
    const isForRecipient =
      firstLines.some((line) => text.startsWith(line)) ||
      endings.some((ending) => name.endsWith(ending))
    if (isForRecipient) await rm(file, { force: true })
  }
}

async function deleteOldFiles(folder: string, untilMs: number): Promise<void> {
  const oldest = fileTime(untilMs)
  for (const name of await readdir(folder)) {
    if (/^\d{4}-.*\.txt$/.test(name) && name < oldest) await rm(join(folder, name), { force: true })
  }
}

/** The same in every attempt: a repeat replaces its file. */
function fileName({ id, createdAtMs, message }: Queued): string {
  return `${fileTime(createdAtMs)}-${message.channel}${nameEnding(id)}`
}

function nameEnding(id: string): string {
  return `-${id.slice(-8)}.txt`
}

function fileTime(ms: number): string {
  return new Date(ms).toISOString().replace(/[:.]/g, '-')
}

function fileText(message: Message): string {
  const headers = [`To: ${message.to}`]
  if (message.channel === 'mail') headers.push(...mailHeaders(message))
  headers.push(...hintHeaders(message))
  return `${headers.map(oneLine).join('\n')}\n\n${message.text}\n`
}

function mailHeaders({ subject, replyTo, unsubscribeUrl }: MailMessage): string[] {
  return [
    `Subject: ${subject}`,
    ...(replyTo === undefined ? [] : [`Reply-To: ${replyTo}`]),
    ...(unsubscribeUrl === undefined
      ? []
      : [`List-Unsubscribe: <${unsubscribeUrl}>`, `${oneClickHeaderName}: ${oneClickHeaderValue}`]),
  ]
}

/** What the operator hands on, where a message is sent for it. */
function hintHeaders({ hint }: Message): string[] {
  if (/^https?:/.test(hint)) return [`Link: ${hint}`]
  return /^\d+$/.test(hint) ? [`Code: ${hint}`] : []
}

/** No line break or terminal command from an address or a name. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ')
}
