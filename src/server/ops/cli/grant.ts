import { createHash } from 'node:crypto'
import { grantCoins } from '#server/features/profile/grant-coins.ts'
import {
  type CommandArguments,
  defineCommand,
  exitCodes,
  rejectExtra,
  withServices,
} from './command.ts'
import { findUser } from './find-user.ts'
import { logOperatorLine } from './operator-actions.ts'

const maxCoins = 1_000_000
const maxReasonLength = 200

export const grant = defineCommand({
  names: ['grant'],
  synopsis: '<user id or e-mail> <coins> --reason "…" [--key K] [--take]',
  summary: 'gives an account coins',
  notes: [
    '  --reason "…"  stored in the ledger, where the account’s owner reads it',
    '  --key K       one gift per account and key; by default made of the coins and the reason',
    '  --take        takes that many coins back',
  ],
  options: {
    reason: { type: 'string' },
    key: { type: 'string' },
    take: { type: 'boolean' },
  },
  parse,
  run: ({ who, ...wanted }, shell) =>
    withServices(shell, async ({ database, now, log }) => {
      const user = await findUser(database.db, who)
      if (!user) {
        shell.print('There is no such account.')
        return exitCodes.failed
      }
      const outcome = await grantCoins({ database, now }, { userId: user.id, ...wanted })
      // Logged at every level: an intruder would grant coins.
      const { amount, key } = wanted
      const facts = { audit: 'coins_granted', userId: user.id, amount, key, outcome: outcome.kind }
      logOperatorLine(log, facts)
      shell.print(`${user.name} <${user.email}>, ${user.id}: ${toMessage(outcome)}`)
      const isDone = outcome.kind === 'granted' || outcome.kind === 'repeated'
      return isDone ? exitCodes.done : exitCodes.failed
    }),
})

function parse({ options, positionals: [who, coins = '', ...more] }: CommandArguments) {
  const { reason = '', key = '', take } = options
  if (who === undefined) return { problem: 'Say who: the id of an account, or its e-mail address.' }
  const amount = /^\d{1,7}$/.test(coins) ? Number(coins) : 0
  if (amount < 1 || amount > maxCoins) {
    return { problem: `Say how many coins: a number from 1 to ${maxCoins}.` }
  }
  const note = String(reason).trim()
  if (note === '' || note.length > maxReasonLength || /\p{C}/u.test(note)) {
    return { problem: `Say why: --reason "…", at most ${maxReasonLength} characters on one line.` }
  }
  if (key !== '' && !/^[\w.-]{1,64}$/.test(String(key))) {
    return { problem: 'A key is up to 64 letters, digits, dots, dashes and underscores.' }
  }
  const signed = take === true ? -amount : amount
  const keyOrHash = String(key) || hashOf(`${signed} ${note}`)
  return rejectExtra(more) ?? { who, amount: signed, note: note, key: keyOrHash }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function toMessage(outcome: Awaited<ReturnType<typeof grantCoins>>): string {
  switch (outcome.kind) {
    case 'granted':
      return `done. The balance is ${outcome.balance}.`
    case 'repeated':
      return `done before. The balance is ${outcome.balance}.`
    case 'too few':
      return 'has too few coins for that, and keeps them all.'
    case 'taken':
      return `this key was used before, for ${outcome.amount} coins: ${outcome.note}`
  }
}
