import { hasRunOut, startClock } from '../table/clock.ts'
import type { GameSlug } from '../table/game-slug.ts'
import { sharedLimit, timeOf } from '../table/more-time.ts'
import { type Refusal, refuse } from '../table/refusal.ts'
import { timeOfRoom } from './more-time.ts'
import { seatsPresent } from './presence.ts'
import type { NextVote, Room } from './room.ts'

const voteMs = 10_000
const suggestions = 3

/** From arriving to the calm end of an evening. */
const stages: readonly (readonly GameSlug[])[] = [
  ['most-likely-to', 'more-or-less'],
  ['never-have-i-ever', 'squiffy', 'slusen', 'scrollbar'],
  ['charades', 'category'],
  ['drunk-dice', 'meyer'],
  ['truth-or-dare'],
  ['country-island-city', 'word-guess'],
  ['mix'],
]
/** Never two of these running. */
const confessions: readonly GameSlug[] = ['never-have-i-ever', 'most-likely-to', 'truth-or-dare']

/**
 * One game of each of the next stages: first one that was not played tonight, else the one played
 * longest ago.
 * @param played tonight's games, the latest last
 */
export function suggestGames(played: readonly GameSlug[]): GameSlug[] {
  const last = played.at(-1)
  const isFit = (game: GameSlug) =>
    game !== last && !(last && confessions.includes(last) && confessions.includes(game))
  const at = stages.findIndex((stage) => last && stage.includes(last)) + 1
  return [...stages.slice(at), ...stages.slice(0, at)]
    .flatMap((stage) => {
      const byAge = stage
        .filter(isFit)
        .toSorted((one, other) => played.lastIndexOf(one) - played.lastIndexOf(other))
      return byAge.slice(0, 1)
    })
    .map((game, order) => ({ game, order, age: played.lastIndexOf(game) }))
    .sort(
      (one, other) => Math.sign(one.age + 1) - Math.sign(other.age + 1) || one.order - other.order,
    )
    .slice(0, suggestions)
    .map(({ game }) => game)
}

export function openVote(room: Room, now: number): Room {
  const games = suggestGames(room.evening.played ?? [])
  const table = timeOf({ time: timeOfRoom(room, now) })
  const clock = startClock(sharedLimit(voteMs, table), now)
  return { ...room, isNight: false, next: { games, votes: {}, clock } }
}

/** Changeable until it closes. */
export function voteForNext(room: Room, seat: number, game: string): Room | Refusal {
  const { next } = room
  const choice = next?.games.find((other) => other === game)
  if (!next?.clock || !choice) return refuse('vote-over')
  return { ...room, next: { ...next, votes: { ...next.votes, [seat]: choice } } }
}

/** Once its time is up, or everybody here has voted. */
export function closeVote(room: Room, now: number): Room {
  const { next } = room
  if (!next?.clock) return room
  const isComplete = seatsPresent(room).every((seat) => next.votes[seat] !== undefined)
  if (!hasRunOut(next.clock, now) && !isComplete) return room
  const counts = next.games.map((game) => countVotes(next, game))
  const leaders = next.games.filter((_, at) => counts[at] === Math.max(...counts))
  const [winner] = leaders
  return leaders.length === 1 && winner
    ? { ...room, pick: winner, next: null }
    : { ...room, next: { ...next, games: leaders, clock: null } }
}

export function countVotes({ votes }: NextVote, game: GameSlug): number {
  return Object.values(votes).filter((other) => other === game).length
}
