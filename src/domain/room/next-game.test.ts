import { describe, expect, test } from 'vitest'
import type { GameSlug } from '../table/game-slug.ts'
import { isRefusal } from '../table/refusal.ts'
import { closeVote, countVotes, openVote, suggestGames, voteForNext } from './next-game.ts'
import { emptyRoom, noEvening, type Room } from './room.ts'
import { roomDueAt } from './settle.ts'

describe('suggestions', () => {
  test.each<[string, GameSlug[], GameSlug[]]>([
    ['an evening begins with arriving', [], ['most-likely-to', 'never-have-i-ever', 'charades']],
    [
      'then each stage in its turn, and no confession after another',
      ['most-likely-to'],
      ['squiffy', 'charades', 'drunk-dice'],
    ],
    [
      'what was not played comes before what was',
      ['drunk-dice'],
      ['truth-or-dare', 'country-island-city', 'mix'],
    ],
    [
      'it begins anew after the last stage',
      ['truth-or-dare', 'country-island-city', 'mix'],
      ['most-likely-to', 'never-have-i-ever', 'charades'],
    ],
  ])('%s', (_, played, games) => {
    expect(suggestGames(played)).toEqual(games)
  })

  test('are always three games, none of them just played', () => {
    const played: GameSlug[] = []
    for (let game = 0; game < 60; game++) {
      const games = suggestGames(played)
      expect(new Set(games).size).toBe(3)
      expect(games).not.toContain(played.at(-1))
      played.push(games[game % 3] as GameSlug)
    }
    expect(new Set(played).size).toBe(14)
  })
})

describe('a vote', () => {
  const seat = (name: string) => ({
    name,
    tokenHash: name,
    playerId: name,
    isGone: false,
    hasMoreTime: false,
    lines: [],
  })
  const names = ['Sofie', 'Jonas', 'Mia']
  const here = { by: 'a phone', awaySinceMs: null }
  const open = (away: number[] = []): Room =>
    openVote(
      {
        ...emptyRoom(null),
        host: 0,
        seats: names.map(seat),
        contacts: names.map((_, at) => (away.includes(at) ? { by: null, awaySinceMs: 1 } : here)),
        evening: { ...noEvening, played: ['most-likely-to'] },
      },
      1_000,
    )
  const cast = (room: Room, ...votes: [number, string][]) =>
    votes.reduce((before, [voter, game]) => {
      const after = voteForNext(before, voter, game)
      if (isRefusal(after)) throw new Error(after.refused)
      return after
    }, room)

  test.each<[string, [number, GameSlug][], number, GameSlug | null, GameSlug[] | null]>([
    ['stays open while somebody here has not voted', [[0, 'squiffy']], 10_999, null, null],
    [
      'gives the game with the most votes after ten seconds',
      [[0, 'squiffy']],
      11_000,
      'squiffy',
      null,
    ],
    [
      'closes at once when all have voted',
      [
        [0, 'squiffy'],
        [1, 'charades'],
        [2, 'charades'],
      ],
      2_000,
      'charades',
      null,
    ],
    [
      'counts the last vote of a seat',
      [
        [0, 'squiffy'],
        [0, 'charades'],
        [1, 'charades'],
        [2, 'squiffy'],
      ],
      2_000,
      'charades',
      null,
    ],
    [
      'leaves a tie to the host',
      [
        [0, 'squiffy'],
        [1, 'charades'],
      ],
      11_000,
      null,
      ['squiffy', 'charades'],
    ],
    ['and all three where nobody voted', [], 11_000, null, ['squiffy', 'charades', 'drunk-dice']],
  ])('%s', (_, votes, now, pick, tied) => {
    const room = closeVote(cast(open(), ...votes), now)
    expect(room.pick).toBe(pick)
    if (pick) expect(room.next).toBeNull()
    if (tied) expect(room.next).toMatchObject({ games: tied, clock: null })
    if (!pick && !tied) expect(room.next?.clock).not.toBeNull()
  })

  test('ends by itself', () => {
    expect(roomDueAt(open(), null)).toBe(11_000)
    expect(roomDueAt(closeVote(open(), 11_000), null)).toBe(Infinity)
  })

  test('waits for nobody who is away', () => {
    const room = cast(open([2]), [0, 'squiffy'], [1, 'squiffy'])
    expect(closeVote(room, 2_000).pick).toBe('squiffy')
  })

  test.each([
    ['a game that is not among the three', open(), 'meyer'],
    ['a vote that is closed', closeVote(open(), 11_000), 'squiffy'],
    ['a room that does not vote', emptyRoom(null), 'squiffy'],
  ])('%s is refused', (_, room, game) => {
    expect(voteForNext(room, 0, game)).toEqual({ refused: 'vote-over' })
  })

  test('counts by game', () => {
    const { next } = cast(open(), [0, 'squiffy'], [1, 'charades'], [2, 'squiffy'])
    expect(next?.games.map((game) => countVotes(next, game))).toEqual([2, 1, 0])
  })
})
