import { defineCommand, exitCodes, tooMuch, type Words, withHouse } from './command.ts'
import { printContacts } from './list-contacts.ts'

const usual = 50
const mostMessages = 100_000

export const contact = defineCommand({
  names: ['contact'],
  takes: '[how many]',
  does: 'what was written on the contact page',
  parse,
  run: ({ most }, shell) =>
    withHouse(shell, async ({ database }) => {
      shell.print(...(await printContacts(database.db, most)))
      return exitCodes.done
    }),
})

function parse({ rest: [many = String(usual), ...more] }: Words) {
  const most = /^\d{1,6}$/.test(many) ? Number(many) : 0
  if (most < 1 || most > mostMessages) {
    return { problem: `Say how many messages: a number from 1 to ${mostMessages}.` }
  }
  return tooMuch(more) ?? { most }
}
