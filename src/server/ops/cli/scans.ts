import { defineCommand, exitCodes, tooMuch, type Words, withHouse } from './command.ts'
import { listScans } from './list-scans.ts'

const usualDays = 30
/** Ten years. */
const mostDays = 3650

export const scans = defineCommand({
  names: ['scans'],
  takes: `[--days ${usualDays}]`,
  does: 'how often printed codes were followed',
  options: { days: { type: 'string' } },
  parse,
  run: ({ days }, shell) =>
    withHouse(shell, async ({ database, now }) => {
      shell.print(...(await listScans(database.db, now(), days)))
      return exitCodes.done
    }),
})

function parse({ options, rest }: Words) {
  // `npm run` keeps `--days` for itself unless told otherwise, and hands on the number alone.
  const [days, ...more] = 'days' in options ? [options.days, ...rest] : rest
  const number = days ?? String(usualDays)
  if (typeof number !== 'string' || !/^[1-9]\d{0,3}$/.test(number) || Number(number) > mostDays) {
    return { problem: `Say how many days: 1 to ${mostDays}.` }
  }
  return tooMuch(more.map(String)) ?? { days: Number(number) }
}
