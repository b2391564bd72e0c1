import { type Deck, drawPrompt, newDeck, restockDeck } from '#domain/prompts/deck.ts'
import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import type { Random } from '#domain/random.ts'
import { type Clock, hasRunOut, startClock } from '#domain/table/clock.ts'
import { type GameRules, type MoveContext, type Refusal, refuse } from '#domain/table/game-rules.ts'
import { nextSeat, type Player, type Seat } from '#domain/table/players.ts'
import { addTo, leaders } from '#domain/table/standings.ts'
import { choice, houseRules, toggle } from '#games/house-rules.ts'
import { makeRecap } from './rules-recap.ts'

export const options = houseRules({
  voting: choice(
    'Voting',
    'All point on three, or the phone goes round in secret.',
    [
      ['point', 'All point at once'],
      ['secret', 'In secret'],
    ],
    'point',
  ),
  self: toggle('A vote for yourself', 'When voting in secret.', false),
  rounds: choice(
    'How long',
    'Prompts before the end screen.',
    [
      [20, '20 prompts'],
      [40, '40 prompts'],
      [0, 'Until we stop'],
    ],
    20,
  ),
})

export type Options = typeof options.usual

/** One second each for three, two and one. */
export const countInMs = 3000
/** However many fingers, a name pays no more than this. */
export const mostPenalties = 3

export type Phase = 'prompt' | 'count' | 'tally' | 'ballot' | 'sealed' | 'reveal'

export type State = {
  options: Options
  players: readonly Player[]
  deck: Deck
  reader: Seat
  /** Prompts on the table so far, this one included. */
  round: number
  prompt: FilledPrompt
  phase: Phase
  /** Runs during the count-in only. */
  clock: Clock | null
  /** Votes on this prompt by the seat they are for; who gave them is kept nowhere. */
  votes: readonly number[]
  /** Who has voted in secret. */
  voted: readonly Seat[]
  /** Crowns worn and votes received on the prompts revealed so far, by seat. */
  crowns: readonly number[]
  received: readonly number[]
  over: boolean
}

export type Move =
  | { type: 'begin' | 'timeout' | 'reveal' | 'next' | 'skip' }
  | { type: 'point' | 'unpoint' | 'vote'; for: Seat }

export type View = Pick<State, 'phase' | 'reader' | 'round' | 'prompt' | 'clock' | 'crowns'> & {
  rounds: number
  voting: Options['voting']
  /** By seat; null as long as they are secret. */
  votes: readonly number[] | null
  /** Fingers that point at nobody yet. */
  fingersLeft: number
  /** Whose secret vote is next, and how many are in. */
  voter: Seat | null
  votesIn: number
  /** Whom the voter may vote for. */
  choices: readonly Seat[]
  /** Once revealed: the seats that share the crown, and what each seat pays. */
  crowned: readonly Seat[]
  penalties: readonly number[]
}

const rightTime: Record<Move['type'], { in: readonly Phase[]; else: string }> = {
  begin: { in: ['prompt'], else: 'This one is under way.' },
  timeout: { in: ['count'], else: 'Nobody is counting.' },
  point: { in: ['tally'], else: 'Fingers count after the count-in.' },
  unpoint: { in: ['tally'], else: 'Fingers count after the count-in.' },
  vote: { in: ['ballot'], else: 'There is no secret vote going round.' },
  reveal: { in: ['tally', 'sealed'], else: 'Not before everybody has voted.' },
  next: { in: ['reveal'], else: 'Finish this one first.' },
  skip: { in: ['prompt', 'count', 'tally', 'ballot', 'sealed'], else: 'That one is settled.' },
}

