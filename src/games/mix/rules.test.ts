import { describe, expect, test } from 'vitest'
import { playRules } from '#tests/support/games/play-rules.ts'
import { pointAt } from '#tests/support/games/point-at.ts'
import { rules } from './rules.ts'
import { gamesIn, options } from './rules-options.ts'
import { type Card, type GameCard, listOf, type Move } from './rules-state.ts'
import { cards, layOn, lists, prompt } from './rules-test-table.ts'

const { start, must, play, refusal } = playRules(rules, options.defaults, { lists })

/** The rule that a card may bring is left out. */
const lay = (card: Card) => layOn(start({ lasting: false }), card)

const next: Move = { type: 'next' }
const begin: Move = { type: 'start' }
const mark = (seat: number): Move => ({ type: 'mark', seat })
const point = (seat: number, fingers = 1): Move => ({ type: 'point', for: seat, fingers })

describe('each game keeps its own price', () => {
  test.each<[string, GameCard['game'], Move[], number[]]>([
    ['those who have take one each', 'never-have-i-ever', [mark(0), mark(2), next], [1, 0, 1, 0]],
    [
      'a mark can be taken back',
      'never-have-i-ever',
      [mark(0), mark(0), mark(3), mark(2), next],
      [0, 0, 1, 1],
    ],
    ['when nobody has, the reader takes one', 'never-have-i-ever', [next], [0, 1, 0, 0]],
    [
      'the only one tells the story at no further cost',
      'never-have-i-ever',
      [mark(3), next, next],
      [0, 0, 0, 1],
    ],
    [
      'a truth told costs nothing',
      'truth-or-dare',
      [{ type: 'choose', kind: 'truth' }, { type: 'done' }],
      [0, 0, 0, 0],
    ],
    [
      'rather not costs two',
      'truth-or-dare',
      [{ type: 'choose', kind: 'dare' }, { type: 'pass' }],
      [0, 2, 0, 0],
    ],
    ['acted and guessed: nothing', 'charades', [begin, { type: 'got' }], [0, 0, 0, 0]],
    ['not guessed: one for the actor', 'charades', [begin, { type: 'missed' }], [0, 1, 0, 0]],
  ])('%s', (_, game, moves, points) => {
    expect(play(lay(cards[game]), ...moves).points).toEqual(points)
  })

  test.each([
    ['one for each finger', [2, 2, 0], [1, 0, 2, 0]],
    ['three at most', [3, 3, 3, 3], [0, 0, 0, 3]],
    ['no finger, no point', [], [0, 0, 0, 0]],
  ])('fingers: %s', (_, fingers, points) => {
    const counting = play(lay(cards['most-likely-to']), begin)
    const counted = must(counting, { type: 'timeout' }, { now: 3000 })
    const paid = play(counted, ...pointAt(...fingers), { type: 'reveal' }, next)
    expect(paid.points).toEqual(points)
  })

  test.each(['category', 'country-island-city'] as const)(
    '%s: whoever broke it takes one',
    (game) => {
      const settled = play(lay(cards[game]), begin, { type: 'answer' }, { type: 'broke' })
      expect(settled.card).toMatchObject({ phase: 'settled', loser: 1 })
      expect(play(settled, next).points).toEqual([0, 1, 0, 0])
      expect(play(settled, { type: 'blame', seat: 3 }, next).points).toEqual([0, 0, 0, 1])
    },
  )
})

describe('the count-in', () => {
  const counting = play(lay(cards['most-likely-to']), begin)

  test('takes three seconds', () => {
    expect(refusal(counting, { type: 'timeout' }, { now: 2999 })).toBe('Wait for one.')
    expect(must(counting, { type: 'timeout' }, { now: 3000 }).card).toMatchObject({
      phase: 'tally',
    })
  })

  test('cut short by sleep begins again', () => {
    expect(rules.pause(counting)).toMatchObject({ card: { phase: 'ready' }, clock: null })
  })

  test('has a finger for everybody and no more', () => {
    const all = play(must(counting, { type: 'timeout' }, { now: 3000 }), ...pointAt(0, 0, 1, 2))
    expect(refusal(all, point(1, 2))).toBe('Those are all the fingers.')
    expect(refusal(all, point(3, -1))).toBe('Fingers count from none up.')
    expect(play(all, point(0, 1)).card).toMatchObject({ votes: [1, 1, 1, 0] })
  })
})

