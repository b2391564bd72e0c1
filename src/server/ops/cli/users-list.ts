import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { isPlaceholderEmail } from '#server/features/accounts/person-rules.ts'
import { starterOwnerId } from '#server/features/packs/starter/starter-owner.ts'
import { defineCommand, exitCodes, withServices } from './command.ts'
import { containsWords } from './contains-words.ts'
import type { UserRow } from './find-user.ts'
import { defaultLimit, listNewest, listOptions, parseList } from './list-options.ts'

export const users = defineCommand({
  names: ['users'],
  synopsis: `[--find words] [--limit ${defaultLimit}]`,
  summary: 'accounts, newest last',
  notes: ['  --find words  part of a name, an e-mail address or a phone number'],
  options: listOptions,
  parse: parseList,
  run: ({ limit, find }, shell) =>
    withServices(shell, async ({ database }) => {
      shell.print(...(await listUsers(database.db, find, limit)))
      return exitCodes.done
    }),
})

async function listUsers(db: Kysely<Tables>, find: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '!=', starterOwnerId)
    .where((eb) =>
      eb.or(
        (['name', 'email', 'phone_number'] as const).map((name) =>
          containsWords(sql.ref(name), find),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  if (rows.length === 0) return [find === '' ? 'Nobody has an account.' : 'Nobody fits that.']
  return listNewest(rows, limit, lineOf)
}

function lineOf(user: UserRow): string {
  return [user.created_at.slice(0, 10), user.id, nameOf(user), ...statesOf(user)].join('  ')
}

export function nameOf({ name, email, phone_number }: UserRow): string {
  const reached = isPlaceholderEmail(email) ? phone_number : email
  return `${name === '' ? '(no name)' : name} <${reached ?? ''}>`.replace(/\p{C}+/gu, ' ')
}

export function statesOf({ email, email_verified, blocked_at }: UserRow): string[] {
  const isUnproven = email_verified === 0 && !isPlaceholderEmail(email)
  return [...(isUnproven ? ['not confirmed'] : []), ...(blocked_at === null ? [] : ['blocked'])]
}
