import {
  addSeatToDeck,
  changeDeckPacks,
  type Deck,
  drawPrompt,
  newDeck,
} from '#domain/prompts/deck.ts'
import { type FilledPrompt, replaceAbsentPlayer } from '#domain/prompts/placeholders.ts'
import type { Random } from '#domain/random.ts'
import {
  type Clock,
  hasRunOut,
  isRunning,
  pauseClock,
  resumeClock,
  startClock,
  stoppedClock,
  suspendClock,
} from '#domain/table/clock.ts'
import type { GameRules } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import {
  addHeadStart,
  admitLate,
  giveUpSeat,
  hereOrNext,
  levelWithLast,
  nextHere,
  type Seats,
  seatsHere,
  takeSeat,
} from '#domain/table/presence.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import { addTo } from '#domain/table/standings.ts'
import { choice, houseRules } from '#games/house-rules.ts'
import { bowsOf, keptOf, makeRecap } from './rules-recap.ts'
import { findTimerMs } from './rules-timer.ts'

export const options = houseRules({
  turns: choice(
    'How long',
    'Turns for everybody at the table.',
    [
      [3, '3 turns each'],
      [5, '5 turns each'],
      [10, '10 turns each'],
      [0, 'Until we stop'],
    ],
    5,
  ),
  truthLimit: choice(
    'Truths in a row',
    'After that many by the same player, a dare.',
    [
      [1, 'One'],
      [2, 'Two'],
      [3, 'Three'],
      [0, 'No limit'],
    ],
    2,
  ),
})

export type Options = typeof options.defaults

export type Kind = 'truth' | 'dare'

/** Chosen, or forced by the coin or the limit; `spared` by the coin. */
export type Reason = 'choice' | 'coin' | 'limit' | 'spared'

/** In sips or points. */
export const passPenalty = 2

export type State = Seats & {
  options: Options
  deck: Deck
  seat: Seat
  /** Finished turns of all players. */
  played: number
  /** Null while the player chooses. */
  task: Task | null
  /** Chance or limit forced a dare last time: the next one is spared. */
  mercy: boolean
  /** By seat: truths in a row. */
  running: readonly number[]
  truths: readonly number[]
  dares: readonly number[]
  passes: readonly number[]
  /** By seat, what latecomers started with; absent before the first. */
  headStart?: readonly number[]
  over: boolean
}

type Task = { kind: Kind; reason: Reason; prompt: FilledPrompt; clock: Clock | null }

export type Move =
  | { type: 'choose'; kind: Kind }
  | { type: 'coin' }
  | { type: 'done' }
  | { type: 'pass' }
  | { type: 'skip' }
  | { type: 'resume' }
  | { type: 'pause' }
  | { type: 'timeout' }

export type View = Pick<State, 'seat' | 'task' | 'truths' | 'dares'> & {
  /** Laps, from 1; `rounds` is 0 for no limit. */
  round: number
  rounds: number
  isLastTurn: boolean
  /** The limit of truths in a row; null for none. */
  mustDareAfter: number | null
  /** The limit is reached, but the last forced one was a dare: a free choice this time. */
  spared: boolean
  bows: readonly number[]
}

export const rules: GameRules<State, Move, View, Options> = {
  version: 1,

  start({ players, lists, options }) {
    const none = players.map(() => 0)
    const counts = { running: none, truths: none, dares: none, passes: none }
    const deck = newDeck(lists, players.length)
    return {
      ...{ options, players, deck, ...counts },
      ...{ seat: 0, played: 0, task: null, mercy: false, over: false },
    }
  },

  move(state, move, { now, random }) {
    if (state.over) return refuse('The game is over.')
    if (state.task) return moveTask(state, state.task, move, now, random)
    if (move.type === 'choose') return choose(state, move.kind, random)
    if (move.type === 'coin') return flipCoin(state, random)
    return refuse('Truth or dare first.')
  },

  view(state) {
    const { seat, task, truths, dares, passes, options } = state
    const atLimit = task === null && isAtLimit(state)
    return {
      ...{ seat, task, truths, dares },
      round: lapOf(state) + 1,
      isLastTurn: options.turns === lapOf(state) + 1 && seat === seatsHere(state).at(-1),
      rounds: options.turns,
      mustDareAfter: atLimit && !state.mercy ? options.truthLimit : null,
      spared: atLimit && state.mercy,
      bows: bowsOf(passes),
    }
  },

  join: (state, player) =>
    takeSeat(state, player, ({ running, truths, dares, passes, deck }) => ({
      running: [...running, 0],
      truths: [...truths, 0],
      dares: [...dares, 0],
      passes: [...passes, 0],
      headStart: addHeadStart(state, levelWithLast(keptOf(state), state, 'most')),
      deck: addSeatToDeck(deck),
    })),

  leave(state, seat) {
    const gone = giveUpSeat(rules.pause(state), seat)
    const { task } = gone
    const named = task && { ...task, prompt: replaceAbsentPlayer(task.prompt, seat, gone) }
    const isTurn = seat === state.seat && !state.over
    const next = hereOrNext(gone, state.seat)
    const lap = lapOf(state) + (isTurn && next <= seat ? 1 : 0)
    const left = countFrom({ ...gone, task: isTurn ? null : named, seat: next }, lap)
    return { ...left, over: state.over || isPlayedOut(left) }
  },

  holder: (state) => state.seat,
  ended: (state) => state.over,
  prompt: (state) => (state.over ? null : (state.task?.prompt.raw ?? null)),
  changePacks: (state, lists) => ({ ...state, deck: changeDeckPacks(state.deck, lists) }),
  pause: (state) => withClock(state, (clock) => suspendClock(clock)),
  recap: makeRecap,
}

