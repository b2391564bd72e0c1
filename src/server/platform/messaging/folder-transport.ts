import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../observability/log.ts'
import type { MailMessage, Message } from './message.ts'
import { oneClickHeaderName, oneClickHeaderValue } from './one-click.ts'
import type { Queued, Transport } from './transport.ts'

/** As long as messages are retried. */
const retentionMs = 24 * 60 * 60 * 1000

/** Without a transport, messages become files for the operator. */
export function folderTransport(folder: string, log: Pick<Log, 'info'>): Transport<Message> {
  return async (queued) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = fileName(queued)
    const tempFile = join(folder, `.${name}.part`)
    await writeFile(tempFile, fileText(queued.message), { mode: 0o600, flush: true })
    await rename(tempFile, join(folder, name))
    await deleteOldFiles(folder, queued.createdAtMs - retentionMs)
    const fields = { event: 'message.kept_in_outbox', messageId: queued.id } as const
    log.info(
      { ...fields, channel: queued.message.channel },
      'A message waits in a file: party-dojo messages',
    )
  }
}

/** Selects emails to these addresses, and those with these ids to any address. */
export type MessageRecipient = { addresses: readonly string[]; messageIds: readonly string[] }

export async function deleteMessageFiles(
  folder: string,
  { addresses, messageIds }: MessageRecipient,
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

/** The same in every attempt: a retry replaces its file. */
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

function hintHeaders({ hint }: Message): string[] {
  if (/^https?:/.test(hint)) return [`Link: ${hint}`]
  return /^\d+$/.test(hint) ? [`Code: ${hint}`] : []
}

/** Removes line breaks and terminal escapes. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ')
}