export const rules: GameRules<State, Move, View, Options> = {
  version: 1,

  start({ players, lists, options }, random) {
    const none = players.map(() => 0)
    const drawn = drawPrompt(newDeck(lists, players.length), 0, 0, random)
    const opening = { options, players, reader: 0, round: 1, crowns: none, received: none }
    return { ...opening, ...drawn, ...fresh(players), over: false }
  },

  move(state, move, context) {
    if (state.over) return refuse('The game is over.')
    const time = rightTime[move.type]
    if (!time.in.includes(state.phase)) return refuse(time.else)
    switch (move.type) {
      case 'begin':
        return state.options.voting === 'secret'
          ? { ...state, phase: 'ballot' }
          : { ...state, phase: 'count', clock: startClock(countInMs, context.now) }
      case 'timeout':
        if (state.clock && !hasRunOut(state.clock, context.now)) return refuse('Wait for one.')
        return { ...state, phase: 'tally', clock: null }
      case 'point':
        return point(state, move.for, 1)
      case 'unpoint':
        return point(state, move.for, -1)
      case 'vote':
        return vote(state, move.for, context)
      case 'reveal':
        return reveal(state)
      case 'next':
        return moveOn(state, context.random)
      case 'skip':
        return putDown(state, context.random)
    }
  },

  view(state) {
    const { phase, reader, round, prompt, clock, crowns, votes, voted, options, players } = state
    const voter = nextVoter(state)
    const revealed = phase === 'reveal' ? votes : []
    return {
      ...{ phase, reader, round, prompt, clock, crowns },
      rounds: options.rounds,
      voting: options.voting,
      votes: phase === 'tally' || phase === 'reveal' ? votes : null,
      fingersLeft: players.length - sum(votes),
      voter,
      votesIn: voted.length,
      choices:
        voter === null ? [] : players.map((_, seat) => seat).filter(mayGetVoteOf(voter, options)),
      crowned: leaders(revealed),
      penalties: revealed.map((count) => Math.min(count, mostPenalties)),
    }
  },

  holder: (state) => (state.phase === 'ballot' ? nextVoter(state) : state.reader),
  ended: (state) => state.over,
  prompt: (state) => (state.over ? null : state.prompt.raw),
  restock: (state, lists) => ({ ...state, deck: restockDeck(state.deck, lists) }),
  // Nobody points on a count-in that stopped at two: it starts again from three.
  rest: (state) => (state.phase === 'count' ? { ...state, ...fresh(state.players) } : state),
  recap: makeRecap,
}

function fresh(players: readonly Player[]) {
  return { phase: 'prompt', clock: null, votes: players.map(() => 0), voted: [] } as const
}

function point(state: State, seat: Seat, fingers: 1 | -1): State | Refusal {
  const { players, votes } = state
  const count = votes[seat]
  if (count === undefined) return refuse('Nobody sits there.')
  if (fingers < 0 && count === 0) return refuse('No finger there to take back.')
  if (fingers > 0 && sum(votes) >= players.length) return refuse('Those are all the fingers.')
  return { ...state, votes: addTo(votes, [seat], fingers) }
}

function vote(state: State, chosen: Seat, { seat }: MoveContext): State | Refusal {
  const { players, options, votes } = state
  const voter = seat ?? nextVoter(state)
  if (voter === null || !players[voter]) return refuse('Nobody is voting.')
  if (!players[chosen]) return refuse('Nobody sits there.')
  if (state.voted.includes(voter)) return refuse('One vote each.')
  if (!mayGetVoteOf(voter, options)(chosen)) return refuse('Anybody but yourself. House rule.')
  const voted = [...state.voted, voter]
  const phase = voted.length === players.length ? 'sealed' : 'ballot'
  return { ...state, phase, voted, votes: addTo(votes, [chosen]) }
}

function mayGetVoteOf(voter: Seat, { self }: Options): (chosen: Seat) => boolean {
  return (chosen) => self || chosen !== voter
}

/** The phone goes round from the reader, clockwise. */
function nextVoter({ phase, players, reader, voted }: State): Seat | null {
  if (phase !== 'ballot') return null
  const order = players.map((_, place) => (reader + place) % players.length)
  return order.find((seat) => !voted.includes(seat)) ?? null
}

function reveal(state: State): State {
  const { votes } = state
  return {
    ...state,
    phase: 'reveal',
    crowns: addTo(state.crowns, leaders(votes)),
    received: state.received.map((count, seat) => count + (votes[seat] ?? 0)),
  }
}

function moveOn(state: State, random: Random): State {
  const { options, round, players } = state
  if (options.rounds > 0 && round >= options.rounds) return { ...state, over: true }
  return putDown({ ...state, round: round + 1, reader: nextSeat(state.reader, players) }, random)
}

/** The next prompt on the table, and nothing of the one before. */
function putDown(state: State, random: Random): State {
  return { ...state, ...drawPrompt(state.deck, 0, state.reader, random), ...fresh(state.players) }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
