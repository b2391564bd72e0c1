import { describe, expect, test } from 'vitest'
import type { Random } from '#domain/random.ts'
import type { Viewer } from '#domain/table/seating.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import type { Rating } from './card.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { Move, State } from './rules-state.ts'

const lists = ['Truth', 'Dare'].map((what) =>
  Array.from({ length: 90 }, (_, at) => `${what} ${at} about {other}.`),
)
const table = { names: ['Ann', 'Bo', 'Cy', 'Di'], lists, seating: 'own' } as const
const { start, must, refusal, due } = playRules(rules, messages, options.defaults, table)
const heads: Random = () => 0.2

const truth: Move = { type: 'choose', kind: 'truth' }
const call = (which: 'truth' | 'dare' | 'pass'): Move => ({ type: 'call', call: which })
const awake = (state: State) => state.card.wakesAtMs

const choosing = due(start())
const chosen = must(choosing, truth, { by: 0, now: awake(choosing) })
const doing = due(chosen)
const isDone = (state: State) => must(state, { type: 'done' }, { by: state.turn, now: 0 })
const rating = isDone(doing)

function rated(state: State, ...given: (Rating | null)[]): State {
  const others = [...state.players.keys()].filter((seat) => seat !== state.turn)
  return given.reduce<State>(
    (current, rating, at) =>
      rating ? must(current, { type: 'rate', rating }, { by: others[at] as number }) : current,
    state,
  )
}

describe('the choice', () => {
  test('comes after the bottle: 2.4 seconds, and waits for nobody else', () => {
    expect(rules.due(start())?.atMs).toBe(2400)
    expect(rules.waitsFor(start())).toEqual([])
    expect(refusal(start(), truth, { by: 0 })).toBe('One moment.')
    expect(rules.waitsFor(choosing)).toEqual([0])
  })

  test('sleeps four seconds, in which the others call', () => {
    const now = awake(choosing)
    expect(refusal(choosing, truth, { by: 0, now: now - 1 })).toBe('One moment.')
    expect(refusal(choosing, truth, { by: 1, now })).toBe('It is Ann’s turn.')
    expect(refusal(choosing, call('dare'), { by: 0 })).toBe('That is for everybody but Ann.')
  })

  test('shows a call to its own seat only', () => {
    const called = must(choosing, call('dare'), { by: 1 })
    expect(rules.view(called, 1).call).toBe('dare')
    for (const viewer of [0, 2, 'screen', 'audience'] satisfies Viewer[])
      expect(rules.view(called, viewer)).toEqual(rules.view(choosing, viewer))
  })

  test('falls to the coin after 15 seconds', () => {
    expect(rules.due(choosing)?.atMs).toBe(15_000 + 2400)
    expect(due(choosing).card).toMatchObject({ phase: 'pick', offers: [{ reason: 'coin' }, {}] })
  })

  test('of somebody away is passed over, without bows', () => {
    const passed = rules.passOver(choosing, 0, { ...noTime(), away: [0] })
    expect(passed).toMatchObject({ passes: [0, 0, 0, 0], points: [0, 0, 0, 0], had: [0] })
    expect(passed.last?.outcome.type).toBe('lapsed')
  })
})

