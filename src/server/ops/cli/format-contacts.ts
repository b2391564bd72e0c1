import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import {
  countContacts,
  listContacts,
  type StoredContact,
} from '#server/features/contact/contact-repository.ts'
import { formatTime } from './format-time.ts'

/** Newest last. */
export async function formatContacts(db: Kysely<Tables>, limit: number): Promise<string[]> {
  const [all, shown] = [await countContacts(db), await listContacts(db, limit)]
  if (shown.length === 0) return ['Nobody has written.']
  const left = all - shown.length
  const older =
    left > 0 ? [`${left} older ${left === 1 ? 'one' : 'ones'} not shown: say how many.`] : []
  return [...older, ...shown.flatMap(linesOf)]
}

function linesOf({ createdAtMs, name, email, message, mailed }: StoredContact): string[] {
  const who = name === '' ? email : `${name} <${email}>`
  return [
    `${formatTime(createdAtMs)}  ${mailed ? 'mailed' : 'kept only'}  ${who}`,
    ...message.split('\n').map((line) => `    ${line}`),
  ]
}