describe('a round', () => {
  const running = play(lay(cards.category), begin)

  test('gives five seconds, and half a second less every lap', () => {
    expect(running.clock?.lengthMs).toBe(5000)
    const lap = Array.from({ length: 4 }, (): Move => ({ type: 'answer' }))
    expect(play(running, ...lap).clock?.lengthMs).toBe(4500)
  })

  test('passes the phone to the left with every answer', () => {
    expect(rules.holder(play(running, { type: 'answer' }, { type: 'answer' }))).toBe(3)
  })

  test('out of time is whoever’s turn it is', () => {
    const later = play(running, { type: 'answer' })
    expect(refusal(later, { type: 'timeout' }, { now: 4999 })).toBe('There is time left.')
    expect(must(later, { type: 'timeout' }, { now: 5000 }).card).toMatchObject({ loser: 2 })
  })

  test('slept through takes nobody by surprise', () => {
    const woken = must(running, { type: 'timeout' }, { now: 60_000 })
    expect(woken).toMatchObject({ card: { phase: 'running' }, clock: { runningSince: null } })
    expect(refusal(woken, { type: 'answer' })).toBe('The clock is resting. Carry on first.')
  })

  test('with a letter goes through the alphabet before one comes again', () => {
    let state = lay(cards['country-island-city'])
    for (let card = 0; card < 21; card++) state = play(state, { type: 'skip' })
    expect(new Set(state.letters).size).toBe(21)
  })
})

describe('charades', () => {
  const acting = play(lay(cards.charades), begin)

  test('lasts a minute', () => {
    expect(acting.clock?.lengthMs).toBe(60_000)
    expect(refusal(acting, { type: 'timeout' }, { now: 59_999 })).toBe('There is time left.')
  })

  test('counts a guess that was tapped after the bell', () => {
    const late = must(acting, { type: 'timeout' }, { now: 60_000 })
    expect(play(late, { type: 'got' }).points).toEqual([0, 0, 0, 0])
  })

  test('is shown to nobody but whoever acts it', () => {
    for (const seat of [null, 0, 2, 3])
      expect(rules.view(acting, seat).card).toMatchObject({ prompt: null })
    expect(rules.view(acting, 1).card).toMatchObject({ prompt })
  })
})

describe('not for us', () => {
  test.each([
    'never-have-i-ever',
    'most-likely-to',
    'charades',
    'category',
    'country-island-city',
  ] as const)('%s: another of the same, for the same player, free', (game) => {
    const before = lay(cards[game])
    const after = play(before, { type: 'skip' })
    expect(after).toMatchObject({ seat: 1, round: 1, points: [0, 0, 0, 0], card: { game } })
    expect(after.card).not.toEqual(before.card)
  })

  test('a dare is swapped for a dare', () => {
    const chosen = play(
      lay(cards['truth-or-dare']),
      { type: 'choose', kind: 'dare' },
      { type: 'skip' },
    )
    expect(chosen.card).toMatchObject({ task: { kind: 'dare', prompt: { raw: 'dare 1' } } })
  })

  test('comes too late for what is settled', () => {
    const settled = play(lay(cards.category), begin, { type: 'answer' }, { type: 'broke' })
    expect(refusal(settled, { type: 'skip' })).toBe('That one is settled.')
  })
})

