/** Which round it is, from 1, and whether it is the last; `rounds` is 0 where there is no last one. */
export function roundWords(round: number, rounds: number): string {
  if (rounds === 0) return `round ${round}`
  return round === rounds ? 'last round' : `round ${round} of ${rounds}`
}
