import { seesAs, type Viewer } from '#domain/table/seating.ts'
import { callers } from './rules-calls.ts'
import { type Dice, lowest, type Rank } from './rules-ranks.ts'
import { isBot, isPassed, livingSeats, type State } from './rules-state.ts'
import { canRollLives, livesForReroll } from './rules-turn.ts'

export type View = Pick<
  State,
  | 'phase'
  | 'turn'
  | 'covered'
  | 'claim'
  | 'claimBy'
  | 'blind'
  | 'lives'
  | 'newLives'
  | 'shown'
  | 'clock'
  | 'round'
  | 'rightCalls'
  | 'wakesAtMs'
  | 'isShort'
> & {
  /** Only for the player who may look. */
  dice: Dice | null
  isBot: boolean
  /** A bot acts by itself in a moment. */
  isThinking: boolean
  /** The phone changes hands. */
  isPassed: boolean
  /** The lowest rank that may be said. */
  minRank: Rank
  canRollBlind: boolean
  canToast: boolean
  canRollLives: boolean
  /** From so many lives on; 0 where there are none. */
  rerollLives: number
  /** Only one player is in: no next round. */
  isLast: boolean
  /** The viewer may say whether the claim is a bluff, and what they said. */
  canCall: boolean
  call: boolean | null
}

export function viewCup(state: State, viewer: Viewer): View {
  const { phase, turn, covered, claim, claimBy, blind, lives, newLives, shown } = state
  const { clock, botClock, round, rightCalls, wakesAtMs, isShort, options } = state
  const canCall = typeof viewer === 'number' && callers(state).includes(viewer)
  return {
    phase,
    turn,
    covered,
    claim,
    claimBy,
    blind,
    lives,
    newLives,
    shown,
    clock,
    round,
    rightCalls,
    wakesAtMs,
    isShort,
    dice: mayLook(state, viewer) ? state.dice : null,
    isBot: isBot(state, turn),
    isThinking: botClock !== null && botClock.runningSince !== null,
    isPassed: isPassed(state),
    minRank: claim ?? lowest,
    canRollBlind: phase === 'declare' && claim !== null,
    canToast: phase === 'declare' && options.toast,
    canRollLives: canRollLives(state),
    rerollLives: livesForReroll(state),
    isLast: livingSeats(state).length < 2,
    canCall,
    call: canCall ? (state.calls[viewer] ?? null) : null,
  }
}

/** The player in turn; with a phone each still while the claim is judged, unless it was blind. */
function mayLook(state: State, viewer: Viewer): boolean {
  const { seating, phase, turn, claimBy, blind, covered } = state
  if (phase === 'declare') return !covered && seesAs(state, viewer, turn)
  return seating === 'own' && phase === 'decide' && !blind && viewer === claimBy
}
