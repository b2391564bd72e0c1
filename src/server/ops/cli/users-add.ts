import { z } from 'zod'
import { transact } from '#server/db/transaction.ts'
import { addAccount } from '#server/features/accounts/change-account.ts'
import { cleanPerson, isUsableEmail } from '#server/features/accounts/person-rules.ts'
import { signInLinkHours } from '#server/features/accounts/sign-in-link.ts'
import {
  type CommandArguments,
  defineCommand,
  exitCodes,
  type Problem,
  rejectExtra,
  withServices,
} from './command.ts'
import { logAction, type OperatorAction, recordAction } from './operator-actions.ts'
import { makeLink } from './users-change.ts'

type Person = { name: string; email: string }

export const usersAdd = defineCommand({
  names: ['users add'],
  synopsis: '<e-mail> [--name "…"]',
  summary: 'creates an account and a sign-in link, also where SIGN_UP is off',
  notes: [
    `       The address counts as confirmed. The link works once, within ${signInLinkHours} hours: give it to nobody else.`,
  ],
  options: { name: { type: 'string' } },
  parse,
  run: (person, shell) =>
    withServices(shell, async (services) => {
      const { database, now } = services
      const userId = await transact(database.db, async (transaction) => {
        const id = await addAccount(transaction, person, now())
        if (id !== null) await recordAction(transaction, added(id), now())
        return id
      })
      if (userId === null) {
        shell.print(`${person.email} has an account: party-dojo users link ${person.email}`)
        return exitCodes.failed
      }
      logAction(services, added(userId))
      shell.print(
        `${person.email}: has an account. This link works once, for ${signInLinkHours} hours.`,
      )
      shell.print(await makeLink(services, userId))
      return exitCodes.done
    }),
})

const added = (subject: string): OperatorAction => ({ action: 'user_added', subject })

function parse({ options, positionals: [address, ...more] }: CommandArguments): Person | Problem {
  if (address === undefined) return { problem: 'Say who: their e-mail address.' }
  const email = address.trim().toLowerCase()
  if (!z.email().safeParse(email).success || !isUsableEmail(email)) {
    return { problem: `"${address}" is no e-mail address.` }
  }
  return rejectExtra(more) ?? cleanPerson({ name: String(options.name ?? ''), email })
}
