import type { Seat } from '#domain/table/players.ts'
import type { Duel } from './rules-duel.ts'
import { type Options, options } from './rules-options.ts'
import { newTurn, type State } from './rules-state.ts'

/** Version 1 knew one phone. */
type StateOf1 = Pick<
  State,
  | 'players'
  | 'left'
  | 'late'
  | 'lap'
  | 'throws'
  | 'dice'
  | 'effects'
  | 'given'
  | 'task'
  | 'threeMan'
  | 'lasting'
  | 'taken'
  | 'gave'
  | 'duelsWon'
  | 'mayUndo'
  | 'over'
> & { options: Omit<Options, 'dodges'>; roller: Seat; duel: Omit<Duel, 'thrown'> | null }

export function upgradeState(saved: unknown): State {
  const { roller, duel, ...state } = saved as StateOf1
  const settings = options.read(state.options)
  return {
    ...newTurn,
    ...state,
    seating: 'passed',
    options: settings,
    turn: roller,
    laps: settings.laps,
    duel: duel && { ...duel, thrown: {} },
    rightCalls: state.players.map(() => 0),
    dodges: [],
    dodging: [],
    caught: [],
    clock: null,
    wakesAtMs: 0,
  }
}
