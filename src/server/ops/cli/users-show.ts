import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { defineCommand, exitCodes, withServices } from './command.ts'
import { parseUserArgument, type UserRow, withUser } from './find-user.ts'
import { formatTime } from './format-time.ts'
import { nameOf, statesOf } from './users-list.ts'

export const usersShow = defineCommand({
  names: ['users show'],
  synopsis: '<who>',
  summary: 'an account: sign-in methods, packs, operator actions',
  parse: parseUserArgument,
  run: ({ who }, shell) =>
    withServices(shell, ({ database, now }) =>
      withUser(database.db, who, shell, async (user) => {
        shell.print(...(await describeUser(database.db, user, now())))
        return exitCodes.done
      }),
    ),
})

async function describeUser(db: Kysely<Tables>, user: UserRow, nowMs: number): Promise<string[]> {
  const ways = await db
    .selectFrom('accounts')
    .select('provider_id')
    .where('user_id', '=', user.id)
    .execute()
  const sessions = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .where('expires_at', '>', new Date(nowMs).toISOString())
    .execute()
  const packs = await db
    .selectFrom('packs')
    .select('pack_id')
    .where('owner_id', '=', user.id)
    .where('deleted_at', 'is', null)
    .execute()
  const done = await db
    .selectFrom('operator_actions')
    .selectAll()
    .where('subject', '=', user.id)
    .orderBy('at')
    .execute()
  const providers = ways.map(({ provider_id: id }) => (id === 'credential' ? 'password' : id))
  const { phone_number: phone, blocked_at: blockedAt } = user
  return [
    [nameOf(user), ...statesOf(user)].join('  '),
    `id        ${user.id}`,
    `since     ${user.created_at.slice(0, 16).replace('T', ' ')}`,
    `signs in  ${[...providers, ...(phone === null ? [] : [`phone ${phone}`])].join(', ') || 'by no way yet'}`,
    `sessions  ${sessions.length}`,
    `packs     ${packs.length}`,
    ...(blockedAt === null
      ? []
      : [`blocked   ${formatTime(blockedAt)}: ${user.blocked_reason ?? ''}`]),
    ...done.map(
      ({ at, action, reason }) =>
        `          ${formatTime(at)}  ${action}${reason ? `: ${reason}` : ''}`,
    ),
  ]
}
