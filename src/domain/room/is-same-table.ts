import type { TableState } from '../table/seating.ts'

type Fields = Readonly<Record<string, unknown>>

/** Fields that a state may lack: players who came or left, more time, chances to answer. */
const optional = ['left', 'late', 'chances', 'time']

/**
 * Whether a state may be a later one of the other: the same seats, and fields of the same kinds, in
 * its deck too. All else is for the rules to check.
 */
export function isSameTable(sent: TableState, known: TableState): boolean {
  const { deck } = known as { deck?: Fields }
  return (
    known.players.every(({ id }, seat) => sent.players[seat]?.id === id) &&
    areAlike(sent as unknown as Fields, known as unknown as Fields) &&
    (!deck || Array.isArray(deck) || areAlike((sent as unknown as { deck: Fields }).deck, deck))
  )
}

function areAlike(sent: Fields, known: Fields): boolean {
  return Object.entries(known).every(([name, value]) =>
    sent[name] === undefined ? optional.includes(name) : isAlike(sent[name], value),
  )
}

function isAlike(sent: unknown, known: unknown): boolean {
  if (known === null || known === undefined || sent === null) return true
  if (!Array.isArray(known)) return typeof sent === typeof known && !Array.isArray(sent)
  return Array.isArray(sent) && sent.every((each) => isAlike(each, known[0]))
}
