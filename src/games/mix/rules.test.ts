import { describe, expect, test } from 'vitest'
import { inGame, layOn, lists, prompt } from '#tests/support/games/mix-table.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { listOf } from './mixed-card.ts'
import { rules } from './rules.ts'
import { gamesIn, type MixedGame, options } from './rules-options.ts'
import type { Card, Move } from './rules-state.ts'

const { start, must, play, refusal, due, recap } = playRules(rules, messages, options.defaults, {
  lists,
})

/** The rule that a card may bring is left out. */
const lay = (game: MixedGame, change?: object) => layOn(start({ lasting: false }), game, change)

const next: Move = { type: 'next' }
const skip: Move = { type: 'skip' }
const never = (type: string, seat?: number) => inGame('never-have-i-ever', type, { seat })
const truth = (type: string, kind?: string) => inGame('truth-or-dare', type, { kind })
const likely = (type: string) => inGame('most-likely-to', type)
const act = (type: string) => inGame('charades', type)
const name = (type: string, details?: object) => inGame('category', type, details)
const letter = (type: string, details?: object) => inGame('country-island-city', type, details)
const point = (seat: number, fingers = 1) =>
  inGame('most-likely-to', 'point', { for: seat, fingers })

describe('each game keeps its own price', () => {
  test.each<[string, MixedGame, Move[], number[]]>([
    [
      'those who have take one each',
      'never-have-i-ever',
      [never('mark', 0), never('mark', 2), never('next')],
      [1, 0, 1, 0],
    ],
    ['when nobody has, the reader takes one', 'never-have-i-ever', [never('next')], [0, 1, 0, 0]],
    [
      'the only one tells the story at no further cost',
      'never-have-i-ever',
      [never('mark', 3), never('next'), never('next')],
      [0, 0, 0, 1],
    ],
    [
      'a truth told costs nothing',
      'truth-or-dare',
      [truth('choose', 'truth'), truth('done')],
      [0, 0, 0, 0],
    ],
    [
      'rather not costs two',
      'truth-or-dare',
      [truth('choose', 'dare'), truth('pass')],
      [0, 2, 0, 0],
    ],
    ['acted and guessed: nothing', 'charades', [act('start'), act('got')], [0, 0, 0, 0]],
    ['not guessed: one for the actor', 'charades', [act('start'), act('missed')], [0, 1, 0, 0]],
    [
      'said before: one for who said it',
      'category',
      [name('start'), name('answer'), name('repeat'), name('next')],
      [0, 1, 0, 0],
    ],
    [
      'broken: one for who broke it',
      'country-island-city',
      [letter('start'), letter('answer'), letter('broke'), letter('next')],
      [0, 1, 0, 0],
    ],
    [
      'broken by somebody else, the table says',
      'country-island-city',
      [
        letter('start'),
        letter('answer'),
        letter('broke'),
        letter('blame', { seat: 3 }),
        letter('next'),
      ],
      [0, 0, 0, 1],
    ],
  ])('%s', (_, game, moves, points) => {
    expect(play(lay(game), ...moves).points).toEqual(points)
  })

  test.each([
    ['one for each finger', [point(2, 2), point(0)], [1, 0, 2, 0], [1, 0, 2, 0]],
    ['three at most', [point(3, 4)], [0, 0, 0, 3], [0, 0, 0, 4]],
    ['no finger, no point', [], [0, 0, 0, 0], [0, 0, 0, 0]],
  ])('fingers: %s', (_, pointed, points, fingers) => {
    const counted = due(play(lay('most-likely-to'), likely('begin')))
    const after = play(counted, ...pointed, likely('reveal'), likely('next'))
    expect(after).toMatchObject({ points, fingers })
  })

  test('the view says what the card costs as it lies', () => {
    expect(rules.view(lay('never-have-i-ever'), 'device').owed).toEqual([0, 1, 0, 0])
    const marked = play(lay('never-have-i-ever'), never('mark', 3))
    expect(rules.view(marked, 'device').owed).toEqual([0, 0, 0, 1])
    expect(rules.view(lay('charades'), 'device').owed).toEqual([0, 0, 0, 0])
  })
})

