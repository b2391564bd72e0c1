import type { TableState } from '../table/seating.ts'

type Fields = Readonly<Record<string, unknown>>

/** Fields that a state may lack: players who came or left, more time, chances to answer. */
const optional = ['left', 'late', 'chances', 'time']

/**
 * Whether a state may have come of the other: its seats are those of it, each field is of the same
 * kind, and so are those of its deck. What its rules can tell is theirs to say.
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
