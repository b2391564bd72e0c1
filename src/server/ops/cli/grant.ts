import { createHash } from 'node:crypto'
import { grantCoins } from '#server/features/profile/grant-coins.ts'
import { defineCommand, exitCodes, tooMuch, type Words, withHouse } from './command.ts'
import { findUser } from './find-user.ts'

const mostCoins = 1_000_000
const longestReason = 200

export const grant = defineCommand({
  names: ['grant'],
  takes: '<user id or e-mail> <coins> --reason "…" [--key K] [--take]',
  does: 'gives somebody coins',
  notes: [
    '  --reason "…"  stands in the ledger, where whoever gets the coins may read it',
    '  --key K       under one key somebody gets one gift; by default the coins and the reason are it',
    '  --take        takes that many coins back',
  ],
  options: {
    reason: { type: 'string' },
    key: { type: 'string' },
    take: { type: 'boolean' },
  },
  parse,
  run: ({ who, ...wanted }, shell) =>
    withHouse(shell, async ({ database, now, log }) => {
      const user = await findUser(database.db, who)
      if (!user) {
        shell.print('There is no such account.')
        return exitCodes.failed
      }
      const outcome = await grantCoins({ database, now }, { userId: user.id, ...wanted })
      // Coins by hand are what an intruder on the machine would want: said whatever the level.
      const { amount, key } = wanted
      const facts = { audit: 'coins_granted', userId: user.id, amount, key, outcome: outcome.kind }
      log.child({}, { level: 'warn' }).warn(facts, 'by the operator')
      shell.print(`${user.name} <${user.email}>, ${user.id}: ${toMessage(outcome)}`)
      const isDone = outcome.kind === 'granted' || outcome.kind === 'repeated'
      return isDone ? exitCodes.done : exitCodes.failed
    }),
})

function parse({ options, rest: [who, coins = '', ...more] }: Words) {
  const { reason = '', key = '', take } = options
  if (who === undefined) return { problem: 'Say who: the id of an account, or its e-mail address.' }
  const amount = /^\d{1,7}$/.test(coins) ? Number(coins) : 0
  if (amount < 1 || amount > mostCoins) {
    return { problem: `Say how many coins: a number from 1 to ${mostCoins}.` }
  }
  const words = String(reason).trim()
  if (words === '' || words.length > longestReason || /\p{C}/u.test(words)) {
    return { problem: `Say why: --reason "…", at most ${longestReason} characters on one line.` }
  }
  if (key !== '' && !/^[\w.-]{1,64}$/.test(String(key))) {
    return { problem: 'A key is up to 64 letters, digits, dots, dashes and underscores.' }
  }
  const signed = take === true ? -amount : amount
  const keyOrHash = String(key) || hashOf(`${signed} ${words}`)
  return tooMuch(more) ?? { who, amount: signed, words, key: keyOrHash }
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
      return `this key was used before, for ${outcome.amount} coins: ${outcome.words}`
  }
}
