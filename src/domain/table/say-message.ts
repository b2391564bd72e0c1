import { countWord } from './amount.ts'
import type { Message, Messages, Params, Words } from './messages.ts'
import { listNames, nameOf } from './names.ts'
import type { Player } from './players.ts'
import type { Refusal } from './refusal.ts'
import { type TableCode, tableMessages } from './table-messages.ts'

const plurals = new Intl.PluralRules('en')

function wordsOf(players: readonly Player[]): Words {
  return {
    name: (seat) => nameOf(players, seat),
    names: (seats) => listNames(players, seats),
    count: countWord,
    plural: (count, one, other) => (plurals.select(count) === 'one' ? one : other),
  }
}

/** The sentence of a message. @throws RangeError when the catalogue has none */
export function sayMessage(
  messages: Messages,
  { code, params = {} }: Message,
  players: readonly Player[],
): string {
  const sentence = messages[code] as string | ((params: Params, words: Words) => string) | undefined
  if (sentence === undefined) throw new RangeError(`No message for ${code}`)
  return typeof sentence === 'string' ? sentence : sentence(params, wordsOf(players))
}

/** A refusal that names no seat. */
export function sayRefusal({ refused, params = {} }: Refusal<TableCode>): string {
  return sayMessage(tableMessages, { code: refused, params }, [])
}