describe('the pick', () => {
  test('is for the others, from two tasks', () => {
    expect(rules.waitsFor(chosen)).toEqual([1, 2, 3])
    expect(rules.view(chosen, 1).offers).toHaveLength(2)
    for (const viewer of [0, 'screen', 'audience'] satisfies Viewer[])
      expect(rules.view(chosen, viewer)).toMatchObject({ offers: [], task: null })
    expect(refusal(chosen, { type: 'pick', offer: 0 }, { by: 0 })).toBe(
      'That is for everybody but Ann.',
    )
  })

  test('ends with all picks: the majority', () => {
    const picks = [1, 0, 1]
    const picked = picks.reduce(
      (state, offer, at) => must(state, { type: 'pick', offer }, { by: at + 1 }),
      chosen,
    )
    expect(picked.card).toMatchObject({ phase: 'do', offers: [] })
    expect(picked.card.task?.prompt).toEqual(chosen.card.offers[1]?.prompt)
  })

  test('ends after ten seconds: a tie is drawn', () => {
    const now = rules.due(choosing)?.atMs ?? 0
    expect((rules.due(chosen)?.atMs ?? 0) - awake(choosing)).toBe(10_000)
    const tied = must(chosen, { type: 'pick', offer: 0 }, { by: 1, now: awake(choosing) })
    const both = must(tied, { type: 'pick', offer: 1 }, { by: 2, now: awake(choosing) })
    const drawn = must(both, { type: 'timeout' }, { by: 'clock', now: now + 10_000, random: heads })
    expect(drawn.card.task?.prompt).toEqual(chosen.card.offers[0]?.prompt)
  })

  test('swaps both tasks when one seat says they are not for us', () => {
    const swapped = must(chosen, { type: 'skip' }, { by: 2 })
    expect(swapped.card).toMatchObject({ phase: 'pick', picks: { choices: {} } })
    expect(swapped.card.offers[0]?.prompt.raw).not.toBe(chosen.card.offers[0]?.prompt.raw)
  })

  test.each([
    ['up to three players', { others: true }, 3],
    ['the house rule', { others: false }, 4],
  ])('does without a pick: %s', (_, rule, count) => {
    const opened = start(rule, count)
    const ready = opened.card.phase === 'spin' ? due(opened) : opened
    expect(must(ready, truth, { by: 0, now: awake(ready) }).card.phase).toBe('do')
  })

  test('takes eight seconds with twelve players', () => {
    const twelve = due(start({}, 12))
    const now = awake(twelve)
    expect(rules.due(must(twelve, truth, { by: 0, now }))?.atMs).toBe(now + 8000)
  })
})

describe('the task', () => {
  test('takes 60 seconds at most, then is rated', () => {
    expect(rules.waitsFor(doing)).toEqual([0])
    const { clock } = doing.card
    expect(clock?.lengthMs).toBe(60_000)
    expect(due(doing).card.phase).toBe('rate')
  })

  test('of a dare with a time of its own runs once it is started', () => {
    const timed = { ...table, lists: [['A truth?'], ['Hop for ten seconds.']] }
    const hop = playRules(rules, messages, { ...options.defaults, others: false }, timed)
    const ready = hop.due(hop.start())
    const now = awake(ready)
    const laid = hop.must(ready, { type: 'choose', kind: 'dare' }, { by: 0, now })
    const hopping = hop.must(laid, { type: 'resume' }, { by: 0, now })
    expect(rules.due(hopping)?.atMs).toBe(now + 10_000)
    expect(hop.refusal(hopping, { type: 'pause' }, { by: 0 })).toBe(
      'This one takes as long as it takes.',
    )
    expect(hop.due(hopping).card.phase).toBe('rate')
  })

  test('is for whose turn it is', () => {
    expect(refusal(doing, { type: 'done' }, { by: 1 })).toBe('It is Ann’s turn.')
  })

  test('lapses without whoever leaves or is away', () => {
    for (const gone of [rules.leave(doing, 0, noTime()), rules.passOver(doing, 0, noTime())])
      expect(gone).toMatchObject({ points: [0, 0, 0, 0], truths: [0, 0, 0, 0] })
  })

  test('passed costs five bows', () => {
    const passed = must(doing, { type: 'pass' }, { by: 0 })
    expect(rules.view(passed, 'screen').bows).toEqual([5, 0, 0, 0])
  })

  test('starts again on one phone, and back', () => {
    const passed = rules.reseat(rating, 'passed', noTime())
    expect(passed.card).toMatchObject({ phase: 'do', clock: null, task: doing.card.task })
    expect(rules.reseat(passed, 'own', noTime()).card.clock?.lengthMs).toBe(60_000)
    expect(rules.reseat(chosen, 'passed', noTime()).card).toMatchObject({ phase: 'do', offers: [] })
  })
})

