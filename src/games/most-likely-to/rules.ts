import {
  addSeatToDeck,
  changeDeckPacks,
  type Deck,
  drawPrompt,
  lastRound,
  newDeck,
} from '#domain/prompts/deck.ts'
import { type FilledPrompt, replaceAbsentPlayer } from '#domain/prompts/placeholders.ts'
import type { Random } from '#domain/random.ts'
import { type Clock, hasRunOut, startClock } from '#domain/table/clock.ts'
import { type Fingers, withFingers } from '#domain/table/fingers.ts'
import type { GameRules, MoveContext } from '#domain/table/game-rules.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import {
  admitLate,
  giveUpSeat,
  hereOrNext,
  isHere,
  levelWithLast,
  nextHere,
  type Seats,
  seatsFrom,
  seatsHere,
  takeSeat,
} from '#domain/table/presence.ts'
import { isRefusal, type Refusal, refuse } from '#domain/table/refusal.ts'
import { addCounts, addTo, leaders } from '#domain/table/standings.ts'
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

export type Options = typeof options.defaults

/** One second each for three, two and one. */
export const countInMs = 3000
/** The limit per player, whatever the fingers. */
export const maxPenalties = 3

export type Phase = 'prompt' | 'count' | 'tally' | 'ballot' | 'sealed' | 'reveal'

export type State = Seats & {
  options: Options
  deck: Deck
  reader: Seat
  round: number
  prompt: FilledPrompt
  phase: Phase
  /** Runs during the count-in only. */
  clock: Clock | null
  /** By seat voted for; the voters are not stored. */
  votes: Fingers['votes']
  pointed?: Fingers['pointed']
  /** Seats that have voted in secret. */
  voted: readonly Seat[]
  /** By seat: crowns and votes of revealed prompts. */
  crowns: readonly number[]
  received: readonly number[]
  over: boolean
}

export type Move =
  | { type: 'begin' | 'timeout' | 'reveal' | 'next' | 'skip' }
  | { type: 'point'; for: Seat; fingers: number }
  | { type: 'vote'; for: Seat }

export type View = Pick<State, 'phase' | 'reader' | 'round' | 'prompt' | 'clock' | 'crowns'> & {
  rounds: number
  voting: Options['voting']
  /** By seat; null while secret. */
  votes: readonly number[] | null
  /** The seat counted last. */
  pointed: Seat | null
  /** Fingers not yet counted. */
  fingersLeft: number
  /** The next secret voter, and the votes so far. */
  voter: Seat | null
  votesIn: number
  /** Whom the voter may vote for. */
  choices: readonly Seat[]
  /** Once revealed: the seats with the crown, and the penalty per seat. */
  crowned: readonly Seat[]
  penalties: readonly number[]
}

