import { seeded } from '#domain/random.ts'
import type { Clock } from '#domain/table/clock.ts'
import { type GameRules, isRefusal, type Refusal } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import { numberedPrompts } from './random-evening.ts'

const fourNames = ['Anna', 'Bo', 'Cem', 'Dot']

/** Short ways to start a game, to try a move in it, and to play several. */
export function driveRules<
  State extends { clock: Clock | null },
  Move extends { type: string },
  View,
  Options,
>(rules: GameRules<State, Move, View, Options>, usual: Options) {
  function begin(change: Partial<Options> = {}, names = fourNames): State {
    const players = names.map((name) => ({ id: name, name }))
    const options = { ...usual, ...change }
    return rules.start({ players, lists: [numberedPrompts()], options }, seeded(1))
  }

  function attempt(
    state: State,
    move: Move,
    now = 0,
    seat: Seat | null = rules.holder(state),
    seed = 1,
  ): State | Refusal {
    return rules.move(state, move, { seat, now, random: seeded(seed) })
  }

  /** A timeout comes when the clock has run out; everything else takes no time. */
  function play(state: State, ...moves: Move[]): State {
    return moves.reduce((before, move) => {
      const outcome = attempt(before, move, move.type === 'timeout' ? before.clock?.leftMs : 0)
      if (isRefusal(outcome)) throw new Error(`${move.type}: ${outcome.refused}`)
      return outcome
    }, state)
  }

  function refusal(state: State, move: Move, now = 0, seat = rules.holder(state)): string | null {
    const outcome = attempt(state, move, now, seat)
    return isRefusal(outcome) ? outcome.refused : null
  }

  return { begin, attempt, play, refusal }
}
