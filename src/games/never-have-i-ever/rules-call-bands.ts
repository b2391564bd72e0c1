/** Players from which on a call is a band, as there are too many numbers for a row of buttons. */
const bandsFrom = 12

/** How far off a call may be: exact up to seven players, by one up to thirteen, by two above. */
export function callAllowance(players: number): number {
  if (players > 13) return 2
  return players > 7 ? 1 : 0
}

export type CallChoice = { value: number; label: string }

/** What may be called: the numbers, or bands. Each count of a band is right for its value. */
export function callChoices(players: number): CallChoice[] {
  if (players < bandsFrom) {
    return [...Array(players + 1).keys()].map((value) => ({ value, label: String(value) }))
  }
  const allowance = callAllowance(players)
  const width = 2 * allowance + 1
  return Array.from({ length: Math.ceil((players + 1) / width) }, (_, band) => {
    const first = band * width
    const last = Math.min(first + width - 1, players)
    const value = Math.min(first + allowance, players)
    return { value, label: first === last ? String(first) : `${first}–${last}` }
  })
}