describe('what the clock does', () => {
  test('a count-in is over by itself, and cut short by sleep begins again', () => {
    const counting = play(lay('most-likely-to'), likely('begin'))
    expect(rules.due(counting)).toMatchObject({ atMs: 3000, move: { game: 'most-likely-to' } })
    expect(rules.due(rules.pause(counting))).toBeNull()
  })

  test('a round out of time is whoever’s turn it is', () => {
    const later = play(lay('category'), name('start'), name('answer'))
    expect(rules.due(later)?.atMs).toBe(5000)
    expect(due(later).card).toMatchObject({ card: { loser: 2 } })
  })

  test('slept through takes nobody by surprise', () => {
    const running = play(lay('category'), name('start'))
    const woken = must(running, name('timeout'), { by: 'clock', now: 60_000 })
    expect(woken.card).toMatchObject({ card: { phase: 'playing', clock: { runningSince: null } } })
  })

  test('a minute of charades is over by itself, and a guess tapped later counts', () => {
    const acting = play(lay('charades'), act('start'))
    expect(rules.due(acting)?.atMs).toBe(60_000)
    expect(play(due(acting), act('got')).points).toEqual([0, 0, 0, 0])
  })
})

test('with a letter goes through the alphabet before one comes again', () => {
  let state = lay('country-island-city')
  for (let card = 0; card < 21; card++) state = play(state, skip)
  expect(new Set(state.letters).size).toBe(21)
})

describe('not for us', () => {
  test.each([
    'never-have-i-ever',
    'most-likely-to',
    'charades',
    'category',
    'country-island-city',
  ] as const)('%s: another of the same, for the same player, free', (game) => {
    const before = lay(game)
    const after = play(before, skip)
    expect(after).toMatchObject({ turn: 1, round: 1, points: [0, 0, 0, 0], card: { game } })
    expect(after.card).not.toEqual(before.card)
  })

  test('a dare is swapped for a dare', () => {
    const chosen = play(lay('truth-or-dare'), truth('choose', 'dare'))
    expect(rules.prompt(chosen)).toBe('dare 0')
    expect(rules.prompt(play(chosen, skip))).toBe('dare 1')
  })

  test('comes too late for what is settled', () => {
    const settled = play(lay('category'), name('start'), name('answer'), name('repeat'))
    expect(refusal(settled, skip)).toBe('That one is settled.')
  })
})

describe('when other packs are played with', () => {
  const others = lists.map((list) => list.map((raw) => `other ${raw}`))

  test.each<[MixedGame, object]>([
    ['never-have-i-ever', {}],
    ['most-likely-to', { phase: 'tally', votes: [4, 0, 0, 0] }],
    ['charades', {}],
    ['category', { phase: 'settled', loser: 2, fault: 'timeout' }],
  ])('%s: a card that is in none of them makes room for one of its game', (game, change) => {
    const after = rules.changePacks(lay(game, change), others)
    expect(after).toMatchObject({ turn: 1, round: 1, points: [0, 0, 0, 0], card: { game } })
    expect(rules.prompt(after)).toMatch(/^other /)
  })

  test('a dare too', () => {
    const chosen = play(lay('truth-or-dare'), truth('choose', 'dare'))
    expect(rules.prompt(rules.changePacks(chosen, others))).toMatch(/^other dare/)
  })

  test('a usual column stays', () => {
    const usual = { raw: 'Island', parts: [{ text: 'Island' }] }
    const before = lay('country-island-city', { prompt: usual })
    expect(rules.prompt(before)).toBeNull()
    expect(rules.changePacks(before, others).card).toEqual(before.card)
  })

  test('a rule that nobody has agreed to yet does too', () => {
    const card: Card = { game: null, rule: { prompt, left: 4 }, isOver: false }
    const before = { ...lay('charades'), card }
    expect(rules.prompt(rules.changePacks(before, others))).toMatch(/^other lasting/)
  })

  test('what is still in a list stays, however far down', () => {
    const before = lay('charades')
    const long = [...others, [...Array.from({ length: 90 }, (_, at) => `${at}`), 'prompt']]
    expect(rules.changePacks(before, long).card).toEqual(before.card)
  })

  test('a game that has nothing left keeps what lies there', () => {
    const before = lay('charades')
    const none = others.map((list, at) => (at === listOf.charades ? [] : list))
    expect(rules.changePacks(before, none).card).toEqual(before.card)
  })
})

