import type { Seat } from '#domain/table/players.ts'
import { seatsHere } from '#domain/table/presence.ts'
import type { Card, Task } from './card.ts'
import { goodRating } from './card.ts'
import { options } from './rules-options.ts'
import type { State } from './rules-state.ts'

/** Version 1 knew one phone, counted a task as one, and all turns together. */
type StateOf1 = Omit<
  State,
  'seating' | 'turn' | 'lap' | 'laps' | 'had' | 'card' | 'points' | 'calls' | 'last'
> & {
  seat: Seat
  played: number
  task: Task | null
  mercy: boolean
  headStart?: readonly number[]
}

export function upgradeState(saved: unknown): State {
  const { seat, played, task, mercy, headStart = [], ...state } = saved as StateOf1
  const settings = options.read(state.options)
  const { truths, dares, running } = state
  const here = seatsHere(state)
  const atLimit = settings.truthLimit > 0 && (running[seat] ?? 0) >= settings.truthLimit
  const card: Card = {
    phase: task ? 'do' : 'choose',
    turn: seat,
    task,
    mercy,
    rules: {
      truthLimit: atLimit ? settings.truthLimit : null,
      others: settings.others,
      spin: true,
    },
    wanted: null,
    offers: [],
    picks: null,
    ratings: null,
    calls: {},
    clock: null,
    wakesAtMs: 0,
    outcome: null,
  }
  return {
    ...state,
    options: settings,
    seating: 'passed',
    turn: seat,
    card,
    last: null,
    lap: Math.floor(played / Math.max(1, here.length)),
    laps: settings.turns,
    had: here.filter((other) => other < seat),
    points: state.players.map(
      (_, at) => goodRating * ((truths[at] ?? 0) + (dares[at] ?? 0) + (headStart[at] ?? 0)),
    ),
    calls: state.players.map(() => 0),
  }
}
