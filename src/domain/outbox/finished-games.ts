/** A game that was played to its end while signed out. */
export type FinishedGame = { game: string; sober: boolean }

/** Longer than the list of games, in both moods: a list beyond that is not ours. */
const maxKept = 60

/** Whatever is saved, as games that were finished here, each once; rubbish is left out. */
export function readFinishedGames(saved: unknown): FinishedGame[] {
  return Array.isArray(saved) ? saved.filter(isFinished).reduce(addFinishedGame, []) : []
}

/** With one more at the end: the same game in the same mood counts once until it is sent. */
export function addFinishedGame(
  games: readonly FinishedGame[],
  { game, sober }: FinishedGame,
): FinishedGame[] {
  const isKnown = games.some((other) => other.game === game && other.sober === sober)
  return isKnown ? [...games] : [...games, { game, sober }].slice(-maxKept)
}

function isFinished(item: unknown): item is FinishedGame {
  const { game, sober } = (item ?? {}) as Record<string, unknown>
  return typeof game === 'string' && typeof sober === 'boolean'
}
