import { describe, expect, test } from 'vitest'
import type { Owes } from '#games/parts/owes.ts'
import { seatPlayers } from '#tests/support/games/play-rules.ts'
import { doneLines, effectLines, throwsText } from './effect-words.ts'
import type { Effect } from './rules-effects.ts'
import { onePhone, ownPhones } from './wording.ts'

const players = seatPlayers(['Ann', 'Bo', 'Cy'])
const sips = () => 'drinks' as const

describe('a throw in words', () => {
  test.each<[Effect, string, string]>([
    [{ type: 'crowned', seat: 0 }, 'A three', 'Ann is Three-Man'],
    [{ type: 'three', seats: [1], count: 1 }, 'A three for Three-Man', 'Bo: one sip'],
    [{ type: 'three', seats: [1], count: 2 }, 'Two threes for Three-Man', 'Bo: two sips'],
    [{ type: 'successor' }, 'Three-Man threw it', 'Name the next one'],
    [{ type: 'left', seats: [1], count: 1 }, 'Seven, to the left', 'Bo: one sip'],
    [{ type: 'right', seats: [2], count: 1 }, 'Eleven, to the right', 'Cy: one sip'],
    [{ type: 'nine', seats: [0], count: 1 }, 'Nine comes home', 'Ann: one sip'],
    [{ type: 'all', seats: [0, 1, 2], count: 1 }, 'Snake eyes', 'Everybody: one sip'],
    [{ type: 'give', count: 5 }, 'A pair of fives', 'Give away five sips'],
    [{ type: 'rule' }, 'Six-six', 'Make a rule'],
  ])('%o', (effect, why, what) => {
    expect(effectLines([effect], onePhone(players, sips))).toEqual([{ why, what }])
  })

  test('sober, a sip is a point', () => {
    const effects: Effect[] = [{ type: 'all', seats: [0, 1, 2], count: 1 }]
    expect(
      effectLines(
        effects,
        onePhone(players, () => 'points'),
      )[0]?.what,
    ).toBe('Everybody: one point')
  })

  test('each is asked as they play, and all together so that it fits all', () => {
    const owes: Owes = (payers) => (payers === 'all' ? 'choice' : payers === 1 ? 'water' : 'soft')
    const effects: Effect[] = [
      { type: 'left', seats: [1], count: 2 },
      { type: 'right', seats: [2], count: 2 },
      { type: 'give', count: 4 },
    ]
    expect(effectLines(effects, onePhone(players, owes)).map(({ what }) => what)).toEqual([
      ...['Bo: a water', 'Cy: two soft sips', 'Give away four sips or points'],
    ])
  })

  test('nothing is said as well', () => {
    expect(effectLines([], onePhone(players, sips))).toEqual([
      { why: 'Nothing at all', what: 'The dice go on' },
    ])
  })
})

describe('on phones of their own, Bo’s throw', () => {
  const left: Effect = { type: 'left', seats: [2], count: 1 }
  test.each<[string, number | null, Effect, string]>([
    ['hits', 2, left, 'You take one'],
    ['hits another', 0, left, 'Cy takes one'],
    ['hits all', null, { type: 'all', seats: [0, 1, 2], count: 1 }, 'Everybody takes one'],
    ['is given away', 1, { type: 'give', count: 4 }, 'Give away four'],
    ['is given away by another', 0, { type: 'give', count: 4 }, 'Bo gives away four'],
    ['makes a rule', null, { type: 'rule' }, 'Bo makes a rule'],
    ['crowns', 1, { type: 'crowned', seat: 1 }, 'You are Three-Man'],
  ])('%s: no drink is named', (_, self, effect, what) => {
    expect(effectLines([effect], ownPhones(players, 1, self))[0]?.what).toBe(what)
  })
})

test.each<[string, Effect[], string]>([
  ['given away', [{ type: 'give', count: 3 }], 'Cy two, Bo one'],
  ['a rule made', [{ type: 'rule' }], 'The rule stands'],
  ['a successor named', [{ type: 'successor' }], 'Bo is next'],
  ['nothing asked', [], 'The dice go on'],
])('once the roller has done it: %s', (_, effects, what) => {
  const view = { effects, given: [2, 1, 2], threeMan: 1 }
  expect(doneLines(view, onePhone(players, sips)).map((line) => line.what)).toEqual([what])
})

test('what is left of a turn', () => {
  expect([4, 1].map(throwsText)).toEqual(['four throws left', 'your last throw'])
})
