import { isDeepStrictEqual } from 'node:util'
import type { Seating, TableState, Viewer } from '#domain/table/seating.ts'
import { loadRandomGames } from '../games/load-random-games.ts'
import { countTables, playGame } from '../games/random-games.ts'
import { isCard, plainCards } from './plain-cards.ts'

const gamesPlayed = 8
const movesPlayed = 90
type AnyRules = Awaited<ReturnType<typeof loadRandomGames>>['rules']

/** A word of the rules; everything else in a view is data. */
const code = /^[a-z-]{2,20}$/
export const names = ['Ada', 'Ben', 'Cleo', 'Dan']

/** What one viewer has before them. */
export type Moment = {
  /** Who looks, in words. */
  who: string
  viewer: Viewer
  phase: string
  view: unknown
  state: TableState
  options: unknown
  /** Epoch milliseconds. */
  nowMs: number
}

/** Moments of random games at a table of four, so that every trait of a view is there for each who. */
export async function* momentsOf(slug: string, seating: Seating): AsyncGenerator<Moment> {
  const games = await loadRandomGames(slug)
  const { rules, phaseOf } = games
  const lists = (games.lists ?? []).map((list) => (list.some(isCard) ? plainCards(list) : list))
  const sized = { ...games, lists, players: [names.length] }
  const seen = new Set<string>()
  for (let round = 0; round < gamesPlayed; round++) {
    const table = round % countTables(sized)
    const wishes = Array.from({ length: movesPlayed }, (_, at) => (round * 389 + at * 7919) % 1000)
    let last: TableState | null = null
    const steps = playGame(sized, { seed: round, table, wishes }, seating, withNames)
    for (const { state, context } of steps) {
      last = state
      if (rules.ended(state)) break
      const phase = phaseOf(state)
      for (const [who, viewer, at = state] of viewersOf(rules, state)) {
        const view = rules.view(at, viewer)
        const name = at === state ? phase : `${phase}, its clocks at rest`
        const unseen = [...traitsOf(view)]
          .map((trait) => `${who} ${name} ${trait}`)
          .filter((trait) => !seen.has(trait))
        if (unseen.length === 0) continue
        for (const trait of unseen) seen.add(trait)
        const options = sized.options[table]
        yield { who, viewer, phase: name, view, state: at, options, nowMs: context.now }
      }
    }
    // Ended by its rules, or by the table.
    if (last) {
      const [phase, options] = ['over', sized.options[table]]
      const of = { who: 'the end', viewer: 'device' as const, phase, nowMs: 0 }
      yield { ...of, view: rules.recap(last), state: last, options }
    }
  }
}

type Seen = [who: string, viewer: Viewer, at?: TableState]

function viewersOf(rules: AnyRules, state: TableState): Seen[] {
  if (state.seating === 'passed') {
    const one = 'the one phone'
    const paused = rules.pause(state)
    const isSame = isDeepStrictEqual(rules.view(paused, 'device'), rules.view(state, 'device'))
    return [[one, 'device'], ...(isSame ? [] : [[one, 'device', paused] as Seen])]
  }
  const waitsFor = rules.waitsFor(state)
  const awaited = waitsFor[0]
  const other = [...state.players.keys()].find((seat) => !waitsFor.includes(seat))
  const seats: Seen[] = [
    ...(awaited === undefined ? [] : [['a seat that is waited for', awaited] as Seen]),
    ...(other === undefined ? [] : [['a seat that is not', other] as Seen]),
  ]
  return [...seats, ['the audience', 'audience'], ['the TV', 'screen']]
}

const mostDeep = 3

/** Which parts are there, how many of them, what is yes or no, and what is none or one. */
function* traitsOf(value: unknown, path = '', depth = 0): Generator<string> {
  if (typeof value === 'boolean' || value === null) yield `${path} ${value}`
  if (typeof value === 'string') yield code.test(value) ? `${path} ${value}` : path
  if (typeof value === 'number' && depth < mostDeep) yield `${path} ${value > 1 ? 'more' : value}`
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) yield `${path} of ${Math.min(value.length, 2)}`
  if (depth === mostDeep) return
  const parts = Array.isArray(value) ? value.map((each) => ['', each]) : Object.entries(value)
  for (const [key, each] of parts) yield* traitsOf(each, `${path}.${key}`, depth + 1)
}

function withNames<State extends TableState>(state: State): State {
  const players = state.players.map((player, seat) => ({
    ...player,
    name: names[seat] ?? player.name,
  }))
  return { ...state, players }
}
