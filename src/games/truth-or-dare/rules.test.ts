import { describe, expect, test } from 'vitest'
import { pick, type Random, seeded } from '#domain/random.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { Move, State } from './rules-state.ts'

const truths = Array.from({ length: 90 }, (_, at) => `Truth ${at} about {other}?`)
const dares = Array.from({ length: 90 }, (_, at) => `Dare ${at} for thirty seconds.`)
const table = { names: ['Ann', 'Bo', 'Cy', 'Di'], lists: [truths, dares] }
const { start, must, refusal, recap } = playRules(rules, messages, options.defaults, table)
const heads: Random = () => 0.2
const tails: Random = () => 0.8

const truth: Move = { type: 'choose', kind: 'truth' }
const dare: Move = { type: 'choose', kind: 'dare' }
const coin: Move = { type: 'coin' }

/** Whole turns: a choice each, then done. The coin's side is written out. */
function turns(state: State, ...taken: ('truth' | 'dare' | 'coin: truth' | 'coin: dare')[]): State {
  return taken.reduce((current, turn) => {
    const move = turn === 'truth' ? truth : turn === 'dare' ? dare : coin
    return must(must(current, move, { random: turn === 'coin: dare' ? tails : heads }), {
      type: 'done',
    })
  }, state)
}

describe('turns', () => {
  test('go clockwise, pass or no pass', () => {
    let state = start()
    const seats = Array.from({ length: 6 }, (_, at) => {
      const { turn: seat } = state
      state = must(must(state, dare), { type: at % 2 ? 'pass' : 'done' })
      return seat
    })
    expect(seats).toEqual([0, 1, 2, 3, 0, 1])
  })

  test.each([
    [2, 3],
    [3, 5],
    [8, 10],
    [20, 5],
  ] as const)('%i players have %i turns each, then it is over', (count, each) => {
    const taken = Array.from({ length: count }, () => 0)
    let state = start({ turns: each }, count)
    while (!rules.ended(state)) {
      taken[state.turn] = (taken[state.turn] ?? 0) + 1
      state = must(must(state, dare), { type: 'done' })
    }
    expect(taken).toEqual(taken.map(() => each))
    expect(refusal(state, dare)).toBe('The game is over.')
  })

  test('without an end it goes on', () => {
    const state = turns(start({ turns: 0 }), ...Array.from({ length: 200 }, () => 'dare' as const))
    expect(rules.ended(state)).toBe(false)
    expect(rules.view(state, 'device')).toMatchObject({ round: 51, rounds: 0 })
  })
})

describe('the choice', () => {
  test.each([
    ['truth', truth, heads, 'truth', 'choice'],
    ['dare', dare, heads, 'dare', 'choice'],
    ['a coin that falls on truth', coin, heads, 'truth', 'coin'],
    ['a coin that falls on dare', coin, tails, 'dare', 'coin'],
  ] as const)('%s', (_, move, random, kind, reason) => {
    const { task } = must(start(), move, { random }).card
    expect(task).toMatchObject({ kind, reason })
    expect(kind === 'truth' ? truths : dares).toContain(task?.prompt.raw)
  })

  test.each<[string, Move]>([
    ['done', { type: 'done' }],
    ['pass', { type: 'pass' }],
    ['not for us', { type: 'skip' }],
    ['the clock', { type: 'resume' }],
  ])('comes before %s', (_, move) => {
    expect(refusal(start(), move)).toBe('Truth or dare first.')
  })

  test.each<[string, Move]>([
    ['a second choice', dare],
    ['a coin', coin],
  ])('is made once: no %s afterwards', (_, move) => {
    expect(refusal(must(start(), truth), move)).toBe('There is one on the table already.')
  })
})

describe('truths in a row', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
  ] as const)('with a limit of %i, Ann must dare after %i', (truthLimit, count) => {
    let state = start({ truthLimit }, ['Ann', 'Bo'])
    for (let told = 0; told < count; told++) {
      expect(rules.view(state, 'device').mustDareAfter).toBeNull()
      state = turns(state, 'truth', 'dare')
    }
    expect(rules.view(state, 'device').mustDareAfter).toBe(count)
    expect(refusal(state, truth)).toBe('Enough truth for now. This one is a dare.')
    expect(refusal(state, coin)).toBe('No coin this time. This one is a dare.')
    expect(must(state, dare).card.task).toMatchObject({ kind: 'dare', reason: 'limit' })
  })

  test('a truth refused was still a truth', () => {
    let state = start({ truthLimit: 1 }, ['Ann', 'Bo'])
    state = must(must(state, truth), { type: 'pass' })
    expect(rules.view(turns(state, 'dare'), 'device').mustDareAfter).toBe(1)
  })

  test('a dare starts the count again', () => {
    const state = turns(start({}, ['Ann', 'Bo']), 'truth', 'dare', 'dare', 'dare', 'truth', 'dare')
    expect(rules.view(state, 'device').mustDareAfter).toBeNull()
  })

  test('are each player’s own', () => {
    const state = turns(start({}, ['Ann', 'Bo']), 'truth', 'dare', 'truth')
    expect(rules.view(state, 1).mustDareAfter).toBeNull()
  })

  test('have no limit when that is off', () => {
    const all = Array.from({ length: 30 }, () => 'truth' as const)
    const state = turns(start({ truthLimit: 0, turns: 0 }), ...all)
    expect(rules.view(state, 'device')).toMatchObject({ mustDareAfter: null, spared: false })
  })
})

