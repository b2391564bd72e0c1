import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { readMessageFiles } from '#server/platform/messaging/message-files.ts'
import { toQueued } from '#server/platform/messaging/message-repository.ts'
import { formatTime } from './format-time.ts'

export type WaitingMessage = {
  id: string
  createdAtMs: number
  channel: string
  to: string
  subject: string
  /** Null without a link or code. */
  hint: string | null
  text: string
  /** `outbox`: a file for the operator to pass on; `unsent`: still to be sent. */
  state: 'outbox' | 'unsent'
}

/** Newest last. */
export async function readWaitingMessages(
  db: Kysely<Tables>,
  folder: string,
): Promise<WaitingMessage[]> {
  const rows = await db.selectFrom('messages').selectAll().execute()
  const unsent = rows.map((row): WaitingMessage => {
    const { id, createdAtMs, message } = toQueued(row)
    const { channel, to, hint, text } = message
    const subject = channel === 'mail' ? message.subject : 'SMS'
    return { id: id.slice(-8), createdAtMs, channel, to, subject, hint, text, state: 'unsent' }
  })
  const files = await readMessageFiles(folder)
  const kept = files.map(({ headers, ...file }): WaitingMessage => {
    const subject = headers.Subject ?? 'SMS'
    const hint = headers.Link ?? headers.Code ?? null
    return { ...file, to: headers.To ?? '', subject, hint, state: 'outbox' }
  })
  return [...kept, ...unsent].toSorted((a, b) => a.createdAtMs - b.createdAtMs)
}

export function listWaitingMessages(all: readonly WaitingMessage[], max: number): string[] {
  if (all.length === 0) return ['No message waits.']
  const shown = all.slice(-max)
  const left = all.length - shown.length
  return [
    ...(left > 0 ? [`${left} older not shown: --limit ${all.length} shows all.`] : []),
    ...shown.flatMap((message) => [
      headOf(message),
      ...(message.hint ? [`    ${message.hint}`] : []),
    ]),
  ]
}

export function showWaitingMessage(message: WaitingMessage): string[] {
  return [headOf(message), '', ...message.text.split('\n')]
}

function headOf({ id, createdAtMs, to, subject, state }: WaitingMessage): string {
  const note = state === 'unsent' ? '  (not sent yet)' : ''
  return plain(`${formatTime(createdAtMs)}  ${id}  ${to}  ${subject}${note}`)
}

/** Strips terminal escapes of an address. */
function plain(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ')
}
