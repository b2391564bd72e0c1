import { countWord } from './amount.ts'
import { listNames, nameOf } from './names.ts'
import type { Player, Seat } from './players.ts'

export type Param = string | number | boolean | null | readonly number[]
export type Params = Readonly<Record<string, Param>>

/** What rules say: a code, whose sentence is in a catalogue. */
export type Message<Code extends string = string> = { code: Code; params?: Params }

/** What the sentences of one language are made with. */
export type Words = {
  name: (seat: Seat) => string
  names: (seats: readonly Seat[]) => string
  /** In letters up to ten. */
  count: (count: number) => string
  plural: (count: number, one: string, other: string) => string
}

/** Sentences by code, in one language. */
export type Messages<Code extends string = string> = {
  readonly [C in Code]: string | ((params: never, words: Words) => string)
}

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
