type Playable = { slug: string; players: { min: number; max: number } }

export function nextGame<G extends Playable>(
  games: readonly G[],
  played: string,
  playerCount: number,
): G | null {
  const at = games.findIndex(({ slug }) => slug === played)
  const round = [...games.slice(at + 1), ...games.slice(0, Math.max(0, at))]
  const fits = ({ players }: G) => playerCount >= players.min && playerCount <= players.max
  return round.find(fits) ?? null
}