describe('never two dares forced in a row', () => {
  test('protects Bo from the coin: Ann’s coin was a dare, so Bo’s gives truth', () => {
    const state = turns(start(), 'coin: dare')
    expect(must(state, coin, { random: tails }).card.task).toMatchObject({
      kind: 'truth',
      reason: 'spared',
    })
  })

  test('protects Cy from the coin when Bo chose for himself in between', () => {
    const state = turns(start(), 'coin: dare', 'dare')
    expect(must(state, coin, { random: tails }).card.task).toMatchObject({
      kind: 'truth',
      reason: 'spared',
    })
  })

  test('protects Bo from the coin after Ann’s limit', () => {
    const state = turns(start({}, ['Ann', 'Bo']), 'truth', 'dare', 'truth', 'dare', 'dare')
    expect(must(state, coin, { random: tails }).card.task).toMatchObject({
      kind: 'truth',
      reason: 'spared',
    })
  })

  test('protects Ann from her limit after Bo’s coin: she chooses freely', () => {
    const state = turns(start({}, ['Ann', 'Bo']), 'truth', 'dare', 'truth', 'coin: dare')
    expect(rules.view(state, 'device')).toMatchObject({ mustDareAfter: null, spared: true })
    expect(must(state, truth).card.task).toMatchObject({ kind: 'truth', reason: 'choice' })
    expect(must(state, dare).card.task).toMatchObject({ kind: 'dare', reason: 'choice' })
    expect(must(state, coin, { random: tails }).card.task).toMatchObject({
      kind: 'truth',
      reason: 'spared',
    })
  })

  test('protects Bo from his limit after Ann’s, and Cy after him no longer', () => {
    const everybody = ['truth', 'truth', 'truth'] as const
    let state = turns(start({}, ['Ann', 'Bo', 'Cy']), ...everybody, ...everybody)
    state = turns(state, 'dare')
    expect(rules.view(state, 1)).toMatchObject({ mustDareAfter: null, spared: true })
    state = turns(state, 'truth')
    expect(rules.view(state, 2)).toMatchObject({ mustDareAfter: 2, spared: false })
  })

  test('protects nobody once the coin has given a truth', () => {
    const state = turns(start(), 'coin: dare', 'coin: truth')
    expect(must(state, coin, { random: tails }).card.task).toMatchObject({
      kind: 'dare',
      reason: 'coin',
    })
  })

  test.each([1, 2, 3, 4, 5])('holds on a random evening (seed %i)', (seed) => {
    const random = seeded(seed)
    let state = start({ turns: 0 }, 5)
    let wasForced = false
    for (let turn = 0; turn < 500; turn++) {
      const open = [truth, dare, coin].filter((move) => refusal(state, move) === null)
      state = must(state, pick(open, random), { random })
      const isForced = state.card.task?.kind === 'dare' && state.card.task.reason !== 'choice'
      expect(wasForced && isForced).toBe(false)
      wasForced = isForced
      state = must(state, { type: 'done' })
    }
  })
})

describe('the prompt', () => {
  test('“Not for us” swaps it for another of its kind, free of charge', () => {
    const before = must(start(), dare)
    const after = must(before, { type: 'skip' })
    expect(after.card.task?.kind).toBe('dare')
    expect(after.card.task?.prompt.raw).not.toBe(before.card.task?.prompt.raw)
    expect({ ...after, card: null, deck: null }).toEqual({ ...before, card: null, deck: null })
  })

  test.each([
    ['told', truth, 'done', { truths: [1, 0, 0, 0] }],
    ['done', dare, 'done', { dares: [1, 0, 0, 0] }],
    ['a truth refused: five bows', truth, 'pass', { truths: [0, 0, 0, 0], bows: [5, 0, 0, 0] }],
    ['a dare refused: five bows', dare, 'pass', { dares: [0, 0, 0, 0], bows: [5, 0, 0, 0] }],
  ] as const)('%s', (_, chosen, end, view) => {
    expect(rules.view(must(must(start(), chosen), { type: end }), 'device')).toMatchObject(view)
  })

  test('is remembered only while it is on the table', () => {
    const state = start()
    expect(rules.prompt(state)).toBeNull()
    expect(rules.prompt(must(state, truth))).toBe(truths[0])
    expect(rules.prompt(turns(state, 'truth'))).toBeNull()
  })

  test('comes from the new packs after a change of packs', () => {
    const state = rules.changePacks(turns(start(), 'truth'), [['New truth?'], ['New dare.']])
    expect(rules.prompt(must(state, dare))).toBe('New dare.')
  })
})

describe('the end', () => {
  test('says who was bravest, most honest, and bowed most', () => {
    let state = turns(start({}, ['Ann', 'Bo', 'Cy']), 'dare', 'truth')
    state = must(must(state, dare), { type: 'pass' })
    expect(recap(turns(state, 'dare'))).toMatchObject({
      headline: 'Bravest: Ann. Most honest: Bo. Most bows: Cy.',
      winners: [0],
      rows: [
        { seat: 0, score: '4', note: 'no truths, 2 dares, no bows' },
        { seat: 1, score: '2', note: '1 truth, no dares, no bows' },
        { seat: 2, score: '0', note: 'no truths, no dares, 5 bows' },
      ],
    })
  })

  test('names those who share a title', () => {
    const five = turns(start({}, 5), 'dare', 'dare', 'truth', 'truth', 'truth')
    expect(recap(five).headline).toBe('Bravest: P0 and P1. Most honest: P2, P3 and P4.')
    const pair = turns(start({}, ['Ann', 'Bo']), 'dare', 'dare')
    expect(recap(pair).headline).toBe('Bravest: all of you.')
  })

  test('works before anything happened', () => {
    expect(recap(start()).headline).toBe('Nothing said, nothing done. Very discreet.')
    expect(recap(start()).winners).toEqual([])
  })
})