function choose(state: State, kind: Kind, random: Random): State | Refusal {
  if (!isAtLimit(state)) return dealPrompt(state, kind, 'choice', random)
  // Being spared counts as an outcome: the next one at the limit is forced again.
  if (state.mercy) return dealPrompt({ ...state, mercy: false }, kind, 'choice', random)
  if (kind === 'dare') return dealPrompt({ ...state, mercy: true }, kind, 'limit', random)
  return refuse('Enough truth for now. This one is a dare.')
}

function flipCoin(state: State, random: Random): State | Refusal {
  if (isAtLimit(state) && !state.mercy) return refuse('No coin this time. This one is a dare.')
  const side: Kind = random() < 0.5 ? 'truth' : 'dare'
  if (side === 'dare' && state.mercy) {
    return dealPrompt({ ...state, mercy: false }, 'truth', 'spared', random)
  }
  return dealPrompt({ ...state, mercy: side === 'dare' }, side, 'coin', random)
}

function isAtLimit({ options, running, seat }: State): boolean {
  return options.truthLimit > 0 && (running[seat] ?? 0) >= options.truthLimit
}

function dealPrompt(state: State, kind: Kind, reason: Reason, random: Random): State {
  const list = kind === 'truth' ? 0 : 1
  const { prompt, deck } = drawPrompt(state.deck, list, state.seat, random, state)
  const timerMs = kind === 'dare' ? findTimerMs(prompt.raw) : null
  const clock = timerMs === null ? null : stoppedClock(timerMs)
  return { ...state, deck, task: { kind, reason, prompt, clock } }
}

function moveTask(
  state: State,
  task: Task,
  move: Move,
  now: number,
  random: Random,
): State | Refusal {
  switch (move.type) {
    case 'done':
      return finish(state, task.kind, task.kind === 'truth' ? 'truths' : 'dares')
    case 'pass':
      return finish(state, task.kind, 'passes')
    case 'skip':
      return dealPrompt(state, task.kind, task.reason, random)
    case 'resume':
    case 'pause':
    case 'timeout':
      return moveClock(state, task.clock, move.type, now)
    default:
      return refuse('There is one on the table already.')
  }
}

function moveClock(
  state: State,
  clock: Clock | null,
  move: 'resume' | 'pause' | 'timeout',
  now: number,
): State | Refusal {
  if (!clock) return refuse('This one takes as long as it takes.')
  if (move === 'resume') {
    const again = hasRunOut(clock, now)
    return withClock(state, () =>
      again ? startClock(clock.lengthMs, now) : resumeClock(clock, now),
    )
  }
  if (!isRunning(clock)) return refuse('The clock is not running.')
  if (move === 'timeout' && !hasRunOut(clock, now)) return refuse('There is time left.')
  return withClock(state, () => pauseClock(clock, now))
}

function withClock(state: State, change: (clock: Clock) => Clock): State {
  if (!state.task?.clock) return state
  return { ...state, task: { ...state.task, clock: change(state.task.clock) } }
}

function finish(state: State, kind: Kind, tally: 'truths' | 'dares' | 'passes'): State {
  const { seat } = state
  const lap = lapOf(state)
  // A refused truth counts: passing is no way round the limit.
  const running = state.running.map((count, other) =>
    other === seat ? (kind === 'truth' ? count + 1 : 0) : count,
  )
  const played = state.played + 1
  const counted = { ...state, played, running, task: null, [tally]: addTo(state[tally], [seat]) }
  if (isPlayedOut(counted)) return { ...counted, over: true }
  // Latecomers start in the next lap.
  const isLapOver = nextHere(state, seat) <= seat
  const next = isLapOver ? admitLate(counted) : counted
  return countFrom({ ...next, seat: nextHere(state, seat) }, isLapOver ? lap + 1 : lap)
}

/** Finished laps: in each, every present player has a turn. */
function lapOf(state: State): number {
  return Math.floor(state.played / Math.max(1, seatsHere(state).length))
}

/** Recounts as if the present players had been there from the start. */
function countFrom(state: State, lap: number): State {
  const here = seatsHere(state)
  return { ...state, played: lap * here.length + Math.max(0, here.indexOf(state.seat)) }
}

function isPlayedOut(state: State): boolean {
  const { turns } = state.options
  return turns > 0 && lapOf(state) >= turns
}
