import { describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/table/seating.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { type Move, type Options, options, type State } from './rules-state.ts'

const { start, must, due, refusal } = playRules(rules, messages, options.defaults, {
  seating: 'own',
})
const at = (now: number, away: number[] = []) => ({ ...noTime(), now, away })
const act = (state: State, by: number, move: Move, now = 0) => must(state, move, { by, now })
const refused = (state: State, by: number, move: Move, now = 0) => refusal(state, move, { by, now })
const see = (state: State, viewer: Viewer) => rules.view(state, viewer)
const answer: Move = { type: 'answer' }
const challenge: Move = { type: 'challenge' }
const call = (seat: number): Move => ({ type: 'call', seat })
const vote = (stands: boolean): Move => ({ type: 'vote', stands })
const playing = (change: Partial<Options> = {}, names = 4) =>
  act(start(change, names), 0, { type: 'start' }, 4000)
/** Seat 0 has answered at 5000, and it is seat 1's turn. */
const answered = (names = 4) => act(playing({}, names), 0, answer, 5000)
const doubted = () => act(answered(), 2, challenge, 6000)

describe('before the start', () => {
  test('the others call who falls, which only they see, and may change it', () => {
    const called = act(act(start(), 1, call(0)), 1, call(2))
    expect(see(called, 1).call).toBe(2)
    for (const viewer of ['screen', 'audience', 0, 2] as const) {
      expect(see(called, viewer).call).toBeNull()
    }
  })

  test.each<[string, number, Move, string]>([
    ['oneself', 1, call(1), 'Guess who falls: one of the others.'],
    ['by the one who begins', 0, call(1), 'There is nothing to guess now.'],
    ['nobody', 1, call(9), 'Nobody sits there.'],
    ['the start for another', 1, { type: 'start' }, 'Anna is on.'],
    ['an early start', 0, { type: 'start' }, 'One moment.'],
    ['an answer', 0, answer, 'Start the clock first.'],
  ])('%s is refused', (_, by, move, sentence) => {
    expect(refused(start(), by, move)).toBe(sentence)
  })

  test('it starts by itself after eight seconds', () => {
    expect(rules.due(start())?.atMs).toBe(8000)
    expect(due(start()).card).toMatchObject({ phase: 'playing', turn: 0 })
  })

  test('two make no calls, and start at once', () => {
    const two = start({}, 2)
    expect(refused(two, 1, call(0))).toBe('There is nothing to guess now.')
    expect(act(two, 0, { type: 'start' }).card.phase).toBe('playing')
  })

  test('one who is away does not begin', () => {
    expect(rules.passOver(start(), 0, at(0, [0, 1])).card).toMatchObject({
      turn: 2,
      phase: 'ready',
    })
  })
})

describe('a turn', () => {
  test.each([
    ['six seconds', 0, 6000],
    ['half a second less every lap', 4, 5500],
    ['three at least', 80, 3000],
  ])('has %s', (_, given, lengthMs) => {
    let state = playing()
    for (let count = 0; count < given; count++) state = act(state, count % 4, answer, 4000)
    expect(state.card.clock?.lengthMs).toBe(lengthMs)
  })

  test('is of the one whose turn it is', () => {
    expect(refused(playing(), 1, answer, 4000)).toBe('P0 is on.')
    expect(rules.waitsFor(playing())).toEqual([0])
  })

  test('goes left with five players', () => {
    expect(playing({}, 5).card.targets).toEqual([])
    expect(answered(5).card.turn).toBe(1)
  })

  test('is thrown from six players on, to one of three with the fewest turns', () => {
    let state = playing({}, 6)
    const first = state.card.targets
    expect(first).toHaveLength(3)
    expect(first).not.toContain(0)
    expect(refused(state, 0, answer, 4000)).toBe('Throw it to one of the three.')
    expect(refused(state, 0, { type: 'answer', to: 0 }, 4000)).toBe('Throw it to one of the three.')
    for (let count = 0; count < 5; count++) {
      const { turn, targets } = state.card
      state = act(state, turn, { type: 'answer', to: targets[0] ?? 0 }, 4000)
    }
    expect(Object.values(state.card.turns)).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('says to all whether it is thrown, and who may challenge', () => {
    expect(see(playing({}, 6), 'screen').isThrown).toBe(true)
    expect(see(answered(), 'screen')).toMatchObject({ isThrown: false, mayChallenge: false })
    expect([0, 1, 2].map((seat) => see(answered(), seat).mayChallenge)).toEqual([false, true, true])
    expect(see(playing(), 1).mayChallenge).toBe(false)
    expect(see(doubted(), 'screen').voters).toEqual([1, 3])
    expect([0, 1].map((seat) => see(start(), seat).mayCall)).toEqual([false, true])
  })

  test('shows the three names only to the one who throws', () => {
    const state = playing({}, 6)
    expect(see(state, 0).targets).toHaveLength(3)
    for (const viewer of ['screen', 1, 5] as const) expect(see(state, viewer).targets).toEqual([])
  })

  test.each([
    ['throw', 3, 2],
    ['left', 8, 0],
  ] as const)('by house rule goes %s', (order, count, targets) => {
    expect(playing({ order }, count).card.targets).toHaveLength(targets)
  })

  test('of one who is away goes on with a whole clock, at no cost', () => {
    const passed = rules.passOver(answered(), 1, at(8000, [1, 2]))
    expect(passed.card).toMatchObject({ turn: 3, answerer: 0, answers: 1 })
    expect(passed.card.clock).toMatchObject({ leftMs: 6000, runningSince: 8000 })
    expect(passed.scores.penalties).toEqual([0, 0, 0, 0])
  })

  test('ends with the clock, and costs one', () => {
    expect(due(answered()).card).toMatchObject({ phase: 'settled', loser: 1, fault: 'timeout' })
  })

  test('with a bomb shows what has burnt, not what is left', () => {
    const state = act(playing({ mode: 'bomb' }), 0, answer, 9000)
    for (const viewer of ['screen', 0, 1] as const) {
      expect(see(state, viewer)).toMatchObject({ clock: null, fuse: { burntMs: 5000 } })
    }
  })
})

describe('a challenge', () => {
  test('stops the clock, and all but the two vote', () => {
    expect(doubted().card.clock?.runningSince).toBeNull()
    expect(rules.waitsFor(doubted())).toEqual([1, 3])
    expect(refused(doubted(), 0, vote(true), 6000)).toBe('You are in it. The others vote.')
    expect(refused(doubted(), 2, vote(true), 6000)).toBe('You are in it. The others vote.')
    expect(refused(doubted(), 1, answer, 6000)).toBe('The table votes first.')
  })

  test('comes within four seconds, and not from the one who answered', () => {
    expect(refused(answered(), 2, challenge, 9001)).toBe('That answer has gone by.')
    expect(refused(answered(), 0, challenge, 6000)).toBe('Nobody challenges their own answer.')
    expect(act(answered(), 2, challenge, 9000).card.phase).toBe('challenged')
  })

  test('is one for each player and category', () => {
    const again = { ...answered(), card: { ...answered().card, challenges: [2] } }
    const sentence = 'One challenge a category, and you have had yours.'
    expect(refused(again, 2, challenge, 6000)).toBe(sentence)
    expect(refused(again, 2, { type: 'repeat' }, 6000)).toBe(sentence)
  })

  test('a vote may change, and only its voter sees it', () => {
    const changed = act(act(doubted(), 1, vote(true), 6000), 1, vote(false), 6000)
    expect(see(changed, 1).vote).toBe(false)
    for (const viewer of ['screen', 0, 2, 3] as const) expect(see(changed, viewer).vote).toBeNull()
    expect(see(changed, 'screen').voted).toBe(1)
  })

  test.each<[string, Move, boolean[], number, string]>([
    ['stands', challenge, [true, true], 2, 'upheld'],
    ['stands in a tie', challenge, [true, false], 2, 'upheld'],
    ['falls', challenge, [false, false], 0, 'rejected'],
    ['falls as said before', { type: 'repeat' }, [false, false], 0, 'repeat'],
  ])('%s', (_, move, [one = true, other = true], loser, fault) => {
    const asked = act(answered(), 2, move, 6000)
    const voted = act(act(asked, 1, vote(one), 6000), 3, vote(other), 6000)
    expect(voted.card).toMatchObject({ phase: 'settled', loser, fault })
    expect(voted.scores.penalties[loser]).toBe(1)
  })

  test('without a vote in eight seconds the answer stands', () => {
    expect(rules.due(doubted())?.atMs).toBe(14_000)
    expect(due(doubted()).card).toMatchObject({ loser: 2, fault: 'upheld' })
  })

  test('waits for nobody who is away', () => {
    const voted = act(doubted(), 1, vote(false), 6000)
    expect(rules.passOver(voted, 3, at(7000, [3])).card).toMatchObject({ fault: 'rejected' })
  })

  test('between two, the one who answered may give in', () => {
    const two = act(answered(2), 1, challenge, 6000)
    const voted = act(act(two, 0, vote(false), 6000), 1, vote(false), 6000)
    expect(voted.card).toMatchObject({ loser: 0, fault: 'rejected' })
  })
})

describe('the fall', () => {
  const called = () => act(act(act(start(), 2, call(1)), 3, call(0)), 1, call(3))
  const fallen = () => due(act(act(called(), 0, { type: 'start' }, 4000), 0, answer, 5000))

  test('names whose call was right, and counts the wrong ones', () => {
    expect(see(fallen(), 'screen')).toMatchObject({ loser: 1, knew: [2], wrongCalls: 2 })
  })

  test('a right call takes one off, never below nothing', () => {
    expect(fallen().scores.penalties).toEqual([0, 1, 0, 0])
    const before = called()
    const scores = { ...before.scores, penalties: [0, 0, 2, 0] }
    const begun = act({ ...before, scores }, 0, { type: 'start' }, 4000)
    expect(due(act(begun, 0, answer, 5000)).scores.penalties).toEqual([0, 1, 1, 0])
  })

  test.each([
    ['who fell', 1],
    ['who knew', 2],
    ['who was wrong', 3],
  ])('stays as it was counted when one leaves: %s', (_, seat) => {
    expect(see(rules.leave(fallen(), seat, at(60_000)), 'screen')).toMatchObject({
      loser: 1,
      knew: [2],
      wrongCalls: 2,
      penalties: [0, 1, 0, 0],
    })
  })

  test('anybody goes on after four seconds, and who fell begins', () => {
    const { wakesAtMs } = fallen().card
    expect(refused(fallen(), 3, { type: 'next' }, wakesAtMs - 1)).toBe('One moment.')
    const next = act(fallen(), 3, { type: 'next' }, wakesAtMs)
    expect(next).toMatchObject({ turn: 1, round: 2, card: { phase: 'ready', calls: {} } })
    expect(rules.isEdge?.(fallen(), next)).toBe(true)
  })

  test('“Not for us” is anybody’s until then', () => {
    const swapped = act(answered(), 3, { type: 'skip' }, 6000)
    expect(swapped.card.phase).toBe('ready')
    expect(rules.isEdge?.(answered(), swapped)).toBe(false)
    expect(refused(fallen(), 3, { type: 'skip' })).toBe('That one is settled.')
  })
})

test('from one phone to a phone each: the category starts again, the scores stay', () => {
  const passed = rules.reseat(answered(), 'passed', at(9000))
  expect(passed.card).toMatchObject({ phase: 'ready', callClock: null, clock: null })
  expect(passed.card.prompt).toEqual(answered().card.prompt)
  expect(rules.reseat(passed, 'own', at(9000)).card.callClock?.runningSince).toBe(9000)
})

test('a pause stops the clock, which goes on by itself', () => {
  const paused = rules.pause(answered())
  expect(rules.due(paused)).toBeNull()
  expect(rules.due(rules.resume(paused, 60_000))?.atMs).toBe(66_000)
})

describe('the audience', () => {
  test('calls who falls until the start, and is told after the fall', () => {
    const call = { id: 'falls 1 1', kind: 'falls', offers: ['0', '1', '2', '3'] }
    expect(rules.audience?.(start())).toEqual(call)
    expect(rules.audience?.(answered())).toEqual({ ...call, isClosed: true })
    expect(rules.audience?.(due(answered()))).toBeNull()
  })

  test.each<[string, Record<string, number>, string]>([
    ['breaks a tie against the answer', { falls: 4, stands: 1 }, 'rejected'],
    ['breaks it for the answer', { falls: 1, stands: 4 }, 'upheld'],
    ['is too few to', { falls: 4 }, 'upheld'],
  ])('judges a challenge, and %s', (_, audience, fault) => {
    expect(rules.audience?.(doubted())).toMatchObject({ kind: 'stands' })
    const split = act(doubted(), 1, vote(true), 7000)
    const closed = must(split, vote(false), { by: 3, now: 7000, audience })
    expect(closed.card).toMatchObject({ phase: 'settled', fault })
  })
})
