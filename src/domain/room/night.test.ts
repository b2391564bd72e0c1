import { describe, expect, test } from 'vitest'
import { promptKey } from '../prompts/memory.ts'
import { featNames } from '../table/feats.ts'
import { endEvening } from './evening.ts'
import { type Night, summariseNight } from './night.ts'
import { awardText, minutesInShort, nameOnNight, nightSummary, winnersText } from './night-words.ts'
import { type Evening, emptyRoom, type Room } from './room.ts'
import type { RoomRules } from './room-rules.ts'

const minute = 60_000
const names = ['Sofie', 'Jonas', 'Mia', 'Emil']

const seats = names.map((name, seat) => ({
  name,
  tokenHash: name,
  playerId: `seat-${seat}`,
  isGone: false,
  hasMoreTime: false,
  lines: [],
}))

const game = (slug: 'meyer' | 'charades', winners: number[], fromMs = 0) => ({
  game: slug,
  winners,
  fromMs,
  toMs: fromMs + 40 * minute,
})

const evening: Evening = {
  games: 3,
  points: { 0: 4, 1: 20, 2: 9, 3: 0 },
  wins: { 1: 2 },
  results: [game('meyer', [1]), game('charades', [1]), game('meyer', [2], 90 * minute)],
  feats: {},
}

const roomWith = (changes: Partial<Room> = {}, more: Partial<Evening> = {}): Room => ({
  ...emptyRoom(null),
  seats,
  host: 0,
  isNight: true,
  evening: { ...evening, ...more },
  ...changes,
})

const awardsOf = (room: Room) =>
  (summariseNight(room)?.rows ?? []).map(({ seat, award }) => `${names[seat]}: ${awardText(award)}`)

describe('awards over all games', () => {
  test('go by wins to the first, then by what is left', () => {
    expect(awardsOf(roomWith())).toEqual([
      'Jonas: won two of three',
      'Mia: won one of three',
      'Sofie: hosted the room',
      'Emil: good company',
    ])
  })

  test('go to who did most of something, alone and twice at least', () => {
    const feats = { 0: { crowns: 2, calls: 3 }, 2: { crowns: 6 }, 3: { dares: 1, calls: 3 } }
    expect(awardsOf(roomWith({}, { feats }))).toEqual([
      'Jonas: won two of three',
      'Mia: the most crowns: 6',
      'Sofie: called three right',
      'Emil: called three right',
    ])
  })

  test('are none for a game that all have won', () => {
    const results = [game('meyer', [0, 1, 2, 3])]
    expect(awardsOf(roomWith({}, { results }))[0]).toBe('Jonas: 20 points')
  })

  test('show the game in which they were won', () => {
    const feats = { 3: { phrases: 4 } }
    const rows = summariseNight(roomWith({}, { feats }))?.rows ?? []
    expect(rows.map((row) => row.game)).toEqual(['charades', 'meyer', null, 'charades'])
  })

  test('are not given to seats that left', () => {
    const gone = seats.map((seat, at) => ({ ...seat, isGone: at === 1 }))
    expect(awardsOf(roomWith({ seats: gone }))[0]).toBe('Mia: won one of three')
  })

  test.each(featNames)('have words for %s, one and many', (feat) => {
    for (const count of [1, 2, 12]) {
      expect(awardText({ code: feat, params: { count } })).toMatch(/^[a-z].*[a-z]$/)
      expect(awardText({ code: `most-${feat}`, params: { count } })).toMatch(/^the most .*: \d+$/)
    }
  })
})

