/** From 1; `rounds` is 0 for no limit. */
export function roundWords(round: number, rounds: number): string {
  if (rounds === 0) return `round ${round}`
  return round === rounds ? 'last round' : `round ${round} of ${rounds}`
}