describe('when other packs are played with', () => {
  const others = lists.map((list) => list.map((raw) => `other ${raw}`))

  test.each<[string, Card]>([
    ['never-have-i-ever', cards['never-have-i-ever']],
    ['most-likely-to', { ...cards['most-likely-to'], phase: 'reveal', votes: [4, 0, 0, 0] }],
    ['charades', cards.charades],
    ['category', { ...cards.category, phase: 'settled', loser: 2 }],
    ['truth-or-dare', { game: 'truth-or-dare', task: { kind: 'dare', prompt } }],
  ])('%s: a card that is in none of them makes room for one of its game', (game, card) => {
    const before = lay(card)
    const after = rules.changePacks(before, others)
    expect(after).toMatchObject({ seat: 1, round: 1, points: [0, 0, 0, 0], card: { game } })
    expect(rules.prompt(after)).toMatch(/^other /)
  })

  test('a column that is gone makes room, a usual one stays', () => {
    const after = rules.changePacks(lay(cards['country-island-city']), others)
    expect(after.card).toMatchObject({ game: 'country-island-city', phase: 'ready' })
    expect(JSON.stringify(after.card)).not.toContain('"prompt","parts"')
    const usual = { raw: 'Island', parts: [{ text: 'Island' }] }
    const before = lay({ ...cards['country-island-city'], prompt: usual })
    expect(rules.changePacks(before, others).card).toEqual(before.card)
  })

  test('a rule that nobody has agreed to yet does too', () => {
    const rule = { game: null, rule: { prompt, left: 4 }, isOver: false } as const
    expect(rules.prompt(rules.changePacks(lay(rule), others))).toMatch(/^other lasting/)
  })

  test('what is still in a list stays, however far down', () => {
    const before = lay(cards.charades)
    const long = [...others, [...Array.from({ length: 90 }, (_, at) => `${at}`), 'prompt']]
    expect(rules.changePacks(before, long).card).toEqual(before.card)
  })

  test('a game that has nothing left keeps what lies there', () => {
    const before = lay(cards.charades)
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
    const only = lists.map((list, at) =>
      at === listOf.charades || at === listOf.category ? list : [],
    )
    const { start: open } = playRules(rules, options.defaults, { lists: only })
    expect(['charades', 'category']).toContain(open().card.game)
  })
})

describe('the end', () => {
  test('comes after the last card', () => {
    const last = { ...lay(cards.charades), round: options.defaults.cards }
    const over = play(last, begin, { type: 'got' })
    expect(rules.ended(over)).toBe(true)
    expect(refusal(over, next)).toBe('The game is over.')
    expect(rules.prompt(over)).toBeNull()
  })

  test('tells a rule that ended with it first', () => {
    const last = { ...lay(cards.charades), round: 30, lasting: [{ prompt, left: 1 }] }
    const ending = play(last, begin, { type: 'got' })
    expect(rules.ended(ending)).toBe(false)
    expect(rules.ended(play(ending, next))).toBe(true)
  })

  test.each([
    [[0, 0, 0, 0], 'Not a point taken. What a quiet table.', [0, 1, 2, 3]],
    [[1, 1, 1, 1], 'All of you, equally. How fair.', [0, 1, 2, 3]],
    [[3, 1, 0, 3], 'Anna and Dot took the most trouble home.', [2]],
  ])('%j: %s', (points, headline, winners) => {
    const recap = rules.recap({ ...start(), points })
    expect(recap).toMatchObject({ headline, winners })
    expect(recap.mostVoted).toBeUndefined()
  })

  test('says whom the fingers were for', () => {
    const recap = rules.recap({
      ...start(),
      points: [2, 1, 0, 3],
      fingers: [1, 0, 4, 1],
      round: 20,
    })
    expect(recap.mostVoted).toEqual([2])
    expect(recap.rows[0]).toEqual({ seat: 2, score: '0', note: 'points in 20, 4 fingers' })
    expect(recap.rows[1]).toEqual({ seat: 1, score: '1', note: 'point in 20, no fingers' })
  })
})

test.each<[string, Card, Move, string]>([
  ['a seat nobody sits on', cards['never-have-i-ever'], mark(9), 'Nobody sits there.'],
  ['a finger before the count-in', cards['most-likely-to'], point(0), 'Count in first.'],
  ['a truth before the choice', cards['truth-or-dare'], { type: 'done' }, 'Truth or dare first.'],
  ['a guess before the clock', cards.charades, { type: 'got' }, 'Start the clock first.'],
  ['an answer before the clock', cards.category, { type: 'answer' }, 'Start the clock first.'],
])('refused: %s', (_, card, move, sentence) => {
  expect(refusal(lay(card), move)).toBe(sentence)
})
