import { type Random, seeded } from '#domain/random.ts'
import type { GameRules, MoveContext } from '#domain/table/game-rules.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { isRefusal, type Refusal } from '#domain/table/refusal.ts'
import { seatPlayers } from './play-rules.ts'

/** What it takes to play some rules at random; each game's stands in `random-moves/<slug>.ts`. */
export type RandomGames<State, Move, View, Options> = {
  rules: GameRules<State, Move, View, Options>
  /** House rules to play by, in turn. */
  options: readonly Options[]
  /** Sizes of the table, in turn. */
  players: readonly number[]
  lists?: readonly (readonly string[])[]
  /** Moves that somebody might try here, allowed or not. */
  tries: (state: State, seat: Seat | null) => readonly Move[]
}

/** One of them: which table, and for every move a number that chooses among those that are tried. */
export type RandomGame = { seed: number; table: number; wishes: readonly number[] }

export type Step<State, Move> = {
  state: State
  move: Move
  context: MoveContext
  outcome: State | Refusal
}

/** How many tables there are to play at. */
export function countTables({
  options,
  players,
}: Pick<RandomGames<never, never, never, unknown>, 'options' | 'players'>): number {
  return options.length * players.length
}

/**
 * Plays a game move by move, and gives each of them, those that were refused too.
 * @param keep what every state goes through before anything is done with it
 */
export function* playGame<State extends { players: readonly Player[] }, Move, View, Options>(
  { rules, options, players, lists = [], tries }: RandomGames<State, Move, View, Options>,
  { seed, table, wishes }: RandomGame,
  keep: (state: State) => State = (state) => state,
): Generator<Step<State, Move>, State> {
  const random: Random = seeded(seed)
  const count = players[table % players.length] as number
  const chosen = options[Math.floor(table / players.length)] as Options
  let state = keep(rules.start({ players: seatPlayers(count), lists, options: chosen }, random))
  let now = 1_000_000
  for (const wish of wishes) {
    now += (wish % 40) * 100
    const seat = rules.holder(state)
    const moves = tries(state, seat)
    const move = moves[wish % moves.length]
    if (move === undefined) break
    const context = { seat, now, random }
    const outcome = rules.move(state, move, context)
    yield { state, move, context, outcome }
    if (!isRefusal(outcome)) state = keep(outcome)
  }
  return state
}