describe('a night', () => {
  test('is told by its games, from the first deal to the last end', () => {
    const night = summariseNight(roomWith()) as Night
    expect(night.games.map(({ game: slug }) => slug)).toEqual(['meyer', 'charades', 'meyer'])
    expect(nightSummary(night)).toBe('Four friends, three games, two hours and ten minutes.')
    expect(minutesInShort(night.minutes)).toBe('2 h 10 min')
  })

  test('is nothing before a game has counted', () => {
    expect(summariseNight(roomWith({ evening: { games: 0, points: {}, wins: {} } }))).toBeNull()
  })

  test('has no names: who did not say yes is a guest', () => {
    expect(JSON.stringify(summariseNight(roomWith()))).not.toMatch(new RegExp(names.join('|')))
    expect([0, 1].map((seat) => nameOnNight({ 1: 'Jonas' }, seat))).toEqual(['A guest', 'Jonas'])
  })

  test.each([
    [[0], 'A guest'],
    [[0, 1, 2, 3], 'Jonas and three guests'],
    [[1], 'Jonas'],
  ])('counts the winners %s who did not say yes', (winners, words) => {
    expect(winnersText(winners, { 1: 'Jonas' })).toBe(words)
  })

  test.each([
    ['Sing the loudest song you know.', 'Sing the loudest song you know.'],
    ['Carry JONAS round the table.', null],
  ])('tells the prompt that was loved, unless it names somebody: %s', (bestPrompt, told) => {
    expect(summariseNight(roomWith({}, { bestPrompt }))?.bestPrompt).toBe(told)
  })

  test('is the same whatever only some of the room know, passed, skipped or missed', () => {
    const told = summariseNight(roomWith({}, { feats: { 0: { dares: 3 } } }))
    const hidden: Partial<Room> = {
      seats: seats.map((seat) => ({
        ...seat,
        lines: ['drink', 'exes'],
        hasMoreTime: true,
        tokenHash: 'other',
      })) as Room['seats'],
      passes: { 0: 9, 1: 2 },
      sitOut: [3],
      spared: { exes: [0, 2] },
      contacts: seats.map(() => ({ by: null, awaySinceMs: 1 })),
      written: [
        { id: 1, seat: 2, game: 'most-likely-to', text: 'Has met a king?', isPlayed: true },
      ],
      spice: 3,
      areAdults: true,
      isLocked: true,
      acks: { 0: [['tab', 4]] },
      water: { games: 3, clock: null },
      claims: { 1: 5 },
      knocks: [{ seat: 1, tokenHash: 'x' }],
    }
    expect(summariseNight(roomWith(hidden, { feats: { 0: { dares: 3 } } }))).toEqual(told)
  })
})

describe('the end of the evening', () => {
  const recap = {
    headline: { code: 'x' },
    winners: [1],
    rows: [1, 0].map((seat, at) => ({ seat, place: at + 1, score: '', note: { code: 'x' } })),
    feats: [{ feat: 'crowns', seat: 0, count: 2 }],
    bestPrompt: 'Hop.',
  }
  const rules = { rules: { ended: () => true, recap: () => recap } } as unknown as RoomRules
  const players = [
    { id: 'seat-2', name: '' },
    { id: 'seat-0', name: '' },
  ]
  const deck = { topics: { drink: [promptKey('Sip.')] }, source: 'classics,warm' }
  const played = {
    slug: 'charades',
    stopped: false,
    dealtAtMs: 5,
    state: { players },
    ...deck,
  } as never

  test('counts the last game’s winners, feats and best prompt, by seats of the room', () => {
    const ended = endEvening(roomWith({ game: played }, { feats: { 2: { crowns: 1 } } }), rules, 9)
    expect(ended.evening.results?.at(-1)).toEqual({
      game: 'charades',
      winners: [0],
      fromMs: 5,
      toMs: 9,
    })
    expect(ended.evening.feats).toEqual({ 2: { crowns: 3 } })
    expect(ended.evening.bestPrompt).toBe('Hop.')
  })

  test.each<[string, object, Partial<Room>]>([
    ['a topic that anybody may leave out', { topics: { drink: [promptKey('Hop.')] } }, {}],
    ['topics that nobody knows', { topics: undefined }, {}],
    ['a pack of players', { source: 'classics,custom:a@1' }, {}],
    ['a hot room', {}, { spice: 3 }],
  ])('keeps no prompt of %s', (_, more, changes) => {
    const game = { ...(played as object), ...more } as never
    expect(endEvening(roomWith({ game, ...changes }), rules, 9).evening.bestPrompt).toBeUndefined()
  })

  test('reads rows of the version before', () => {
    const { results: _, feats: __, ...older } = evening
    const ended = endEvening(roomWith({ game: played, evening: older }), rules, 9)
    expect(summariseNight(ended)?.games).toHaveLength(1)
  })
})
