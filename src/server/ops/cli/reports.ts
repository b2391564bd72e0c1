import { defineCommand, exitCodes, parseNothing, withHouse } from './command.ts'
import { listReports } from './list-reports.ts'

export const reports = defineCommand({
  names: ['reports'],
  does: 'packs with open reports',
  parse: parseNothing,
  run: (_, shell) =>
    withHouse(shell, async ({ database }) => {
      shell.print(...(await listReports(database.db)))
      return exitCodes.done
    }),
})
