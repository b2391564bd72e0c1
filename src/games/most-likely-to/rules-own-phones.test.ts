import { describe, expect, test } from 'vitest'
import { isRefusal } from '#domain/table/refusal.ts'
import type { Viewer } from '#domain/table/seating.ts'
import { cast, ownPhones } from '#tests/support/games/most-likely-to-table.ts'
import { noTime } from '#tests/support/games/play-rules.ts'
import { rules } from './rules.ts'
import type { Move, State } from './rules-state.ts'

const { start, must, refusal, due, recap } = ownPhones
const call = (count: number): Move => ({ type: 'call', count })
const next: Move = { type: 'next' }
const opened = start()

/** Votes of all, then the end of the time for calls. */
const shown = (state: State, ...votes: (number | null)[]) => due(cast(state, ...votes))
const goOn = (state: State) => must(state, next, { by: 0, now: state.card.wakesAtMs })

describe('the vote', () => {
  test('waits for everybody at once, 40 seconds', () => {
    expect(opened.card.phase).toBe('vote')
    expect(rules.waitsFor(opened)).toEqual([0, 1, 2, 3])
    expect(rules.due(opened)).toEqual({ atMs: 40_000, move: { type: 'timeout' } })
  })

  test('may be changed until it closes', () => {
    const changed = must(cast(opened, 1), { type: 'vote', for: 2 }, { by: 0 })
    expect(rules.view(changed, 0)).toMatchObject({ vote: 2, votesIn: 1, votes: null })
  })

  test('shows a seat its own only, and the others nothing', () => {
    const voted = cast(opened, 1, 2)
    expect(rules.view(voted, 1)).toMatchObject({ vote: 2, votesIn: 2 })
    for (const viewer of [2, 'screen', 'audience'] satisfies Viewer[])
      expect(rules.view(voted, viewer)).toMatchObject({ vote: null, call: null, votes: null })
  })

  test.each<[string, State, Move, number, string]>([
    ['oneself', opened, { type: 'vote', for: 1 }, 1, 'Anybody but yourself. House rule.'],
    ['nobody', opened, { type: 'vote', for: 9 }, 1, 'Nobody sits there.'],
    ['a call before the vote', opened, call(1), 0, 'Your own vote first.'],
    [
      'a call of four',
      cast(opened, 1),
      call(4),
      0,
      'Guess your own votes: none, one, two, or three and more.',
    ],
    ['a count-in', opened, { type: 'begin' }, 0, 'Everybody votes on their own phone.'],
    ['the next prompt', opened, next, 0, 'Finish this one first.'],
  ])('refuses %s', (_, state, move, by, sentence) => {
    expect(refusal(state, move, { by })).toBe(sentence)
  })

  test('hurries the last quarter, and leaves five seconds for calls', () => {
    expect(rules.due(cast(opened, 1, 0, 0))?.atMs).toBe(10_000)
    expect(rules.due(cast(opened, 1, 0, 0, 0))?.atMs).toBe(5000)
  })

  test('closes once all calls are in', () => {
    const called = [0, 1, 2, 3].reduce(
      (state, by) => must(state, call(3), { by }),
      cast(opened, 1, 0, 1, 0),
    )
    expect(called.card.phase).toBe('reveal')
  })

  test('does without those who are silent or away', () => {
    const away = rules.passOver(cast(opened, 1, 0, 0), 3, noTime())
    expect(rules.waitsFor(away)).toEqual([])
    expect(due(away).card.votes).toEqual([2, 1, 0, 0])
    expect(due(opened).card.crowned).toEqual([])
  })

  test('is swapped by anybody until the reveal', () => {
    const swapped = must(cast(opened, 1), { type: 'skip' }, { by: 2 })
    expect(swapped).toMatchObject({ round: 1, card: { phase: 'vote', ballot: { choices: {} } } })
    expect(rules.isEdge?.(opened, swapped)).toBe(false)
    const open = shown(opened, 1, 0, 1, 0)
    expect(refusal(open, { type: 'skip' }, { by: 2 })).toBe('That one is settled.')
  })

  test('starts again on one phone, and back', () => {
    const passed = rules.reseat(cast(opened, 1), 'passed', noTime())
    expect(passed.card).toMatchObject({ phase: 'prompt', ballot: null })
    expect(passed.card.prompt).toEqual(opened.card.prompt)
    expect(rules.reseat(passed, 'own', noTime()).card).toEqual(opened.card)
  })
})

