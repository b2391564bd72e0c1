import { seeded } from '#domain/random.ts'
import type { Clock } from '#domain/table/clock.ts'
import type { GameRules, MoveContext } from '#domain/table/game-rules.ts'
import type { Player } from '#domain/table/players.ts'
import { isRefusal, type Refusal } from '#domain/table/refusal.ts'

type Names = readonly string[] | number
type Table = { names?: Names; lists?: readonly (readonly string[])[] }
type Circumstance = Partial<MoveContext>

const fourNames = ['Anna', 'Bo', 'Cem', 'Dot']
const longList = Array.from({ length: 500 }, (_, at) => `prompt ${at}`)

/** Players with these names, or so many of them. */
export function seatPlayers(names: Names): Player[] {
  const list =
    typeof names === 'number' ? Array.from({ length: names }, (_, at) => `P${at}`) : names
  return list.map((name) => ({ id: name, name }))
}

/**
 * A game's rules as a test plays them at this table. Unless the test says otherwise a move comes
 * from whoever holds the phone and takes no time, and a timeout comes when the clock has run out.
 */
export function playRules<
  State extends { players: readonly Player[]; clock?: Clock | null },
  Move extends { type: string },
  View,
  Options,
>(
  rules: GameRules<State, Move, View, Options>,
  usual: Options,
  { names: usualNames = fourNames, lists = [longList] }: Table = {},
) {
  function start(change: Partial<Options> = {}, names = usualNames): State {
    const options = { ...usual, ...change }
    return rules.start({ players: seatPlayers(names), lists, options }, seeded(1))
  }

  function attempt(state: State, move: Move, circumstance?: Circumstance): State | Refusal {
    const seat = rules.holder(state)
    const now = move.type === 'timeout' ? (state.clock?.leftMs ?? 0) : 0
    return rules.move(state, move, { seat, now, random: seeded(1), ...circumstance })
  }

  function must(state: State, move: Move, circumstance?: Circumstance): State {
    const outcome = attempt(state, move, circumstance)
    if (isRefusal(outcome)) throw new Error(`${move.type}: ${outcome.refused}`)
    return outcome
  }

  function play(state: State, ...moves: readonly Move[]): State {
    return moves.reduce((current, move) => must(current, move), state)
  }

  function refusal(state: State, move: Move, circumstance?: Circumstance): string | null {
    const outcome = attempt(state, move, circumstance)
    return isRefusal(outcome) ? outcome.refused : null
  }

  return { start, must, play, refusal }
}
