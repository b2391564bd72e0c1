import { addTo } from '#domain/table/standings.ts'
import { rivalTeams } from './rules-sides.ts'
import type { State } from './rules-state.ts'
import { whoGuesses } from './rules-teams.ts'

/** Adds the current turn's points and clears the turn. */
export function settle(state: State): State {
  const { teams, rows, thief, options } = state
  const { team, seat } = whoGuesses(teams, state.played)
  const hits = hitsOf(state)
  const passes = rows.length - hits
  const own = addTo(state.points, [team], hits - (options.passCost ? passes : 0))
  const stolen = thief === null ? own : addTo(own, [thief])
  return {
    ...state,
    rows: [],
    thief: null,
    phrase: null,
    phraseNumber: 0,
    clock: null,
    limit: null,
    buzz: null,
    calls: {},
    forecasts: [],
    foul: null,
    stolenBy: null,
    fouls: 0,
    points: addTo(stolen, teamsThatKnew(state)),
    hits: addTo(state.hits, [seat], hits),
    passes: addTo(state.passes, [seat], passes),
  }
}

export function hitsOf({ rows }: Pick<State, 'rows'>): number {
  return rows.filter(({ isHit }) => isHit).length
}

/** Rivals whose median call is exact; known once the turn is listed. */
export function teamsThatKnew(state: State): number[] {
  if (state.phase !== 'list') return []
  const forecasts = state.forecasts ?? forecastsOf(state)
  return [...forecasts.keys()].filter((team) => forecasts[team] === hitsOf(state))
}

/** By team, of the rivals: who leaves after the list came changes no side's call. */
export function forecastsOf(state: State): (number | null)[] {
  const rivals = rivalTeams(state)
  return state.teams.map(({ seats }, team) =>
    rivals.includes(team) ? median(seats.flatMap((seat) => state.calls[seat] ?? [])) : null,
  )
}

/** Of two the lower. */
function median(counts: readonly number[]): number | null {
  const sorted = [...counts].sort((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}
