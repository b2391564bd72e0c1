import { describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/table/seating.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { type Options, options } from './rules-options.ts'
import { actorsOf, rivalTeams, turnOf } from './rules-sides.ts'
import type { Move, State } from './rules-state.ts'

const lists = [Array.from({ length: 90 }, (_, at) => `Phrase ${at}`)]
const own = { lists, seating: 'own' } as const
const { start, must, due, refusal } = playRules(rules, messages, options.defaults, own)
const at = (now: number, away: number[] = []) => ({ ...noTime(), now, away })
const act = (state: State, by: number, move: Move, now = 0) => must(state, move, { by, now })
const refused = (state: State, by: number, move: Move, now = 0) => refusal(state, move, { by, now })
const see = (state: State, viewer: Viewer) => rules.view(state, viewer)
const everybody = (state: State): Viewer[] => ['screen', 'audience', ...state.players.keys()]
const rivalsOf = (state: State) =>
  rivalTeams(state).flatMap((team) => state.teams[team]?.seats ?? [])

/** Ready since 0. */
function ready(rule: Partial<Options> = {}, count = 6): State {
  const opening = start(rule, count)
  return opening.phase === 'teams' ? act(opening, 0, { type: 'begin' }) : opening
}

/** Its turn runs since 4000. */
function run(state: State): State {
  return act(state, turnOf(state), { type: 'start' }, 4000)
}

function hit(state: State, now = 5000): State {
  return act(state, actorsOf(state)[0] ?? 0, { type: 'hit', phrase: state.phraseNumber }, now)
}

const steal = () => due(hit(run(ready())))

/** The seats that have the phrase, or a screen that does. */
function whoSees(state: State): Viewer[] {
  return everybody(state).filter((viewer) => see(state, viewer).phrase !== null)
}

describe('the phrase', () => {
  test('is on the phones of those who act, until the list', () => {
    const running = run(ready())
    expect(actorsOf(running)).toHaveLength(2)
    expect(whoSees(running)).toEqual(actorsOf(running))
    expect(whoSees(steal())).toEqual(actorsOf(running))
    const list = due(steal())
    expect(whoSees(list)).toEqual(everybody(list))
  })

  test('is seen by all but the guesser where everyone is alone', () => {
    expect(whoSees(run(ready({ teams: 0 }, 4)))).toEqual([1, 2, 3])
  })

  test('is on one phone in a team of five, whose others guess', () => {
    const running = run(ready({}, 10))
    expect(whoSees(running)).toEqual([turnOf(running)])
    expect(see(running, 'screen').isOneActing).toBe(true)
    expect(hit(running).rows).toHaveLength(1)
  })

  test('is gone from the rows too, for whoever does not act', () => {
    const running = hit(run(ready()))
    for (const viewer of everybody(running)) {
      const isActor = actorsOf(running).includes(viewer as number)
      expect(see(running, viewer)).toMatchObject({ hits: 1 })
      expect(see(running, viewer).rows).toHaveLength(isActor ? 1 : 0)
    }
  })
})

describe('the sides', () => {
  test('begin by themselves after twenty seconds, also with an empty one', () => {
    expect(rules.due(start({}, 6))?.atMs).toBe(20_000)
    const one = [...start({}, 4).players.keys()].reduce(
      (state, seat) => (state.teams[0]?.seats.includes(seat) ? move(state, seat) : state),
      start({}, 4),
    )
    expect(one.teams[0]?.seats).toEqual([])
    expect(due(one).teams.map(({ seats }) => seats.length)).toEqual([2, 2])
  })

  test('are chosen by each for themselves', () => {
    expect(refused(start({}, 6), 0, { type: 'changeTeam', seat: 1 })).toBe(
      'Everybody chooses a side for themselves.',
    )
  })

  test.each([2, 3])('are none with %i players: everyone alone, no steal', (count) => {
    const running = run(start({}, count))
    expect(running.teams).toHaveLength(count)
    expect(due(hit(running)).phase).toBe('list')
  })

  function move(state: State, seat: number): State {
    return act(state, seat, { type: 'changeTeam', seat })
  }
})

describe('before the clock', () => {
  test('the guesser starts once the others could call, or the clock after twenty seconds', () => {
    const state = ready()
    const turn = turnOf(state)
    expect(rules.waitsFor(state)).toEqual([turn])
    expect(refused(state, turn, { type: 'start' })).toBe('One moment.')
    const other = (turn + 1) % 6
    expect(refused(state, other, { type: 'start' }, 4000)).toBe(`P${turn} is on.`)
    expect(rules.due(state)?.atMs).toBe(20_000)
    expect(due(state).phase).toBe('running')
  })

  test('the other sides call the hits, each unseen by the rest', () => {
    const state = ready()
    const [rival = 0] = rivalsOf(state)
    const called = act(state, rival, { type: 'call', hits: 3 })
    const callers = everybody(called).filter((viewer) => see(called, viewer).call !== null)
    expect(callers).toEqual([rival])
    const sentence = 'Guess how many they get: from none to twelve.'
    expect(refused(state, rival, { type: 'call', hits: 13 })).toBe(sentence)
    expect(refused(state, turnOf(state), { type: 'call', hits: 3 })).toBe(
      'That is for the other sides.',
    )
  })

  test('a teammate takes the place of a guesser who is away', () => {
    const state = ready()
    const turn = turnOf(state)
    const passed = rules.passOver(state, turn, at(10_000, [turn]))
    expect(turnOf(passed)).not.toBe(turn)
    expect(see(passed, 'screen').team).toBe(see(state, 'screen').team)
    const alone = ready({ teams: 0 }, 4)
    expect(turnOf(rules.passOver(alone, 0, at(10_000, [0])))).toBe(1)
  })
})

describe('while the clock runs', () => {
  test('two taps on one phrase count once', () => {
    const running = run(ready())
    const [one = 0, other = 0] = actorsOf(running)
    const once = act(running, one, { type: 'hit', phrase: 1 }, 5000)
    expect(refused(once, other, { type: 'hit', phrase: 1 }, 5100)).toBe('That phrase has gone by.')
  })

  test('only those who act mark hits, passes and what is not for us', () => {
    const running = run(ready())
    for (const by of [turnOf(running), ...rivalsOf(running)]) {
      for (const type of ['hit', 'pass', 'skip'] as const) {
        expect(refused(running, by, { type, phrase: 1 } as Move, 5000)).toBe(
          'That is for those who act.',
        )
      }
    }
  })

  test('two rivals within three seconds call a foul: the phrase is void', () => {
    const running = run(ready())
    const [one = 0, other = 0] = rivalsOf(running)
    const foul: Move = { type: 'foul' }
    const first = act(running, one, foul, 5000)
    expect(act(first, one, foul, 5500).phraseNumber).toBe(1)
    expect(act(first, other, foul, 8001).phraseNumber).toBe(1)
    const void_ = act(first, other, foul, 8000)
    expect(void_).toMatchObject({ phraseNumber: 2, rows: [] })
    expect(see(void_, 'screen')).toMatchObject({ fouls: 1, hits: 0 })
    expect(refused(running, turnOf(running), foul, 5000)).toBe('That is for the other sides.')
  })

  test('the guesser leaves: the turn ends, hits stay', () => {
    const running = hit(run(ready()))
    const turn = turnOf(running)
    const left = rules.leave(running, turn, at(6000))
    expect(left).toMatchObject({ phase: 'ready', phrase: null, limit: { runningSince: 6000 } })
    expect(left.hits[turn]).toBe(1)
  })
})

describe('the clock', () => {
  const follow = (state: State, now: number, away: readonly number[]) =>
    rules.followAway?.(state, { ...noTime(), now, away }) ?? state

  test.each([
    ['one of two who act', 6, (acting: number[]) => acting.slice(1), true],
    ['both who act', 6, (acting: number[]) => acting, false],
    ['one who acts for a team of five', 10, (acting: number[]) => acting, false],
    ['the one who guesses', 6, (_: number[], turn: number) => [turn], true],
  ])('with %s away: of %i players', (_, count, pick, isRunning) => {
    const running = run(ready({}, count))
    const away = pick(actorsOf(running), turnOf(running))
    const followed = follow(running, 20_000, away)
    expect(followed === running).toBe(isRunning)
    expect(rules.due(followed)?.atMs ?? null).toBe(isRunning ? 64_000 : null)
  })

  test('goes on where it stopped once one of those who act is back', () => {
    const running = run(ready())
    const [one = 0, other = 0] = actorsOf(running)
    const resting = follow(running, 20_000, [one, other])
    expect(resting.clock).toMatchObject({ leftMs: 44_000, runningSince: null })
    expect(follow(resting, 30_000, [one, other])).toBe(resting)
    expect(refused(resting, one, { type: 'hit', phrase: 1 }, 30_000)).toMatch(/^The clock is rest/)
    expect(rules.due(follow(resting, 90_000, [one]))?.atMs).toBe(134_000)
  })

  test('rests on after a room that was empty, until one who acts is back', () => {
    const running = run(ready())
    const away = actorsOf(running)
    const paused = rules.pause(running)
    expect(rules.due(paused)).toBeNull()
    const resumed = rules.resume(paused, 90_000)
    expect(rules.due(follow(resumed, 90_000, away))).toBeNull()
    expect(rules.due(follow(resumed, 90_000, []))?.atMs).toBe(150_000)
  })

  test('that rests holds up nobody: after ten seconds anybody ends the turn', () => {
    const running = hit(run(ready()))
    const resting = follow(running, 20_000, actorsOf(running))
    expect(refused(resting, turnOf(running), { type: 'end' }, 29_999)).toBe('One moment.')
    expect(act(resting, turnOf(running), { type: 'end' }, 30_000)).toMatchObject({
      phase: 'list',
      rows: [{ isHit: true }],
    })
  })
})

describe('the steal', () => {
  test('is for the first to buzz within eight seconds', () => {
    const open = steal()
    const [one = 0, other = 0] = rivalsOf(open)
    const now = (rules.due(open)?.atMs ?? 0) - 8000
    expect(due(open)).toMatchObject({ phase: 'list', thief: null })
    const buzzed = act(open, one, { type: 'buzz' }, now)
    expect(refused(buzzed, other, { type: 'buzz' }, now)).toBe(`P${one} was first.`)
    expect(refused(open, turnOf(open), { type: 'buzz' }, now)).toBe(
      'That side may not steal this one.',
    )
    expect(rules.due(buzzed)?.atMs).toBe(now + 5000)
    expect(due(buzzed)).toMatchObject({ phase: 'list', thief: null })
  })

  test.each([
    [true, [1, 1]],
    [false, [1, 0]],
  ])('is judged by those who act: %s', (isRight, points) => {
    const [rival = 0] = rivalsOf(steal())
    const now = rules.due(steal())?.atMs ?? 0
    const buzzed = act(steal(), rival, { type: 'buzz' }, now - 1)
    expect(refused(buzzed, rival, { type: 'judge', isRight }, now)).toBe(
      'That is for those who act.',
    )
    const judged = act(buzzed, actorsOf(buzzed)[0] ?? 0, { type: 'judge', isRight }, now)
    expect(see(judged, 'screen')).toMatchObject({
      ...{ points, gained: points, stolenBy: isRight ? rival : null },
    })
  })
})

describe('the list', () => {
  test('anybody corrects it, and goes on after four seconds', () => {
    const list = due(steal())
    expect(see(act(list, 3, { type: 'toggle', row: 0 }), 'screen').points).toEqual([0, 0])
    expect(refused(list, 3, { type: 'next' }, list.wakesAtMs - 1)).toBe('One moment.')
    expect(act(list, 3, { type: 'next' }, list.wakesAtMs)).toMatchObject({
      phase: 'ready',
      played: 1,
    })
  })

  test.each([
    ['exact', [1, 1, 4], [1, 1]],
    ['of two the lower', [1, 5], [1, 1]],
    ['off', [0, 2, 2], [1, 0]],
    ['none', [], [1, 0]],
  ])('a side whose median call is right has one more: %s', (_, calls, points) => {
    const state = ready()
    const called = calls.reduce(
      (current, hits, at) => act(current, rivalsOf(state)[at] ?? 0, { type: 'call', hits }),
      state,
    )
    const running = hit(run(called))
    expect(see(running, 'screen').points).toEqual([1, 0])
    const list = due(due(running))
    expect(see(list, 'screen')).toMatchObject({ points, knew: points[1] === 1 ? [1] : [] })
  })
})

test('from phones to one phone and back: the same phrase, hits so far stay', () => {
  const { phase, rows, phrase, ...rest } = hit(run(ready()))
  const passed = rules.reseat({ phase, rows, phrase, ...rest }, 'passed', at(6000))
  expect(passed).toMatchObject({ phase, rows, phrase })
  expect(rules.due(passed)).toBeNull()
  expect(rules.due(rules.reseat(passed, 'own', at(9000)))).not.toBeNull()
})

test('a pause stops the clock, which goes on by itself', () => {
  expect(rules.due(rules.pause(run(ready())))).toBeNull()
  expect(rules.due(rules.resume(rules.pause(run(ready())), 70_000))?.atMs).toBe(130_000)
})
