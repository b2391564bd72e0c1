import type { Seat } from '#domain/table/players.ts'
import { newGameClock } from './rules-clock.ts'
import { options } from './rules-options.ts'
import type { Shown, State } from './rules-state.ts'

/** Version 1 knew one phone. */
type StateOf1 = Omit<
  State,
  | 'seating'
  | 'turn'
  | 'shown'
  | 'livesAtStart'
  | 'botClock'
  | 'gameClock'
  | 'isShort'
  | 'wakesAtMs'
  | 'calls'
  | 'rightCalls'
> & { holder: Seat; shown: Omit<Shown, 'knew' | 'missed' | 'saved'> | null }

export function upgradeState(saved: unknown): State {
  const { holder, shown, ...state } = saved as StateOf1
  const settings = options.read(state.options)
  return {
    ...state,
    seating: 'passed',
    options: settings,
    turn: holder,
    livesAtStart: settings.lives,
    shown: shown && { ...shown, knew: [], missed: 0, saved: [] },
    botClock: null,
    gameClock: newGameClock(),
    isShort: false,
    wakesAtMs: 0,
    calls: {},
    rightCalls: state.players.map(() => 0),
  }
}