const allowedPhases: Record<Move['type'], { in: readonly Phase[]; else: string }> = {
  begin: { in: ['prompt'], else: 'This one is under way.' },
  timeout: { in: ['count'], else: 'Nobody is counting.' },
  point: { in: ['tally'], else: 'Fingers count after the count-in.' },
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
    return { ...opening, ...drawn, ...clearedVotes(players), over: false }
  },

  move(state, move, context) {
    if (state.over) return refuse('The game is over.')
    const time = allowedPhases[move.type]
    if (!time.in.includes(state.phase)) return refuse(time.else)
    switch (move.type) {
      case 'begin':
        return state.options.voting === 'secret'
          ? { ...state, phase: 'ballot' }
          : { ...state, phase: 'count', clock: startClock(countInMs, context.now) }
      case 'timeout':
        if (state.clock && !hasRunOut(state.clock, context.now)) return refuse('Wait for one.')
        return { ...state, phase: 'tally', clock: null }
      case 'point': {
        const outcome = withFingers(state.votes, move.for, move.fingers, seatsHere(state))
        return isRefusal(outcome) ? outcome : { ...state, ...outcome }
      }
      case 'vote':
        return vote(state, move.for, context)
      case 'reveal':
        return reveal(state)
      case 'next':
        return moveOn(state, context.random)
      case 'skip':
        return dealPrompt(state, context.random)
    }
  },

  view(state) {
    const { phase, reader, round, prompt, clock, crowns, votes, voted, options } = state
    const voter = nextVoter(state)
    const revealed = phase === 'reveal' ? votes : []
    return {
      ...{ phase, reader, round, prompt, clock, crowns },
      rounds: lastRound(state.deck, round, options.rounds),
      voting: options.voting,
      votes: phase === 'tally' || phase === 'reveal' ? votes : null,
      pointed: state.pointed ?? null,
      fingersLeft: Math.max(0, seatsHere(state).length - sum(votes)),
      voter,
      votesIn: voted.length,
      choices: voter === null ? [] : seatsHere(state).filter(mayGetVoteOf(voter, options)),
      crowned: leaders(revealed),
      penalties: revealed.map((count) => Math.min(count, maxPenalties)),
    }
  },

  join: (state, player) =>
    takeSeat(state, player, ({ votes, crowns, received, deck }) => ({
      votes: [...votes, 0],
      crowns: [...crowns, levelWithLast(crowns, state, 'most')],
      received: [...received, levelWithLast(received, state, 'most')],
      deck: addSeatToDeck(deck),
    })),

  leave(state, seat) {
    const gone = giveUpSeat(rules.pause(state), seat)
    const left = {
      ...gone,
      reader: hereOrNext(gone, state.reader),
      prompt: replaceAbsentPlayer(state.prompt, seat, gone),
    }
    if (left.phase === 'reveal') return left
    const votes = left.votes.map((count, other) => (other === seat ? 0 : count))
    return sealVotes({ ...left, votes })
  },

  holder: (state) => (state.phase === 'ballot' ? nextVoter(state) : state.reader),
  ended: (state) => state.over,
  prompt: (state) => (state.over ? null : state.prompt.raw),
  changePacks: (state, lists) => ({ ...state, deck: changeDeckPacks(state.deck, lists) }),
  // A count-in cut short by sleep starts again from three.
  pause: (state) =>
    state.phase === 'count' ? { ...state, ...clearedVotes(state.players) } : state,
  recap: makeRecap,
}

function clearedVotes(players: readonly Player[]) {
  return {
    phase: 'prompt',
    clock: null,
    votes: players.map(() => 0),
    pointed: null,
    voted: [],
  } as const
}

function vote(state: State, chosen: Seat, { seat }: MoveContext): State | Refusal {
  const { options, votes } = state
  const voter = seat ?? nextVoter(state)
  if (voter === null || !isHere(state, voter)) return refuse('Nobody is voting.')
  if (!isHere(state, chosen)) return refuse('Nobody sits there.')
  if (state.voted.includes(voter)) return refuse('One vote each.')
  if (!mayGetVoteOf(voter, options)(chosen)) return refuse('Anybody but yourself. House rule.')
  const voted = [...state.voted, voter]
  return sealVotes({ ...state, voted, votes: addTo(votes, [chosen]) })
}

/** Closes the ballot once all present players have voted. */
function sealVotes(state: State): State {
  const isClosed = state.phase === 'ballot' && nextVoter(state) === null
  return isClosed ? { ...state, phase: 'sealed' } : state
}

function mayGetVoteOf(voter: Seat, { self }: Options): (chosen: Seat) => boolean {
  return (chosen) => self || chosen !== voter
}

/** From the reader, clockwise. */
function nextVoter(state: State): Seat | null {
  if (state.phase !== 'ballot') return null
  return seatsFrom(state, state.reader).find((seat) => !state.voted.includes(seat)) ?? null
}

function reveal(state: State): State {
  const { votes } = state
  return {
    ...state,
    phase: 'reveal',
    crowns: addTo(state.crowns, leaders(votes)),
    received: addCounts(state.received, votes),
  }
}

function moveOn(state: State, random: Random): State {
  const { options, round } = state
  const last = lastRound(state.deck, round, options.rounds)
  if (last > 0 && round >= last) return { ...state, over: true }
  const next = admitLate(state)
  return dealPrompt({ ...next, round: round + 1, reader: nextHere(next, state.reader) }, random)
}

function dealPrompt(state: State, random: Random): State {
  const drawn = drawPrompt(state.deck, 0, state.reader, random, state)
  return { ...state, ...drawn, ...clearedVotes(state.players) }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