describe('which games', () => {
  test('that the table let in', () => {
    const chosen = { ...options.defaults, truth: false, category: false }
    expect(gamesIn(options.read(chosen))).toEqual([
      'never-have-i-ever',
      'most-likely-to',
      'charades',
      'country-island-city',
    ])
  })

  test.each([
    ['the last two stay', ['category', 'country'], ['category', 'country-island-city']],
    ['one alone gets company', ['category'], ['never-have-i-ever', 'category']],
    ['none at all: the first two', [], ['never-have-i-ever', 'truth-or-dare']],
  ])('%s', (_, on, games) => {
    const doors = ['never', 'truth', 'likely', 'charades', 'category', 'country']
    const chosen = Object.fromEntries(doors.map((door) => [door, on.includes(door)]))
    expect(gamesIn(options.read(chosen))).toEqual(games)
  })

  test('one whose packs hold nothing is not drawn', () => {
    const isOn = (at: number) => at === listOf.charades || at === listOf.category
    const only = lists.map((list, at) => (isOn(at) ? list : []))
    const { start } = playRules(rules, messages, options.defaults, { lists: only })
    expect(['charades', 'category']).toContain(start().card.game)
  })
})

describe('the end', () => {
  test('comes after the last card', () => {
    const last = { ...lay('charades'), round: options.defaults.cards }
    const over = play(last, act('start'), act('got'))
    expect(rules.ended(over)).toBe(true)
    expect(rules.prompt(over)).toBeNull()
  })

  test('tells a rule that ended with it first', () => {
    const last = { ...lay('charades'), round: 30, lasting: [{ prompt, left: 1 }] }
    const ending = play(last, act('start'), act('got'))
    expect(rules.ended(ending)).toBe(false)
    expect(rules.ended(play(ending, next))).toBe(true)
  })

  test.each([
    [[0, 0, 0, 0], 'Not a point taken. What a quiet table.', [0, 1, 2, 3]],
    [[1, 1, 1, 1], 'All of you, equally. How fair.', [0, 1, 2, 3]],
    [[3, 1, 0, 3], 'Anna and Dot took the most trouble home.', [2]],
  ])('%j: %s', (points, headline, winners) => {
    const said = recap({ ...start(), points })
    expect(said).toMatchObject({ headline, winners })
    expect(said.mostVoted).toBeUndefined()
  })

  test('says whom the fingers were for', () => {
    const said = recap({ ...start(), points: [2, 1, 0, 3], fingers: [1, 0, 4, 1], round: 20 })
    expect(said.mostVoted).toEqual([2])
    expect(said.rows[0]).toMatchObject({ seat: 2, score: '0', note: 'points in 20, 4 fingers' })
    expect(said.rows[1]).toMatchObject({ seat: 1, score: '1', note: 'point in 20, no fingers' })
  })
})

test.each<[string, MixedGame, Move, string]>([
  ['a seat nobody sits on', 'never-have-i-ever', never('mark', 9), 'Nobody sits there.'],
  ['an answer before the clock', 'category', name('answer'), 'Start the clock first.'],
  ['a move for the card before', 'category', never('next'), 'That card is gone.'],
])('refused: %s', (_, game, move, sentence) => {
  expect(refusal(lay(game), move)).toBe(sentence)
})
