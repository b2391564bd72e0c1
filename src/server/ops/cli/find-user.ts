import type { Kysely, Selectable } from 'kysely'
import type { AccountTables } from '#server/db/schema/account-tables.ts'
import type { Tables } from '#server/db/tables.ts'
import { starterOwnerId } from '#server/features/packs/starter/starter-owner.ts'
import {
  type CommandArguments,
  type ExitCode,
  exitCodes,
  type Problem,
  rejectExtra,
  type Shell,
} from './command.ts'

export type UserRow = Selectable<AccountTables['users']>

/** By id, email address (stored in lower case) or phone number. */
export async function findUser(db: Kysely<Tables>, who: string): Promise<UserRow | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '!=', starterOwnerId)
    .where((eb) =>
      eb.or([
        eb('id', '=', who),
        eb('email', '=', who.toLowerCase()),
        eb('phone_number', '=', who),
      ]),
    )
    .executeTakeFirst()
  return row ?? null
}

export function parseUserArgument({
  positionals: [who, ...more],
}: CommandArguments): { who: string } | Problem {
  if (who === undefined) {
    return { problem: 'Say who: the id of an account, its e-mail address or its phone number.' }
  }
  return rejectExtra(more) ?? { who }
}

/** Prints an error when there is no such account. */
export async function withUser(
  db: Kysely<Tables>,
  who: string,
  { print }: Pick<Shell, 'print'>,
  use: (user: UserRow) => Promise<ExitCode>,
): Promise<ExitCode> {
  const user = await findUser(db, who)
  if (user) return await use(user)
  print('There is no such account.')
  return exitCodes.failed
}
