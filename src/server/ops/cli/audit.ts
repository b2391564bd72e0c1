import {
  type CommandArguments,
  defineCommand,
  exitCodes,
  rejectExtra,
  withServices,
} from './command.ts'
import { listActions } from './operator-actions.ts'
import { readLimit } from './read-limit.ts'

const defaultLimit = 50

export const audit = defineCommand({
  names: ['audit'],
  synopsis: `[--limit ${defaultLimit}]`,
  summary: 'the audit log: what operators did to accounts and packs, and why',
  options: { limit: { type: 'string' } },
  parse: ({ options, positionals }: CommandArguments) =>
    rejectExtra(positionals) ?? readLimit(options.limit, defaultLimit),
  run: ({ limit }, shell) =>
    withServices(shell, async ({ database }) => {
      shell.print(...(await listActions(database.db, limit)))
      return exitCodes.done
    }),
})
