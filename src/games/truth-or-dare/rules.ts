import { type Deck, drawPrompt, newDeck, restockDeck } from '#domain/prompts/deck.ts'
import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import type { Random } from '#domain/random.ts'
import {
  type Clock,
  hasRunOut,
  isRunning,
  pauseClock,
  restClock,
  resumeClock,
  startClock,
  stoppedClock,
} from '#domain/table/clock.ts'
import { type GameRules, type Recap, type Refusal, refuse } from '#domain/table/game-rules.ts'
import { listNames } from '#domain/table/names.ts'
import { nextSeat, type Player, type Seat } from '#domain/table/players.ts'
import { addTo, leaders, rankRows } from '#domain/table/standings.ts'
import { choice, houseRules } from '#games/house-rules.ts'
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

export type Options = typeof options.usual

export type Kind = 'truth' | 'dare'

/** Why it is a truth or a dare: chosen freely, or forced by coin, by limit, by a coin that spared. */
export type Reason = 'choice' | 'coin' | 'limit' | 'spared'

/** What a refusal costs, sips or points, for those who would rather not bow. */
export const passPenalty = 2
const bowsPerPass = 5

export type State = {
  options: Options
  players: readonly Player[]
  deck: Deck
  seat: Seat
  /** Turns played to their end, by everybody. */
  played: number
  /** What is on the table; null while the player chooses. */
  task: Task | null
  /** The last time chance or limit forced somebody, it forced a dare: the next one is spared. */
  mercy: boolean
  /** Truths in a row, by seat. */
  running: readonly number[]
  truths: readonly number[]
  dares: readonly number[]
  passes: readonly number[]
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
  /** The turn everybody is in, from 1; `turns` is 0 when nobody counts. */
  turn: number
  turns: number
  /** Truths in a row that leave only the dare; null while both are open. */
  mustDareAfter: number | null
  /** The limit is reached, but the last forced one was a dare: the choice is free this time. */
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
    const { seat, task, truths, dares, passes, players, options } = state
    const atLimit = task === null && isAtLimit(state)
    return {
      ...{ seat, task, truths, dares },
      turn: Math.floor(state.played / players.length) + 1,
      turns: options.turns,
      mustDareAfter: atLimit && !state.mercy ? options.truthLimit : null,
      spared: atLimit && state.mercy,
      bows: bowsOf(passes),
    }
  },

  holder: (state) => state.seat,
  ended: (state) => state.over,
  prompt: (state) => (state.over ? null : (state.task?.prompt.raw ?? null)),
  restock: (state, lists) => ({ ...state, deck: restockDeck(state.deck, lists) }),
  rest: (state) => withClock(state, (clock) => restClock(clock)),
  recap,
}

function choose(state: State, kind: Kind, random: Random): State | Refusal {
  if (!isAtLimit(state)) return putDown(state, kind, 'choice', random)
  // Being spared is an outcome too: whoever reaches the limit next is forced again.
  if (state.mercy) return putDown({ ...state, mercy: false }, kind, 'choice', random)
  if (kind === 'dare') return putDown({ ...state, mercy: true }, kind, 'limit', random)
  return refuse('Enough truth for now. This one is a dare.')
}

function flipCoin(state: State, random: Random): State | Refusal {
  if (isAtLimit(state) && !state.mercy) return refuse('No coin this time. This one is a dare.')
  const side: Kind = random() < 0.5 ? 'truth' : 'dare'
  if (side === 'dare' && state.mercy) {
    return putDown({ ...state, mercy: false }, 'truth', 'spared', random)
  }
  return putDown({ ...state, mercy: side === 'dare' }, side, 'coin', random)
}

function isAtLimit({ options, running, seat }: State): boolean {
  return options.truthLimit > 0 && (running[seat] ?? 0) >= options.truthLimit
}

function putDown(state: State, kind: Kind, reason: Reason, random: Random): State {
  const { prompt, deck } = drawPrompt(state.deck, kind === 'truth' ? 0 : 1, state.seat, random)
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
      return putDown(state, task.kind, task.reason, random)
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
  const { seat, options, players } = state
  const played = state.played + 1
  // A truth refused was still a truth: passing is no way round the limit.
  const running = state.running.map((count, other) =>
    other === seat ? (kind === 'truth' ? count + 1 : 0) : count,
  )
  const over = options.turns > 0 && played >= options.turns * players.length
  const counted = { ...state, played, running, over, [tally]: addTo(state[tally], [seat]) }
  return { ...counted, task: null, seat: over ? seat : nextSeat(seat, players) }
}

function bowsOf(passes: readonly number[]): number[] {
  return passes.map((count) => count * bowsPerPass)
}

function recap({ players, truths, dares, passes }: State): Recap {
  const bows = bowsOf(passes)
  const kept = truths.map((count, seat) => count + (dares[seat] ?? 0))
  const praise = [
    { title: 'Bravest', seats: leaders(dares) },
    { title: 'Most honest', seats: leaders(truths) },
    { title: 'Most bows', seats: leaders(bows) },
  ]
  const headline = praise
    .filter(({ seats }) => seats.length > 0)
    .map(({ title, seats }) => `${title}: ${nameThem(seats, players)}.`)
    .join(' ')
  return {
    headline: headline || 'Nothing said, nothing done. Very discreet.',
    winners: leaders(kept),
    rows: rankRows(kept, 'most', (seat, count) => ({
      score: String(count),
      note: [
        countOf(truths[seat], 'truth', 'truths'),
        countOf(dares[seat], 'dare', 'dares'),
        countOf(bows[seat], 'bow', 'bows'),
      ].join(', '),
    })),
  }
}

function nameThem(seats: readonly Seat[], players: readonly Player[]): string {
  if (seats.length === players.length) return 'all of you'
  if (seats.length > 3) return `${seats.length} of you`
  return listNames(players, seats)
}

function countOf(count = 0, one: string, many: string): string {
  return `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`
}
