import { type AudienceAsk, type AudienceTaps, breakTie } from '#domain/table/audience.ts'
import {
  castVote,
  dropVote,
  hurryBallot,
  isBallotOver,
  passOverVote,
  votersFor,
} from '#domain/table/ballot.ts'
import type { MoveContext, TableContext } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import type { Viewer } from '#domain/table/seating.ts'
import { addTo } from '#domain/table/standings.ts'
import { reveal } from './rules-cards.ts'
import { readItem } from './rules-items.ts'
import type { Outcome } from './rules-moves.ts'
import { isRight } from './rules-score.ts'
import type { Answer, Move, Say, State, Tally } from './rules-state.ts'

const says = ['more', 'less'] as const

/** A phone each: both sides answer at once. */
export function moveVote(state: State, move: Move, context: MoveContext): Outcome {
  const { ballot } = state
  const { by, now } = context
  if (!ballot) return refuse('clock-stopped')
  switch (move.type) {
    case 'more':
    case 'less':
      if (typeof by !== 'number') return refuse('own-phones')
      if (isBallotOver(ballot, now)) return refuse('too-late')
      return countIn({ ...state, ballot: castVote(ballot, by, move.type) }, context)
    case 'timeout':
      return isBallotOver(ballot, now) ? closeVote(state, context) : refuse('time-left')
    default:
      return refuse('answer-first')
  }
}

export function passOver(state: State, seat: Seat, context: TableContext): State {
  if (state.phase !== 'guess' || !state.ballot) return state
  return countIn({ ...state, ballot: passOverVote(state.ballot, seat) }, context)
}

/**
 * The clock closes the vote if it was the last one: leaving scores nothing.
 * @param state without that seat
 */
export function dropSay(state: State, seat: Seat, now: number): State {
  if (!state.ballot) return state
  const ballot = dropVote(state.ballot, seat)
  const isOpen = state.phase === 'guess' && !state.over
  return {
    ...state,
    ballot: isOpen ? hurryBallot(ballot, seatsHere(state), { table: state, now }) : ballot,
  }
}

/** How many of each side say what. */
function talliesOf({ ballot, teams }: State): Tally[] {
  return teams.map(({ seats }) => {
    const [more = 0, less = 0] = says.map((say) =>
      ballot ? votersFor(ballot, seats, say).length : 0,
    )
    return { more, less }
  })
}

/** Only players of a side see its votes. */
export function viewSideSays(state: State, viewer: Viewer): Tally | null {
  if (state.phase !== 'guess' || !state.ballot || typeof viewer !== 'number') return null
  const side = state.teams.findIndex(({ seats }) => seats.includes(viewer))
  return talliesOf(state)[side] ?? null
}

/** Hurries the last ones, and closes once all votes are in. */
function countIn(state: State, context: TableContext): State {
  if (!state.ballot) return state
  const ballot = hurryBallot(state.ballot, seatsHere(state), { table: state, now: context.now })
  const counted = { ...state, ballot }
  return isBallotOver(ballot, context.now) ? closeVote(counted, context) : counted
}

/** The other side bets by saying otherwise. */
function closeVote(state: State, { now, random, audience }: TableContext): State {
  const { side, options, isLast, ballot } = state
  const tallies = talliesOf(state)
  const own = sayOfSide(tallies[side], audience)
  const answer = own ?? (random() < 0.5 ? 'more' : 'less')
  const isByCoin = own === null
  const theirs = sayOfMost(tallies[1 - side])
  const isSplit = answer !== 'late' && theirs !== null && theirs !== answer
  const isAgainst = isSplit && options.bets && !isLast
  const right = seatsHere(state).filter((seat) => {
    const say = ballot?.choices[seat]
    return say !== undefined && isRight({ ...state, answer: say })
  })
  const hits = addTo(state.hits, right)
  const agreed = isSplit ? 0 : state.agreed + 1
  return reveal({ ...state, answer, isByCoin, tallies, isAgainst, agreed, hits }, now)
}

/** The audience breaks a tie; nothing said is wrong. Null leaves it to the coin. */
function sayOfSide(tally: Tally | undefined, audience: AudienceTaps | undefined): Answer | null {
  if (!tally || tally.more + tally.less === 0) return 'late'
  const [broken, ...others] = breakTie(says, audience)
  return sayOfMost(tally) ?? (others.length === 0 ? (broken ?? null) : null)
}

/** Both sides speak now, and so do those who watch. */
export function askAudience({ phase, ballot, card, a }: State): AudienceAsk | null {
  if (phase !== 'guess' || !ballot) return null
  return { id: `${card} ${readItem(a).label}`, kind: 'more-or-less', offers: says }
}

export function sayOfMost(tally: Tally | undefined): Say | null {
  if (!tally || tally.more === tally.less) return null
  return tally.more > tally.less ? 'more' : 'less'
}
