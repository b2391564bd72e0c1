import { messagesFolder } from '#server/platform/messaging/choose-transports.ts'
import {
  type CommandArguments,
  defineCommand,
  exitCodes,
  rejectExtra,
  withServices,
} from './command.ts'
import { readLimit } from './read-limit.ts'
import { listWaitingMessages, readWaitingMessages, showWaitingMessage } from './waiting-messages.ts'

const defaultLimit = 50

export const messages = defineCommand({
  names: ['messages'],
  synopsis: `[--limit ${defaultLimit}]`,
  summary: 'waiting messages, with their links and codes',
  notes: [
    'Without SMTP_URL or SMS_WEBHOOK_URL messages lie for a day in DATA_DIR/outbox of the machine that',
    'wrote them: hand on the link or the code yourself. With them, what is listed is not delivered yet.',
    'What was written on the contact page: party-dojo contact.',
  ],
  options: { limit: { type: 'string' } },
  parse: ({ options, positionals }: CommandArguments) =>
    rejectExtra(positionals) ?? readLimit(options.limit, defaultLimit),
  run: ({ limit }, shell) =>
    withServices(shell, async ({ database, env }) => {
      const all = await readWaitingMessages(database.db, messagesFolder(env))
      shell.print(...listWaitingMessages(all, limit))
      return exitCodes.done
    }),
})

export const messagesShow = defineCommand({
  names: ['messages show'],
  synopsis: '<id>',
  summary: 'one message, in full',
  parse: ({ positionals: [id, ...more] }: CommandArguments) => {
    if (id === undefined) return { problem: 'Say which message: its id as the list shows it.' }
    return rejectExtra(more) ?? { id }
  },
  run: ({ id }, shell) =>
    withServices(shell, async ({ database, env }) => {
      const all = await readWaitingMessages(database.db, messagesFolder(env))
      const found = all.find((message) => message.id === id)
      shell.print(...(found ? showWaitingMessage(found) : ['There is no such message.']))
      return found ? exitCodes.done : exitCodes.failed
    }),
})
