import { pick } from '#domain/random.ts'
import { type AudienceAsk, breakTie } from '#domain/table/audience.ts'
import {
  type Ballot,
  castVote,
  dropVote,
  hurryBallot,
  isBallotOver,
  missingVotes,
  openBallot,
  passOverVote,
  votersFor,
} from '#domain/table/ballot.ts'
import { resumeClock, suspendClock } from '#domain/table/clock.ts'
import type { TableContext } from '#domain/table/game-rules.ts'
import { sharedLimit } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { seatsHere } from '#domain/table/presence.ts'
import type { Seating, TableState, Viewer } from '#domain/table/seating.ts'
import type { MixedGame } from './rules-options.ts'

const voteEvery = 5
const voteMs = 10_000

/** With a phone each the table chooses between two games. */
export type VoteCard = {
  game: 'vote'
  games: readonly [MixedGame, MixedGame]
  ballot: Ballot<MixedGame>
}

export type VoteView = Pick<VoteCard, 'game' | 'games'> & {
  /** The viewer's own. */
  choice: MixedGame | null
  voted: number
  clock: Ballot<MixedGame>['clock']
}

export function isVoteDue(
  { seating, round, card }: { seating: Seating; round: number; card: { game: unknown } },
  games: readonly MixedGame[],
): boolean {
  const isFifth = (round + 1) % voteEvery === 0
  return seating === 'own' && isFifth && games.length > 1 && card.game !== 'vote'
}

export function openVote(
  games: readonly MixedGame[],
  table: TableState,
  { random, now }: Pick<TableContext, 'now' | 'random'>,
): VoteCard {
  const one = pick(games, random)
  const other = pick(
    games.filter((game) => game !== one),
    random,
  )
  return { game: 'vote', games: [one, other], ballot: openBallot(sharedLimit(voteMs, table), now) }
}

export function viewVote({ game, games, ballot }: VoteCard, viewer: Viewer): VoteView {
  const choice = typeof viewer === 'number' ? (ballot.choices[viewer] ?? null) : null
  return {
    game,
    games,
    choice,
    clock: ballot.clock,
    voted: Object.keys(ballot.choices).length,
  }
}

export function voteFor(card: VoteCard, seat: Seat, chosen: MixedGame): VoteCard {
  return { ...card, ballot: castVote(card.ballot, seat, chosen) }
}

export function leaveVote(card: VoteCard, seat: Seat): VoteCard {
  return { ...card, ballot: dropVote(card.ballot, seat) }
}

export function passOverVoter(card: VoteCard, seat: Seat): VoteCard {
  return { ...card, ballot: passOverVote(card.ballot, seat) }
}

/** @param now null stops its clock */
export function changeVoteClock(card: VoteCard, now: number | null): VoteCard {
  const { clock } = card.ballot
  const changed = now === null ? suspendClock(clock) : resumeClock(clock, now)
  return { ...card, ballot: { ...card.ballot, clock: changed } }
}

/** Whom the vote waits for. */
export function missingFrom({ ballot }: VoteCard, table: TableState): Seat[] {
  return missingVotes(ballot, seatsHere(table))
}

/** The audience votes between the same two. */
export function askAudience({ games }: VoteCard): AudienceAsk {
  return { id: 'next', kind: 'next-game', offers: games }
}

/** The vote, shorter once all are in, and the game that it chose; a tie is the audience's, or drawn. */
export function countVote(
  card: VoteCard,
  table: TableState,
  { now, random, audience }: Pick<TableContext, 'now' | 'random' | 'audience'>,
): { card: VoteCard; chosen: MixedGame | null } {
  const here = seatsHere(table)
  const ballot = hurryBallot(card.ballot, here, { table, now })
  const counted = { ...card, ballot }
  if (!isBallotOver(ballot, now)) return { card: counted, chosen: null }
  const [one, other] = card.games
  const lead = votersFor(ballot, here, one).length - votersFor(ballot, here, other).length
  const tied = breakTie(card.games, audience)
  return { card: counted, chosen: lead === 0 ? pick(tied, random) : lead > 0 ? one : other }
}
