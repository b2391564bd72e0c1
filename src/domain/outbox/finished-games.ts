export type FinishedGame = { game: string; sober: boolean }

const maxKept = 60

export function readFinishedGames(saved: unknown): FinishedGame[] {
  return Array.isArray(saved) ? saved.filter(isFinished).reduce(addFinishedGame, []) : []
}

/** The same game in the same mood counts once until it is sent. */
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
