import { describe, expect, test } from 'vitest'
import { seeded } from '../random.ts'
import { type BottleRest, drawRest, hourAt, inCircle, placeAt, readRests } from './bottle.ts'
import { type CoinSide, countSides, readFlips, streakOf } from './coin.ts'
import { defaultHand, handText, readHand, readThrows, sumOf, throwDice } from './dice.ts'
import { addResult, readHistory } from './history.ts'
import { toolPath, tools } from './tool-list.ts'

const h: CoinSide = 'heads'
const t: CoinSide = 'tails'

test('every tool has a page, a title, a crest and a cloth of its own', () => {
  expect(tools.map((tool) => [toolPath(tool), tool.title, tool.crest, tool.cloth])).toEqual([
    ['/tools/coin-flip', 'Coin flip', 'coin', 'mustard'],
    ['/tools/dice-roll', 'Dice roll', 'die', 'sora'],
    ['/tools/spin-the-bottle', 'Spin the bottle', 'bottle', 'matcha'],
  ])
})

describe('history', () => {
  test('keeps the newest first, and lets the oldest go', () => {
    expect(addResult([2, 1], 3)).toEqual([3, 2, 1])
    const full = Array.from({ length: 200 }, (_, at) => at)
    expect(addResult(full, -1)).toEqual([-1, ...full.slice(0, 199)])
    expect(readHistory([...full, 200], (at) => at)).toEqual(full)
  })
})

describe('coin', () => {
  test.each<[CoinSide[], number]>([
    [[], 0],
    [[h], 1],
    [[h, h, t, h], 2],
    [[t, h, h], 1],
    [[t, t, t], 3],
  ])('a streak: %j counts %i', (history, streak) => {
    expect(streakOf(history)).toBe(streak)
  })

  test('counts both sides', () => {
    expect(countSides([h, t, t])).toEqual({ heads: 1, tails: 2 })
  })

  test.each<[string, unknown, CoinSide[]]>([
    ['nothing', null, []],
    ['rubbish', { flips: 3 }, []],
    ['a list with rubbish in it', ['heads', 'edge', 4, null, 'tails'], [h, t]],
  ])('reads %s', (_, saved, flips) => {
    expect(readFlips(saved)).toEqual(flips)
  })
})

describe('dice', () => {
  test.each([
    { count: 1, sides: 4 },
    { count: 10, sides: 100 },
  ] as const)('throws %o', (hand) => {
    const thrown = throwDice(hand, seeded(3))
    expect(thrown.faces).toHaveLength(hand.count)
    expect(Math.min(...thrown.faces)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...thrown.faces)).toBeLessThanOrEqual(hand.sides)
    expect(sumOf(thrown)).toBe(thrown.faces.reduce((one, other) => one + other))
  })

  test.each([4, 6, 8, 10, 12, 20, 100])('has a die of %i sides', (sides) => {
    expect(readHand({ count: 1, sides })).toEqual({ count: 1, sides })
  })

  test('a hand is written as players write it', () => {
    expect(handText({ count: 3, sides: 20 })).toBe('3d20')
  })

  test.each<[string, unknown, unknown]>([
    ['nothing', null, defaultHand],
    ['what was chosen', { count: 5, sides: 12 }, { count: 5, sides: 12 }],
    ['too many dice', { count: 11, sides: 8 }, { count: 2, sides: 8 }],
    ['half a die', { count: 1.5, sides: 8 }, { count: 2, sides: 8 }],
    ['a die that does not exist', { count: 3, sides: 7 }, { count: 3, sides: 6 }],
  ])('reads a hand: %s', (_, saved, hand) => {
    expect(readHand(saved)).toEqual(hand)
  })

  test('reads throws, and leaves out what no die shows', () => {
    const good = [
      { sides: 6, faces: [1, 6] },
      { sides: 4, faces: [4] },
      { sides: 100, faces: Array.from({ length: 10 }, () => 100) },
    ]
    const bad = [
      null,
      { sides: 6, faces: [] },
      { sides: 6, faces: [7] },
      { sides: 6, faces: [0] },
      { sides: 5, faces: [1] },
      { sides: 6, faces: ['1'] },
      { sides: 4, faces: Array.from({ length: 11 }, () => 1) },
    ]
    expect(readThrows([...bad, ...good])).toEqual(good)
    expect(readThrows('2d6')).toEqual([])
  })
})

describe('bottle', () => {
  const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed']

  test('ends in the place of whoever was drawn, never on the line', () => {
    const random = seeded(5)
    for (let spin = 0; spin < 2000; spin++) {
      const { angle, name } = drawRest(names, random)
      const place = placeAt(angle, names.length) ?? -1
      expect(names[place]).toBe(name)
      const aside = inCircle(angle - place * 72 + 180) - 180
      expect(Math.abs(aside)).toBeLessThan(72 / 2 - 5)
    }
  })

  test.each([
    [0, 0],
    [35.95, 0],
    [36.05, 1],
    [359, 0],
    [-80, 4],
    [720 + 144, 2],
  ])('%f degrees is place %i of five', (angle, place) => {
    expect(placeAt(angle, 5)).toBe(place)
  })

  test('without names it is nobody’s place, and an hour', () => {
    expect(placeAt(10, 0)).toBeNull()
    expect(drawRest([], seeded(1)).name).toBeNull()
    expect([0, 30, 91, 180, 346, 359].map(hourAt)).toEqual([12, 1, 3, 6, 12, 12])
  })

  test.each<[string, unknown, BottleRest[]]>([
    ['nothing', undefined, []],
    ['a name nobody could have', [{ angle: 3, name: '  ' }], [{ angle: 3, name: null }]],
    ['an angle from another turn', [{ angle: 730, name: 'Bo' }], [{ angle: 10, name: 'Bo' }]],
    ['no angle', [{ name: 'Bo' }, { angle: Number.NaN }, 4], []],
  ])('reads %s', (_, saved, rests) => {
    expect(readRests(saved)).toEqual(rests)
  })
})
