import { defineCommand, exitCodes, tooMuch, type Words, withHouse } from './command.ts'
import { listActions } from './operator-actions.ts'
import { readLimit } from './read-limit.ts'

const defaultLimit = 50

export const audit = defineCommand({
  names: ['audit'],
  takes: `[--limit ${defaultLimit}]`,
  does: 'what was done by hand to accounts and packs, and why',
  options: { limit: { type: 'string' } },
  parse: ({ options, rest }: Words) => tooMuch(rest) ?? readLimit(options.limit, defaultLimit),
  run: ({ limit }, shell) =>
    withHouse(shell, async ({ database }) => {
      shell.print(...(await listActions(database.db, limit)))
      return exitCodes.done
    }),
})
