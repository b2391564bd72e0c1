import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import {
  countContacts,
  type KeptContact,
  listContacts,
} from '#server/features/contact/contact-repository.ts'
import { printedTime } from './printed-time.ts'

/** What was written on the contact page, the newest last, as lines for the operator. */
export async function printContacts(db: Kysely<Tables>, most: number): Promise<string[]> {
  const [all, shown] = [await countContacts(db), await listContacts(db, most)]
  if (shown.length === 0) return ['Nobody has written.']
  const left = all - shown.length
  const older =
    left > 0 ? [`${left} older ${left === 1 ? 'one' : 'ones'} not shown: say how many.`] : []
  return [...older, ...shown.flatMap(linesOf)]
}

function linesOf({ createdAtMs, name, email, message, mailed }: KeptContact): string[] {
  const who = name === '' ? email : `${name} <${email}>`
  return [
    `${printedTime(createdAtMs)}  ${mailed ? 'mailed' : 'kept only'}  ${who}`,
    ...message.split('\n').map((line) => `    ${line}`),
  ]
}
