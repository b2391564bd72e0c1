import { isRefusal } from '#domain/table/refusal.ts'
import type { SavedGame } from '#domain/table/saved-game.ts'
import type { TableState } from '#domain/table/seating.ts'
import { loadRandomGames } from './load-random-games.ts'
import { countTables, playGame } from './random-games.ts'

const gamesPlayed = 60
const movesPlayed = 120

/**
 * Saved games of one table size, so that each part of a view is there once in each phase and kind
 * that random games come past, and is missing once. Their players have these names.
 */
export async function screensOfGame(
  slug: string,
  names: readonly string[],
): Promise<SavedGame<TableState, unknown>[]> {
  const games = await loadRandomGames(slug)
  const { rules } = games
  const sized = { ...games, players: [names.length] }
  const found: SavedGame<TableState, unknown>[] = []
  const seen = new Set<string>()
  for (let round = 0; round < gamesPlayed; round++) {
    const table = round % countTables(sized)
    const wishes = Array.from({ length: movesPlayed }, (_, at) => (round * 389 + at * 7919) % 1000)
    for (const { outcome } of playGame(sized, { seed: round, table, wishes })) {
      if (isRefusal(outcome) || rules.ended(outcome)) continue
      const state = named(rules.pause(outcome), names)
      const unseen = partsOf(rules.view(state, 'device') as object).filter(
        (part) => !seen.has(part),
      )
      if (unseen.length === 0) continue
      for (const part of unseen) seen.add(part)
      found.push({
        rulesVersion: rules.version,
        players: state.players,
        state,
        source: null,
        options: sized.options[table],
        dealtAtMs: 0,
        stopped: false,
        left: false,
        sober: false,
      })
    }
  }
  return found
}

/** A name is a kind in a phase only: elsewhere it is what a rule or a player is called. */
const kindWords = /(^|\.)(phase|phase\.name|type|kind|game)$/

/** What tells one screen from another: each part of a view, beside the words of the view's kind. */
function partsOf(view: object): string[] {
  const words: string[] = []
  const parts = [...walk(view, '', words)]
  return parts.map((part) => `${words.join()} ${part}`)
}

function* walk(view: object, path: string, words: string[], depth = 0): Generator<string> {
  for (const [key, value] of Object.entries(view)) {
    const at = `${path}.${key}`
    if (typeof value === 'string' && kindWords.test(at)) words.push(value)
    else if (value === null) yield `no ${at}`
    else if (typeof value !== 'object') continue
    else if (depth < 2 && !Array.isArray(value)) yield* walk(value, at, words, depth + 1)
    else yield at
  }
  yield path
}

/** The same state with other names at the table. */
function named<State extends TableState>(state: State, names: readonly string[]): State {
  const players = state.players.map((player, seat) => ({
    ...player,
    name: names[seat] ?? player.name,
  }))
  return { ...state, players }
}
