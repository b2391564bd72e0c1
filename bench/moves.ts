import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { randomInt, seeded } from '#domain/random.ts'
import { applyMove } from '#domain/table/apply-move.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import type { TableState } from '#domain/table/seating.ts'
import { games } from '#games/registry.ts'
import {
  countTables,
  playGame,
  type RandomGames,
  type Step,
} from '#tests/support/games/random-games.ts'
import { type Measurement, median, type Row } from './measurement.ts'

type AnyGames = RandomGames<TableState, unknown, unknown, unknown>

const wantedMoves = 3000
const maxGames = 2000
const movesAGame = 200
const warmUpMs = 300
const roundMs = 400
const rounds = 5
const unit = 'moves/s'
const everyGoal = { atLeast: 20_000 }
const lightestGoal = { atLeast: 200_000 }

/** Moves a second through the rules of every game, on one core. */
export async function measure(): Promise<Measurement> {
  const rows: Row[] = []
  for (const { slug, title } of games) {
    const tries = await loadTries(slug)
    rows.push(
      tries
        ? { what: title, unit, goal: everyGoal, ...timeMoves(tries) }
        : { what: title, value: 0, unit, goal: everyGoal, note: `no ${pathOf(slug)}` },
    )
  }
  const lightest = rows.reduce((best, row) => (row.value > best.value ? row : best))
  rows.push({ ...lightest, what: `the lightest: ${lightest.what}`, goal: lightestGoal })
  return { title: 'Moves a second through the rules', rows }
}

const pathOf = (slug: string) => `tests/support/games/random-moves/${slug}.ts`

async function loadTries(slug: string): Promise<AnyGames | null> {
  const path = join(import.meta.dirname, '..', pathOf(slug))
  if (!existsSync(path)) return null
  const loaded = (await import(path)) as { games: AnyGames }
  return loaded.games
}

/** Plays the moves of random games again, each from where it was made. */
function timeMoves(tries: AnyGames): Pick<Row, 'value' | 'note'> {
  const steps = recordMoves(tries)
  const { rules } = tries
  const playFor = (ms: number) => {
    const startMs = performance.now()
    let count = 0
    while (performance.now() - startMs < ms) {
      for (const { state, move, context } of steps) applyMove(rules, state, move, context)
      count += steps.length
    }
    return (count / (performance.now() - startMs)) * 1000
  }
  playFor(warmUpMs)
  const values = Array.from({ length: rounds }, () => playFor(roundMs))
  const tables = `${countTables(tries)} kinds of table`
  return { value: median(values), note: `${steps.length} moves of random games, ${tables}` }
}

/** Moves that were allowed, of every kind of table in turn. */
function recordMoves(tries: AnyGames): Step<TableState, unknown>[] {
  const steps: Step<TableState, unknown>[] = []
  for (let seed = 0; seed < maxGames && steps.length < wantedMoves; seed += 1) {
    const random = seeded(seed)
    const wishes = Array.from({ length: movesAGame }, () => randomInt(1000, random))
    const game = { seed, table: seed % countTables(tries), wishes }
    for (const step of playGame(tries, game)) if (!isRefusal(step.outcome)) steps.push(step)
  }
  if (steps.length < wantedMoves) throw new Error('The random games hardly get anywhere.')
  return steps
}