describe('the reveal', () => {
  test('gives a point for the crown voted for, and one for knowing oneself', () => {
    const called = must(cast(opened, 1, 2, 1, 1), call(3), { by: 1 })
    const open = due(must(called, call(2), { by: 0 }))
    expect(open).toMatchObject({ points: [1, 1, 1, 1], crowns: [0, 1, 0, 0] })
    expect(rules.view(open, 'screen')).toMatchObject({
      votes: [0, 3, 1, 0],
      penalties: [0, 3, 1, 0],
      knew: [1],
    })
  })

  test('three stands for three and more', () => {
    const five = cast(start({ appeal: false }, 5), 1, 0, 1, 1, 1)
    expect(due(must(five, call(3), { by: 1 })).card).toMatchObject({ knew: [1] })
  })

  test('forgets who voted for whom', () => {
    expect(shown(opened, 1, 2, 3, 0).card.ballot).toBeNull()
  })

  test('names what the crowned had guessed, and counts wrong guesses', () => {
    const called = must(cast(opened, 1, 2, 1, 1), call(0), { by: 1 })
    const open = due(must(called, call(2), { by: 0 }))
    for (const viewer of [0, 'screen'] satisfies Viewer[])
      expect(rules.view(open, viewer)).toMatchObject({ guessed: { 1: 0 }, wrongCalls: 2 })
    expect(rules.view(called, 0)).toMatchObject({ guessed: {}, wrongCalls: 0 })
  })

  test('tells only the voter that the vote was for the crown', () => {
    const open = shown(opened, 1, 2, 1, 1)
    expect(rules.view(open, 0).sawIt).toBe(true)
    for (const viewer of [1, 'screen'] satisfies Viewer[])
      expect(rules.view(open, viewer).sawIt).toBe(false)
  })

  test('lets anybody go on after four seconds', () => {
    const open = shown(opened, 1, 2, 3, 2)
    const { wakesAtMs } = open.card
    expect(refusal(open, next, { by: 3, now: wakesAtMs - 1 })).toBe('One moment.')
    const after = must(open, next, { by: 3, now: wakesAtMs })
    expect(after).toMatchObject({ round: 2, card: { phase: 'vote' } })
    expect(rules.isEdge?.(open, after)).toBe(true)
  })

  test('ranks by points, not by crowns', () => {
    const { winners, rows } = recap(shown(opened, 2, 2, 0, 0))
    expect(winners).toEqual([0, 1, 2, 3])
    expect(rows[0]).toMatchObject({ seat: 0, score: '1', note: 'point, 1 crown, 2 votes' })
  })
})

test('two crowns running: that name is not offered once', () => {
  const once = goOn(shown(start({ appeal: false }), 1, 0, 1, 1))
  const twice = goOn(shown(once, 1, 0, 1, 1))
  expect(rules.view(once, 0).choices).toEqual([1, 2, 3])
  expect(rules.view(twice, 0).choices).toEqual([2, 3])
  const barred: Move = { type: 'vote', for: 1 }
  expect(refusal(twice, barred, { by: 0 })).toBe('Two crowns running. That name has a rest.')
  expect(rules.view(twice, 'screen').resting).toEqual([1])
  expect(rules.view(twice, 1).mayCall).toBe(false)
  expect(refusal(cast(twice, null, 0), call(0), { by: 1 })).toMatch(/^Guess your own votes/)
  expect(rules.view(goOn(shown(twice, 2, 0, 3, 2)), 0).choices).toEqual([1, 2, 3])
})

describe('between two', () => {
  const two = start({}, 2)

  test.each([
    ['agreed: a point each', [1, 1], [1, 1]],
    ['not agreed: none', [1, 0], [0, 0]],
  ])('%s', (_, votes, points) => {
    const open = cast(two, ...votes)
    expect(open).toMatchObject({ points, card: { phase: 'reveal' } })
  })

  test('nobody calls, and nobody appeals', () => {
    const one = cast(two, 1)
    expect(isRefusal(rules.move(one, call(1), { ...noTime(), by: 0 }))).toBe(true)
    expect(rules.view(cast(two, 1, 1), 1).mayAppeal).toBe(false)
  })
})

test('pause stops the vote, and resume gives it the rest of its time', () => {
  const paused = rules.pause(opened)
  expect(rules.due(paused)).toBeNull()
  expect(rules.due(rules.resume(paused, 90_000))?.atMs).toBe(130_000)
})

describe('the audience', () => {
  const tapped = (audience: Record<string, number>) => ({ audience })

  test('is asked who, once a prompt, of those who are offered', () => {
    expect(rules.audience?.(opened)).toEqual({
      id: 'vote 1 1',
      kind: 'crown',
      offers: ['0', '1', '2', '3'],
    })
    expect(rules.audience?.(shown(opened, 1, 0, 1, 1))).toBeNull()
    const resting = {
      ...opened,
      card: { ...opened.card, rules: { ...opened.card.rules, barred: [2] } },
    }
    expect(rules.audience?.(resting)?.offers).toEqual(['0', '1', '3'])
  })

  test.each<[string, (number | null)[], Record<string, number>, number[]]>([
    ['breaks a tie for the crown', [1, 0, 1, 0], { 0: 2, 1: 3 }, [1]],
    ['has no say below five taps', [1, 0, 1, 0], { 1: 4 }, [0, 1]],
    ['has none where it is level itself', [1, 0, 1, 0], { 0: 3, 1: 3 }, [0, 1]],
    ['changes nothing without a tie', [1, 0, 1, 1], { 0: 99 }, [1]],
    ['crowns nobody who has no vote', [null, null, null, null], { 0: 99 }, []],
  ])('%s', (_, votes, taps, crowned) => {
    const voted = cast(opened, ...votes)
    const { atMs, move } = rules.due(voted) ?? { atMs: 0, move: next }
    const closed = must(voted, move, { by: 'clock', now: atMs, ...tapped(taps) })
    expect(closed.card.crowned).toEqual(crowned)
    expect(closed.card.right).toEqual(
      votes.flatMap((chosen, by) => (chosen !== null && crowned.includes(chosen) ? [by] : [])),
    )
  })

  test('does not decide between two', () => {
    const voted = cast(start({}, 2), 1)
    const split = must(voted, { type: 'vote', for: 0 }, { by: 1, ...tapped({ 1: 9 }) })
    expect(split.card.crowned).toEqual([0, 1])
  })
})
