import { isDeepStrictEqual } from 'node:util'
import { randomInt, seeded } from '#domain/random.ts'
import { applyMove } from '#domain/table/apply-move.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import type { Actor, TableState, Viewer } from '#domain/table/seating.ts'
import { partOf } from './parts.ts'
import { countTables, playGame, type RandomGames, seatings } from './random-games.ts'

type Any = RandomGames<TableState, unknown, unknown, unknown>

/** A phase of a game: whom it waits for and who speaks with a phone each, who may do what. */
export type PhaseRow = {
  phase: string
  waits: string[]
  speaks: string[]
  moves: Record<string, string[]>
}

type Rows = Map<string, PhaseRow>

/** At each table. */
const gamesPlayed = 24
const movesPlayed = 220
/** States of one phase at one table that are looked at closely. */
const maxLooks = 60
/** Of one move in one phase at one table. */
const maxTries = 12
const maxPlayers = 8
/** Sent by phones too, once the clock has run out. */
const clockMoves = new Set(['timeout', 'go'])

/** The phases that random games come past, in that order, with a phone each first. */
export function phaseRows(games: Any): PhaseRow[] {
  const rows: Rows = new Map()
  const sized = { ...games, players: games.players.filter((count) => count <= maxPlayers) }
  for (const seating of seatings.toReversed()) {
    for (let table = 0; table < countTables(sized); table++) {
      const counts = new Map<string, number>()
      for (let seed = 0; seed < gamesPlayed; seed++) {
        const random = seeded(seed)
        const wishes = Array.from({ length: movesPlayed }, () => randomInt(1000, random))
        for (const { state, context } of playGame(sized, { seed, table, wishes }, seating)) {
          lookFrom(games, state, context.now, rows, counts)
          noteSpeaking(games, state, rows)
        }
      }
    }
  }
  return [...rows.values()].map(tidy)
}

/** What moves make of a state is looked at too: random games are long past it by their next. */
function lookFrom(
  games: Any,
  first: TableState,
  now: number,
  rows: Rows,
  counts: Map<string, number>,
): void {
  const open = [first]
  for (let state = open.pop(); state; state = open.pop()) {
    if (games.rules.ended(state)) continue
    const phase = games.phaseOf(state)
    const looked = counts.get(phase) ?? 0
    if (looked >= maxLooks) continue
    counts.set(phase, looked + 1)
    const row = rows.get(phase) ?? { phase, waits: [], speaks: [], moves: {} }
    rows.set(phase, row)
    open.push(...look(games, state, now, row, counts))
  }
}

/** Of every state: a story in Mix comes late and seldom. */
function noteSpeaking({ rules, phaseOf, partsOf }: Any, state: TableState, rows: Rows): void {
  const { seats = [] } = rules.speaking?.(state) ?? {}
  if (seats.length === 0) return
  rows.get(phaseOf(state))?.speaks.push(...seats.map(partOf(partsOf?.(state))))
}

/** Gives what moves make of the state. */
function look(
  { rules, tries, partsOf }: Any,
  state: TableState,
  now: number,
  row: PhaseRow,
  counts: Map<string, number>,
): TableState[] {
  const outcomes: TableState[] = []
  const partIn = partOf(partsOf?.(state))
  if (state.seating === 'own') row.waits.push(...rules.waitsFor(state).map(partIn))
  const due = rules.due(state)
  if (due) addMove(row, 'the clock', nameOf(due.move))
  // Past a clock's end anything may only stop it.
  const inTime = Math.min(now, (due?.atMs ?? Infinity) - 1)
  const actors: readonly Extract<Viewer, Actor>[] =
    state.seating === 'own' ? seatsHere(state) : ['device']
  for (const by of actors) {
    const who = typeof by === 'number' ? partIn(by) : 'the one phone'
    const context = { by, now: inTime, random: seeded(1), away: [] }
    for (const move of tries(state, by)) {
      const key = `${row.phase} ${who} ${nameOf(move)}`
      const seen = counts.get(key) ?? 0
      if (seen >= maxTries || clockMoves.has(nameOf(move))) continue
      const outcome = applyMove(rules, state, move, context)
      if (isRefusal(outcome) || isDeepStrictEqual(outcome, state)) continue
      counts.set(key, seen + 1)
      const isOfHost = state.seating === 'own' && rules.hostMoves?.includes(nameOf(move))
      addMove(row, isOfHost ? 'the host' : who, nameOf(move))
      outcomes.push(outcome)
    }
  }
  return outcomes
}

function addMove({ moves }: PhaseRow, who: string, name: string): void {
  moves[who] = [...(moves[who] ?? []), name]
}

/** Of a card in Mix: the move of its own game. */
function nameOf(move: unknown): string {
  const { type, move: inside } = move as { type: string; move?: unknown }
  return inside ? nameOf(inside) : type
}

/** Those with a part of their own come before them. */
const last = ['the others', 'all', 'the one phone', 'the clock']

function tidy({ phase, waits, speaks, moves }: PhaseRow): PhaseRow {
  const once = (words: readonly string[]) => [...new Set(words)].sort()
  const named = Object.entries(moves).map(([who, names]) => [who, once(names)] as const)
  named.sort(([one], [other]) => last.indexOf(one) - last.indexOf(other))
  return { phase, waits: once(waits), speaks: once(speaks), moves: Object.fromEntries(named) }
}
