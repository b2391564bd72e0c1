import { type Random, randomInt, seeded } from '#domain/random.ts'
import { applyMove } from '#domain/table/apply-move.ts'
import type { GameRules, MoveContext } from '#domain/table/game-rules.ts'
import type { Messages } from '#domain/table/messages.ts'
import type { Seat } from '#domain/table/players.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { isRefusal, type Refusal } from '#domain/table/refusal.ts'
import type { Actor, Seating, TableState, Viewer } from '#domain/table/seating.ts'
import { seatPlayers } from './play-rules.ts'

/** What only some viewers may see at this moment, and the state with something else in its place. */
export type Secret<State> = {
  what: string
  seenBy: readonly Viewer[]
  /** The same in words, where parts do not say it. */
  seen?: string
  replaced: State
}

/** By name of a part: who has it; nobody where it is absent. */
export type Parts = Readonly<Record<string, readonly Seat[] | undefined>>

/** What it takes to play some rules at random; each game's is in `random-moves/<slug>.ts`. */
export type RandomGames<State extends TableState, Move, View, Options> = {
  rules: GameRules<State, Move, View, Options, string>
  messages: Messages
  /** House rules to play by, in turn. */
  options: readonly Options[]
  /** Sizes of the table, in turn. */
  players: readonly number[]
  lists?: readonly (readonly string[])[]
  /** Moves that this actor might try here, allowed or not. */
  tries: (state: State, by: Actor) => readonly Move[]
  /** What is secret in each phase, and which viewers see it nevertheless: in no other phase. */
  sees: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Where the game stands, in its rules' own word. */
  phaseOf: (state: State) => string
  /** Who has a part of their own at this moment, by its name. */
  partsOf?: (state: State) => Parts
  /** What is secret at this moment: `… of seat n` where it is one seat's. */
  secrets?: (state: State) => readonly Secret<State>[]
  /** With a phone each: what each seat has answered in this phase, by seat. */
  answers?: (state: State) => Readonly<Record<Seat, unknown>>
  /** What is true of this game at any moment; throws when it is not. */
  holds?: (state: State) => void
}

/** One of them: which table, and for every move a number that chooses among those that are tried. */
export type RandomGame = { seed: number; table: number; wishes: readonly number[] }

export type Step<State, Move> = {
  state: State
  move: Move
  context: MoveContext
  outcome: State | Refusal
}

/** A failure is shrunk for so long, and reported then. */
export const shrinking = { interruptAfterTimeLimit: 40_000, markInterruptAsFailure: true }

export const seatings = ['passed', 'own'] as const satisfies readonly Seating[]

/** A move comes within 40 of these: with a phone each the limits are long. */
export const stepMs = { passed: 100, own: 500 }

type Tables = Pick<RandomGames<never, never, never, unknown>, 'options' | 'players'>

/** How many tables there are to play at. */
export function countTables({ options, players }: Tables): number {
  return options.length * players.length
}

export function startGame<State extends TableState, Move, View, Options>(
  { rules, options, players, lists = [] }: RandomGames<State, Move, View, Options>,
  table: number,
  seating: Seating,
  random: Random,
): State {
  const count = players[table % players.length] as number
  const chosen = options[Math.floor(table / players.length)] as Options
  const context = { now: 1_000_000, random, away: [] }
  const setup = { players: seatPlayers(count), lists, options: chosen, seating }
  const seated = rules.seats?.(setup) ?? setup.players
  return rules.start({ ...setup, players: seated }, context)
}

/** Who may act here: the device, or any seat. */
export function actorAt(state: TableState, wish: number): Actor {
  if (state.seating === 'passed') return 'device'
  const here = seatsHere(state)
  return here[wish % here.length] ?? 'clock'
}

/**
 * Plays a game move by move, what is due first, and gives each of them, those that were refused
 * too.
 * @param keep what every state goes through before anything is done with it
 */
export function* playGame<State extends TableState, Move, View, Options>(
  games: RandomGames<State, Move, View, Options>,
  { seed, table, wishes }: RandomGame,
  seating: Seating = 'passed',
  keep: (state: State) => State = (state) => state,
): Generator<Step<State, Move>, State> {
  const { rules, tries } = games
  const random = seeded(seed)
  let state = keep(startGame(games, table, seating, random))
  let now = 1_000_000
  for (const wish of wishes) {
    now += (wish % 40) * stepMs[seating]
    const due = rules.due(state)
    const isDue = due !== null && due.atMs <= now
    const by = isDue ? 'clock' : actorAt(state, randomInt(1000, random))
    const moves = isDue ? [due.move] : tries(state, by)
    const move = isDue ? due.move : moves[wish % moves.length]
    if (move === undefined) break
    const context: MoveContext = { by, now, random, away: [] }
    const outcome = applyMove(rules, state, move, context)
    yield { state, move, context, outcome }
    if (!isRefusal(outcome)) state = keep(outcome)
  }
  return state
}

/** A move that is tried more than others, so that games get on. */
export function often<Move>(move: Move): Move[] {
  return Array(6).fill(move)
}
