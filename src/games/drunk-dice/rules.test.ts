import { describe, expect, test } from 'vitest'
import type { Random } from '#domain/random.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { type Options, options } from './rules-options.ts'
import type { Move, State } from './rules-state.ts'

// Ann throws first; Bo sits on her left, Dot on her right.
const names = ['Ann', 'Bo', 'Cy', 'Dot']
const { start, must, play, refusal, recap } = playRules(rules, messages, options.defaults, {
  names,
})
const pass: Move = { type: 'pass' }
const give = (seat: number): Move => ({ type: 'give', seat })
const name = (seat: number): Move => ({ type: 'name', seat })
const challenge = (seat: number): Move => ({ type: 'challenge', seat })
const rule = (text: string): Move => ({ type: 'rule', text })

/** Chance that shows these faces one after the other. */
function showing(...faces: number[]): Random {
  const left = [...faces]
  return () => ((left.shift() ?? 1) - 0.5) / 6
}

function cast(state: State, ...faces: number[]): State {
  let cast = state
  for (let at = 0; at < faces.length; at += 2) {
    cast = must(cast, { type: 'throw' }, { random: showing(...faces.slice(at, at + 2)) })
  }
  return cast
}

/** A game in which somebody is Three-Man already, and Ann is about to throw. */
function with3(threeMan: number, change: Partial<Options> = {}): State {
  return { ...start(change), threeMan }
}

describe('what a throw does', () => {
  test.each<[string, State, [number, number], number[]]>([
    ['a three: Three-Man takes one', with3(2), [3, 1], [0, 0, 1, 0]],
    ['3-3: Three-Man takes two', with3(2), [3, 3], [0, 0, 2, 0]],
    ['a sum of 7: the left takes one', start(), [5, 2], [0, 1, 0, 0]],
    ['a sum of 11: the right takes one', start(), [6, 5], [0, 0, 0, 1]],
    ['a sum of 9: the roller takes one', start(), [5, 4], [1, 0, 0, 0]],
    ['1-1: everybody takes one', start(), [1, 1], [1, 1, 1, 1]],
    ['all lines apply: 3 and 4', with3(2), [3, 4], [0, 1, 1, 0]],
    ['all lines apply: 3 and 6', with3(0), [3, 6], [2, 0, 0, 0]],
    ['nobody is Three-Man: a three costs nobody', start(), [3, 1], [0, 0, 0, 0]],
    ['Three-Man off: a three is a number', start({ threeMan: false }), [3, 1], [0, 0, 0, 0]],
    ['nothing', start(), [6, 4], [0, 0, 0, 0]],
  ])('%s', (_, state, dice, taken) => {
    expect(cast(state, ...dice).taken).toEqual(taken)
  })

  test('left and right are the same neighbour when two play', () => {
    expect(cast(start({}, ['Ann', 'Bo']), 5, 2).taken).toEqual([0, 1])
    expect(cast(start({}, ['Ann', 'Bo']), 6, 5).taken).toEqual([0, 1])
  })
})

describe('Three-Man', () => {
  test('nobody is yet: the roller becomes it', () => {
    expect(start().threeMan).toBeNull()
    expect(cast(start(), 3, 1)).toMatchObject({ threeMan: 0, task: null })
    expect(cast(start(), 3, 3)).toMatchObject({ threeMan: 0, task: null, taken: [0, 0, 0, 0] })
  })

  test('rolling a three, Three-Man takes it and names a successor', () => {
    const asked = cast(with3(0), 3, 1)
    expect(asked).toMatchObject({ threeMan: 0, taken: [1, 0, 0, 0], task: { type: 'successor' } })
    expect(refusal(asked, { type: 'throw' })).toBe('First things first.')
    expect(refusal(asked, name(0))).toBe('Somebody else. You have done your time.')
    expect(play(asked, name(3))).toMatchObject({ threeMan: 3, task: null })
  })

  test('stays who it is when somebody else rolls a three', () => {
    expect(cast(with3(2), 3, 1)).toMatchObject({ threeMan: 2, task: null })
  })
})

