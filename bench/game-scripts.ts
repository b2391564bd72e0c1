export type GameScripts = {
  title: string
  /** What the build says its door needs. */
  preloads: readonly string[]
  /** What came from its door until it ran. */
  loaded: readonly string[]
}

/** The scripts that a prerendered page names, by their paths. */
export async function preloadsOf(origin: string, path: string): Promise<string[]> {
  const html = await fetch(`${origin}${path}`).then((answer) => answer.text())
  const paths = [...html.matchAll(/\/assets\/[\w.-]+\.js\b/g)].map(([found]) => found)
  return [...new Set(paths)]
}

/**
 * A line for each of a game's own scripts that was loaded without opening that game. Its own are those
 * that its start screen names and neither home nor another one does, and what no other game fetched
 * later on.
 */
export function findEarly(
  games: readonly GameScripts[],
  namedAtHome: readonly string[],
  loadedAtHome: readonly string[],
): string[] {
  return games.flatMap((game) => {
    const others = games.filter((other) => other !== game)
    const named = new Set([...namedAtHome, ...others.flatMap(({ preloads }) => preloads)])
    const fetched = new Set(others.flatMap(({ loaded }) => loaded))
    const own = new Set([
      ...game.preloads.filter((path) => !named.has(path)),
      ...game.loaded.filter((path) => !named.has(path) && !fetched.has(path)),
    ])
    const places = [{ title: 'home', loaded: loadedAtHome }, ...others]
    return places.flatMap(({ title, loaded }) =>
      loaded.filter((path) => own.has(path)).map((path) => `${path} at ${title}`),
    )
  })
}
