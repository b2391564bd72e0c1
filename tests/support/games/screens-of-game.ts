import { isRefusal } from '#domain/table/refusal.ts'
import type { SavedGame } from '#domain/table/saved-game.ts'
import type { TableState } from '#domain/table/seating.ts'
import { loadRandomGames } from './load-random-games.ts'
import { countTables, playGame } from './random-games.ts'

const gamesPlayed = 60
const movesPlayed = 120

/**
 * Saved games of one table size, one for each kind of screen that random games come past: states
 * whose views have other values for phase and kind, or other parts. Their players have these names.
 */
export async function screensOfGame(
  slug: string,
  names: readonly string[],
): Promise<SavedGame<TableState, unknown>[]> {
  const games = await loadRandomGames(slug)
  const { rules } = games
  const sized = { ...games, players: [names.length] }
  const found = new Map<string, SavedGame<TableState, unknown>>()
  for (let round = 0; round < gamesPlayed; round++) {
    const table = round % countTables(sized)
    const wishes = Array.from({ length: movesPlayed }, (_, at) => (round * 389 + at * 7919) % 1000)
    for (const { outcome } of playGame(sized, { seed: round, table, wishes })) {
      if (isRefusal(outcome) || rules.ended(outcome)) continue
      const state = named(rules.pause(outcome), names)
      const kind = kindOf(rules.view(state, 'device') as object)
      found.set(kind, {
        ...{ rulesVersion: rules.version, players: state.players, state, source: null },
        ...{
          options: sized.options[table],
          dealtAtMs: 0,
          stopped: false,
          left: false,
          sober: false,
        },
      })
    }
  }
  return [...found.values()]
}

const kindWords = ['phase', 'name', 'type', 'kind', 'game']

/** What tells one screen from another: which parts of a view are there, and the words of their kind. */
function kindOf(view: object, depth = 0): string {
  return Object.entries(view)
    .map(([key, value]) => {
      if (kindWords.includes(key) && typeof value === 'string') return value
      if (value === null || typeof value !== 'object') return value === null ? '-' : 'o'
      if (Array.isArray(value)) return 'o'
      return depth < 2 ? `(${kindOf(value, depth + 1)})` : 'o'
    })
    .join('')
}

/** The same state with other names at the table. */
function named<State extends TableState>(state: State, names: readonly string[]): State {
  const players = state.players.map((player, seat) => ({
    ...player,
    name: names[seat] ?? player.name,
  }))
  return { ...state, players }
}