describe('doubles', () => {
  test.each([
    [2, options.defaults],
    [4, options.defaults],
    [5, options.defaults],
    [3, { ...options.defaults, threeMan: false }],
    [6, { ...options.defaults, makeRule: false }],
  ])('%i twice: give away that many', (face, rule) => {
    let state = cast(start(rule), face, face)
    expect(state).toMatchObject({ task: { type: 'give', count: face }, taken: [0, 0, 0, 0] })
    for (let given = 0; given < face; given++) state = play(state, give(1 + (given % 3)))
    expect(state.task).toBeNull()
    expect(state.given).toHaveLength(face)
    expect(state.taken.reduce((sum, count) => sum + count)).toBe(face)
    expect(state.gave).toEqual([face, 0, 0, 0])
    expect(refusal(state, give(1))).toBe('There is nothing to give away.')
  })

  test('a double that is a sum as well does nothing else', () => {
    expect(cast(start(), 4, 4).effects).toEqual([{ type: 'give', count: 4 }])
  })

  test.each([
    [0, 'Giving it to yourself is not giving.'],
    [9, 'Nobody sits there.'],
  ])('to seat %i is refused', (seat, sentence) => {
    expect(refusal(cast(start(), 2, 2), give(seat))).toBe(sentence)
  })
})

describe('6-6', () => {
  test('makes a rule, typed, until the next 6-6', () => {
    const made = play(cast(start(), 6, 6), rule('  No \n first  names '))
    expect(made).toMatchObject({ lasting: { by: 0, text: 'No first names' }, task: null })
    const held = cast(play(cast(made, 6, 4), pass), 1, 1)
    expect(held.lasting).toEqual({ by: 0, text: 'No first names' })
    const again = cast(held, 6, 6)
    expect(again).toMatchObject({ lasting: null, task: { type: 'rule' } })
    expect(play(again, rule(''))).toMatchObject({ lasting: { by: 1, text: '' } })
  })

  test('a rule that is too long is cut', () => {
    expect(play(cast(start(), 6, 6), rule('x'.repeat(400))).lasting?.text).toHaveLength(90)
  })

  test('only a 6-6 makes one', () => {
    expect(refusal(start(), rule('Mine'))).toBe('Only a 6-6 makes a rule.')
  })
})

describe('the dice', () => {
  test('stay after a throw that did something, for five throws at most', () => {
    let state = start()
    for (let count = 1; count <= 5; count++) {
      expect(rules.view(state, 'device').canThrow).toBe(true)
      state = cast(state, 5, 4)
      expect(state.throws).toBe(count)
      if (count < 5) expect(refusal(state, pass)).toBe('Not yet. The dice are still yours.')
    }
    expect(refusal(state, { type: 'throw' })).toBe('The dice go on.')
    expect(play(state, pass)).toMatchObject({ turn: 1, throws: 0, dice: null, effects: [] })
  })

  test('go on to the left after a throw that did nothing', () => {
    const nothing = cast(start(), 6, 4)
    expect(rules.view(nothing, 'device')).toMatchObject({ canThrow: false, canPass: true, next: 1 })
    expect(play(nothing, pass).turn).toBe(1)
  })

  test('are thrown before they go on', () => {
    expect(refusal(start(), pass)).toBe('Not yet. The dice are still yours.')
  })
})

