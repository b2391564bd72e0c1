import { networkInterfaces } from 'node:os'
import type { CommandServices } from '#server/compose.ts'
import type { Env } from '#server/config/env.ts'
import { transact } from '#server/db/transaction.ts'
import {
  blockAccount,
  confirmEmail,
  endSessions,
  unblockAccount,
} from '#server/features/accounts/change-account.ts'
import { isPlaceholderEmail } from '#server/features/accounts/person-rules.ts'
import { makeSignInToken, signInLinkHours } from '#server/features/accounts/sign-in-link.ts'
import { findNetworkAddress } from '#server/lib/network-address.ts'
import { type CommandArguments, defineCommand, exitCodes, withServices } from './command.ts'
import { parseUserArgument, withUser } from './find-user.ts'
import { logAction, type OperatorAction, recordAction } from './operator-actions.ts'
import { readReason } from './read-reason.ts'
import { nameOf } from './users-list.ts'

export const usersConfirm = defineCommand({
  names: ['users confirm'],
  synopsis: '<who>',
  summary: 'marks an e-mail address as confirmed',
  parse: parseUserArgument,
  run: ({ who }, shell) =>
    withServices(shell, (services) =>
      withUser(services.database.db, who, shell, async (user) => {
        if (isPlaceholderEmail(user.email)) {
          shell.print(`${nameOf(user)} has no e-mail address to confirm.`)
          return exitCodes.failed
        }
        const done: OperatorAction = { action: 'user_confirmed', subject: user.id }
        const isNew = await transact(services.database.db, async (transaction) => {
          const changed = await confirmEmail(transaction, user.id, services.now())
          if (changed) await recordAction(transaction, done, services.now())
          return changed
        })
        if (isNew) logAction(services, done)
        shell.print(`${nameOf(user)}: ${isNew ? 'confirmed' : 'was confirmed before'}.`)
        return exitCodes.done
      }),
    ),
})

export const usersLink = defineCommand({
  names: ['users link'],
  synopsis: '<who>',
  summary: `creates a sign-in link, valid once, within ${signInLinkHours} hours`,
  notes: ['       Opening it signs in as this account: give it to nobody else.'],
  parse: parseUserArgument,
  run: ({ who }, shell) =>
    withServices(shell, (services) =>
      withUser(services.database.db, who, shell, async (user) => {
        if (user.blocked_at !== null) {
          shell.print(`${nameOf(user)} is blocked: party-dojo users unblock ${user.id}`)
          return exitCodes.failed
        }
        shell.print(`${nameOf(user)}: works once, for ${signInLinkHours} hours.`)
        shell.print(await makeLink(services, user.id))
        return exitCodes.done
      }),
    ),
})

/** Recorded in the audit log. */
export async function makeLink(services: CommandServices, userId: string): Promise<string> {
  const done: OperatorAction = { action: 'user_link_made', subject: userId }
  const token = await transact(services.database.db, async (transaction) => {
    await recordAction(transaction, done, services.now())
    return await makeSignInToken(transaction, userId, services.now())
  })
  logAction(services, done)
  return `${addressForPhones(services.env)}/sign-in?link=${token}`
}

/** ORIGIN, else the address of the start report. */
export function addressForPhones({ origin, host, port }: Env): string {
  if (origin !== null) return origin
  return `http://${findNetworkAddress(networkInterfaces(), host) ?? 'localhost'}:${port}`
}

function parseBlock(words: CommandArguments) {
  const who = parseUserArgument(words)
  if ('problem' in who) return who
  const why = readReason(words.options.reason)
  return 'problem' in why ? why : { ...who, ...why }
}

export const usersBlock = defineCommand({
  names: ['users block'],
  synopsis: '<who> --reason "…"',
  summary: 'signs an account out everywhere, and blocks it',
  options: { reason: { type: 'string' } },
  parse: parseBlock,
  run: ({ who, reason }, shell) =>
    withServices(shell, (services) =>
      withUser(services.database.db, who, shell, async (user) => {
        const done: OperatorAction = { action: 'user_blocked', subject: user.id, reason }
        const isNew = await transact(services.database.db, async (transaction) => {
          const changed = await blockAccount(transaction, user.id, reason, services.now())
          if (changed) await recordAction(transaction, done, services.now())
          return changed
        })
        await endSessions(services.database.db, user.id)
        if (isNew) logAction(services, done)
        shell.print(`${nameOf(user)}: ${isNew ? 'blocked' : 'was blocked before'}.`)
        return exitCodes.done
      }),
    ),
})

export const usersUnblock = defineCommand({
  names: ['users unblock'],
  synopsis: '<who>',
  summary: 'lets a blocked account sign in again',
  parse: parseUserArgument,
  run: ({ who }, shell) =>
    withServices(shell, (services) =>
      withUser(services.database.db, who, shell, async (user) => {
        const done: OperatorAction = { action: 'user_unblocked', subject: user.id }
        const isNew = await transact(services.database.db, async (transaction) => {
          const changed = await unblockAccount(transaction, user.id)
          if (changed) await recordAction(transaction, done, services.now())
          return changed
        })
        if (isNew) logAction(services, done)
        shell.print(`${nameOf(user)}: ${isNew ? 'may sign in again' : 'was not blocked'}.`)
        return exitCodes.done
      }),
    ),
})