describe('the rating', () => {
  test('waits for the others, 15 seconds', () => {
    expect(rules.waitsFor(rating)).toEqual([1, 2, 3])
    expect(rating.card.ratings?.clock.lengthMs).toBe(15_000)
    expect(refusal(rating, { type: 'rate', rating: 'legendary' }, { by: 0 })).toBe(
      'That is for everybody but Ann.',
    )
  })

  test('of one seat is seen by nobody else', () => {
    const one = rated(rating, 'legendary')
    expect(rules.view(one, 1)).toMatchObject({ rating: 'legendary', answered: 1 })
    expect(rules.view(one, 'screen')).toMatchObject({ rating: null, answered: 1 })
  })

  test.each<[Rating[], number, number]>([
    [['legendary', 'legendary', 'legendary'], 3, 1],
    [['legendary', 'good', 'good'], 2, 1],
    [['nothing', 'nothing', 'good'], 1, 1],
    [['nothing', 'nothing', 'nothing'], 0, 0],
  ])('%s: %i points', (given, points, truths) => {
    const done = rated(rating, ...given)
    expect([done.points[0], done.truths[0]]).toEqual([points, truths])
    expect(done.last).toMatchObject({ seat: 0, outcome: { type: 'done', rating: points } })
  })

  test('of nobody is good', () => {
    expect(due(rating).points).toEqual([2, 0, 0, 0])
  })

  test('tells how many gave which, and to no one whose', () => {
    const done = rated(rating, 'legendary', 'good', 'good')
    const votes = { legendary: 1, good: 2, nothing: 0 }
    expect(rules.view(done, 'screen')).toMatchObject({ phase: 'over', votes, rating: null })
  })
})

describe('what came of a turn', () => {
  const done = rated(rating, 'good', 'good', 'good')

  test('stays until anybody goes on, four seconds later', () => {
    expect(rules.waitsFor(done)).toEqual([])
    expect(rules.due(done)).toBeNull()
    expect(refusal(done, { type: 'next' }, { by: 2, now: awake(done) - 1 })).toBe('One moment.')
    const next = must(done, { type: 'next' }, { by: 2, now: awake(done) })
    expect(next.card.phase).toBe('spin')
    expect(next.turn).not.toBe(0)
  })

  test('is counted once, whoever is passed over or leaves meanwhile', () => {
    for (const seat of [1, 3]) {
      expect(rules.passOver(done, seat, noTime()).points).toEqual(done.points)
      expect(rules.leave(done, seat, noTime())).toMatchObject({ points: done.points, turn: 0 })
    }
    expect(rules.leave(done, 0, noTime()).card.phase).not.toBe('over')
  })

  test('is not kept for one phone', () => {
    expect(rules.reseat(done, 'passed', noTime()).card.phase).toBe('choose')
  })
})

describe('turns', () => {
  /** Passes: the shortest turn. */
  const pass = (state: State) => {
    const ready = state.card.phase === 'spin' ? due(state) : state
    const now = awake(ready)
    const laid = must(ready, truth, { by: ready.turn, now })
    const task = laid.card.phase === 'pick' ? due(laid) : laid
    const passed = must(task, { type: 'pass' }, { by: task.turn })
    return must(passed, { type: 'next' }, { by: 2, now: awake(passed) })
  }
  const passes = (state: State, count: number) =>
    Array.from({ length: count }).reduce<State>(pass, state)

  test('hop among those who had none in this lap', () => {
    const seats = [0, 1, 2, 3].map((count) => passes(start({ truthLimit: 0 }), count).turn)
    expect([...seats].sort()).toEqual([0, 1, 2, 3])
    expect(passes(start({ truthLimit: 0 }), 4)).toMatchObject({ lap: 1, had: [] })
  })

  test('go round with up to three', () => {
    const seats = [0, 1, 2, 3].map((count) => passes(start({ truthLimit: 0 }, 3), count).turn)
    expect(seats).toEqual([0, 1, 2, 0])
  })

  test('go to nobody who is away', () => {
    const next = rules.passOver(choosing, 0, { ...noTime(), away: [0, 1, 2] })
    expect(next.turn).toBe(3)
  })

  test('name right calls, and count wrong ones once they are over', () => {
    const three = start({ truthLimit: 0 }, 3)
    const called = must(must(three, call('pass'), { by: 1 }), call('dare'), { by: 2 })
    const taken = must(called, truth, { by: 0, now: awake(called) })
    expect(rules.view(taken, 'screen').wrongCalls).toBe(0)
    const shown = must(taken, { type: 'pass' }, { by: 0 })
    expect(rules.view(shown, 'screen')).toMatchObject({ last: { knew: [1] }, wrongCalls: 1 })
  })
})

test('pause stops the limit, and resume gives the rest of it', () => {
  const paused = rules.pause(choosing)
  expect(rules.due(paused)).toBeNull()
  expect(rules.due(rules.resume(paused, 90_000))?.atMs).toBe(105_000)
})
