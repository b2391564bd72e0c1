import { defineCommand, exitCodes, parseNoArguments, withServices } from './command.ts'
import { listReports } from './list-reports.ts'

export const reports = defineCommand({
  names: ['reports'],
  summary: 'packs with open reports',
  parse: parseNoArguments,
  run: (_, shell) =>
    withServices(shell, async ({ database }) => {
      shell.print(...(await listReports(database.db)))
      return exitCodes.done
    }),
})
