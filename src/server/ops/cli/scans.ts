import {
  type CommandArguments,
  defineCommand,
  exitCodes,
  rejectExtra,
  withServices,
} from './command.ts'
import { listScans } from './list-scans.ts'

const defaultDays = 30
const maxDays = 3650

export const scans = defineCommand({
  names: ['scans'],
  synopsis: `[--days ${defaultDays}]`,
  summary: 'how often printed codes were followed',
  options: { days: { type: 'string' } },
  parse,
  run: ({ days }, shell) =>
    withServices(shell, async ({ database, now }) => {
      shell.print(...(await listScans(database.db, now(), days)))
      return exitCodes.done
    }),
})

function parse({ options, positionals }: CommandArguments) {
  // `npm run` swallows `--days` and passes on the number.
  const [days, ...more] = 'days' in options ? [options.days, ...positionals] : positionals
  const number = days ?? String(defaultDays)
  if (typeof number !== 'string' || !/^[1-9]\d{0,3}$/.test(number) || Number(number) > maxDays) {
    return { problem: `Say how many days: 1 to ${maxDays}.` }
  }
  return rejectExtra(more.map(String)) ?? { days: Number(number) }
}
