import { seeded } from '#domain/random.ts'
import { applyMove } from '#domain/table/apply-move.ts'
import type { Clock } from '#domain/table/clock.ts'
import type { GameRules, MoveContext } from '#domain/table/game-rules.ts'
import type { Messages } from '#domain/table/messages.ts'
import type { Player } from '#domain/table/players.ts'
import { type RecapText, sayRecap } from '#domain/table/recap.ts'
import { isRefusal, type Refusal } from '#domain/table/refusal.ts'
import { sayMessage } from '#domain/table/say-message.ts'
import type { Seating, TableState } from '#domain/table/seating.ts'
import { tableMessages } from '#domain/table/table-messages.ts'

type Names = readonly string[] | number
type Table = { names?: Names; lists?: readonly (readonly string[])[]; seating?: Seating }
type Circumstance = Partial<MoveContext>

const fourNames = ['Anna', 'Bo', 'Cem', 'Dot']
const longList = Array.from({ length: 500 }, (_, at) => `prompt ${at}`)

/** Players with these names, or so many of them. */
export function seatPlayers(names: Names): Player[] {
  const list =
    typeof names === 'number' ? Array.from({ length: names }, (_, at) => `P${at}`) : names
  return list.map((name) => ({ id: name, name }))
}

/** Time 0, the first chance, nobody away. */
export const noTime = () => ({ now: 0, random: seeded(1), away: [] })

/**
 * A game's rules as a test plays them at this table. Unless the test says otherwise a move is the
 * device's and takes no time, and a timeout is the clock's when it has run out.
 */
export function playRules<
  State extends TableState & { clock?: Clock | null },
  Move extends { type: string },
  View,
  Options,
  Code extends string,
>(
  rules: GameRules<State, Move, View, Options, Code>,
  ownMessages: Messages,
  defaults: Options,
  { names: defaultNames = fourNames, lists = [longList], seating = 'passed' }: Table = {},
) {
  const messages = { ...tableMessages, ...ownMessages }

  function start(change: Partial<Options> = {}, names = defaultNames): State {
    const options = { ...defaults, ...change }
    return rules.start({ players: seatPlayers(names), lists, options, seating }, noTime())
  }

  function attempt(state: State, move: Move, circumstance?: Circumstance): State | Refusal {
    const isTimeout = move.type === 'timeout'
    const by = isTimeout ? 'clock' : 'device'
    const now = isTimeout ? (state.clock?.leftMs ?? 0) : 0
    return applyMove(rules, state, move, { ...noTime(), by, now, ...circumstance })
  }

  function must(state: State, move: Move, circumstance?: Circumstance): State {
    const outcome = attempt(state, move, circumstance)
    if (isRefusal(outcome)) throw new Error(`${move.type}: ${outcome.refused}`)
    return outcome
  }

  function play(state: State, ...moves: readonly Move[]): State {
    return moves.reduce((current, move) => must(current, move), state)
  }

  /** The sentence of a refusal; null when the move is allowed. */
  function refusal(state: State, move: Move, circumstance?: Circumstance): string | null {
    const outcome = attempt(state, move, circumstance)
    if (!isRefusal(outcome)) return null
    const { refused: code, params = {} } = outcome
    return sayMessage(messages, { code, params }, state.players)
  }

  /** The clock makes what is due next, at its time. */
  function due(state: State): State {
    const next = rules.due(state)
    if (!next) throw new Error('Nothing is due')
    return must(state, next.move, { by: 'clock', now: next.atMs })
  }

  const recap = (state: State): RecapText => sayRecap(rules.recap(state), messages, state.players)

  return { start, must, play, refusal, due, recap }
}
