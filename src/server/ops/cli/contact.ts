import {
  type CommandArguments,
  defineCommand,
  exitCodes,
  rejectExtra,
  withServices,
} from './command.ts'
import { formatContacts } from './format-contacts.ts'

const defaultCount = 50
const maxMessages = 100_000

export const contact = defineCommand({
  names: ['contact'],
  synopsis: '[how many]',
  summary: 'messages from the contact page',
  parse,
  run: ({ most }, shell) =>
    withServices(shell, async ({ database }) => {
      shell.print(...(await formatContacts(database.db, most)))
      return exitCodes.done
    }),
})

function parse({ positionals: [many = String(defaultCount), ...more] }: CommandArguments) {
  const most = /^\d{1,6}$/.test(many) ? Number(many) : 0
  if (most < 1 || most > maxMessages) {
    return { problem: `Say how many messages: a number from 1 to ${maxMessages}.` }
  }
  return rejectExtra(more) ?? { most }
}