describe('quick duel', () => {
  const face = (...dice: number[]) => cast(play(start(), challenge(2)), ...dice)

  test.each<[string, number[], number[], number]>([
    ['the challenger is lower', [2, 5], [3, 0, 0, 0], 2],
    ['the rival is lower', [6, 1], [0, 0, 5, 0], 0],
    ['a tie throws again for double', [4, 4, 6, 3], [0, 0, 6, 0], 0],
    ['two ties, for four times as much', [4, 4, 1, 1, 3, 5], [8, 0, 0, 0], 2],
    ['never more than ten at once', [4, 4, 1, 1, 2, 2, 1, 6], [10, 0, 0, 0], 2],
  ])('%s', (_, dice, taken, winner) => {
    const over = face(...dice)
    expect(over.taken).toEqual(taken)
    expect(over.duelsWon[winner]).toBe(1)
  })

  test('takes the place of the turn: then the dice go on', () => {
    const open = face(4, 4)
    expect(rules.view(open, 'device')).toMatchObject({ canThrow: true, canPass: false })
    expect(refusal(open, pass)).toBe('Not yet. The dice are still yours.')
    const over = cast(open, 6, 5)
    expect(refusal(over, { type: 'throw' })).toBe('The dice go on.')
    expect(play(over, pass)).toMatchObject({ turn: 1, duel: null })
  })

  test.each<[string, State, Move, string]>([
    ['after a throw', cast(start(), 5, 4), challenge(1), 'A duel comes before the first throw.'],
    ['in a duel', face(2, 2), challenge(1), 'A duel comes before the first throw.'],
    ['with oneself', start(), challenge(0), 'You cannot duel yourself.'],
    ['with nobody', start(), challenge(7), 'Nobody sits there.'],
    ['where there are none', start({ duel: false }), challenge(1), 'No duels tonight.'],
    ['naming', start(), name(1), 'There is nobody to name.'],
  ])('%s is refused', (_, state, move, sentence) => {
    expect(refusal(state, move)).toBe(sentence)
  })
})

describe('taking back', () => {
  test.each<[string, State, boolean]>([
    ['a throw', cast(start(), 2, 2), false],
    ['a hit given away', play(cast(start(), 2, 2), give(1)), true],
    ['a successor', play(cast(with3(0), 3, 1), name(1)), true],
    ['a rule', play(cast(start(), 6, 6), rule('')), true],
    ['a challenge', play(start(), challenge(1)), true],
    ['a duel that was thrown', cast(play(start(), challenge(1)), 2, 2), false],
    ['the next turn', play(cast(start(), 6, 4), pass), false],
  ])('%s: %s', (_, state, may) => {
    expect(rules.view(state, 'device').mayUndo).toBe(may)
  })
})

describe('the end', () => {
  const turn = (state: State) => play(cast(state, 6, 4), pass)

  test.each([3, 5, 10] as const)('comes after %i laps', (laps) => {
    let state = start({ laps })
    for (let turns = 0; turns < laps * 4; turns++) {
      expect(state).toMatchObject({ over: false, lap: Math.floor(turns / 4) + 1 })
      state = turn(state)
    }
    expect(rules.ended(state)).toBe(true)
    expect(refusal(state, pass)).toBe('The game is over.')
  })

  test('does not come by itself when the table plays until it stops', () => {
    let state = start({ laps: 0 })
    for (let turns = 0; turns < 100; turns++) state = turn(state)
    expect(rules.ended(state)).toBe(false)
  })

  test('says whom the dice had it in for, fewest hits first', () => {
    const state = cast(play(cast(start(), 2, 2), give(1), give(1)), 6, 5)
    expect(recap(state)).toMatchObject({
      headline: 'The dice had it in for Bo.',
      winners: [0, 2],
      rows: [
        { seat: 0, score: '0', note: 'hits taken, 2 given away' },
        { seat: 2, score: '0', note: 'hits taken' },
        { seat: 3, score: '1', note: 'hit taken' },
        { seat: 1, score: '2', note: 'hits taken' },
      ],
    })
  })

  test('counts duels, and says so when nobody was hit', () => {
    const duel = cast(play(start(), challenge(2)), 6, 1)
    expect(recap(duel).rows[0]?.note).toBe('hits taken, 1 duel won')
    expect(recap(start())).toMatchObject({
      headline: 'Not one hit. Are those dice glued?',
      winners: [0, 1, 2, 3],
    })
  })
})
