/** Players from which on a call is a band, as there are too many numbers for a row of buttons. */
const bandsFrom = 12

/** How far off a call may be: exact up to seven players, by one up to thirteen, by two above. */
function callAllowance(players: number): number {
  if (players > 13) return 2
  return players > 7 ? 1 : 0
}

/** A band is right for the counts that it names, the last one too. */
export function isRightCall(call: number, count: number, players: number): boolean {
  return players < bandsFrom
    ? Math.abs(call - count) <= callAllowance(players)
    : callOf(call, players) === callOf(count, players)
}

/** The value of the choice that names this count; a call stays one where the table shrinks. */
export function callOf(count: number, players: number): number {
  if (players < bandsFrom) return count
  const allowance = callAllowance(players)
  const width = 2 * allowance + 1
  const first = Math.floor(Math.min(count, players) / width) * width
  return Math.min(first + allowance, players)
}

export type CallChoice = { value: number; label: string }

/** What may be called: the numbers, or bands. */
export function callChoices(players: number): CallChoice[] {
  if (players < bandsFrom) {
    return [...Array(players + 1).keys()].map((value) => ({ value, label: String(value) }))
  }
  const width = 2 * callAllowance(players) + 1
  return Array.from({ length: Math.ceil((players + 1) / width) }, (_, band) => {
    const first = band * width
    const last = Math.min(first + width - 1, players)
    return {
      value: callOf(first, players),
      label: first === last ? String(first) : `${first}–${last}`,
    }
  })
}
