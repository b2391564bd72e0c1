import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OwnPhone } from '#games/parts/play-props.ts'
import { SeatsHere } from '#games/parts/seats-here.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { game } from './game.ts'
import { messages } from './messages.ts'
import { PhonePlay } from './phone-play.tsx'
import { rules } from './rules.ts'
import { type Options, options } from './rules-options.ts'
import { actorsOf, rivalTeams, turnOf } from './rules-sides.ts'
import type { Move, State } from './rules-state.ts'
import { ScreenView } from './screen-view.tsx'

vi.mock('react-router', () => ({ Link: 'a', useNavigate: () => () => {} }))

const phrases = Array.from({ length: 90 }, (_, at) => `Phrase number ${at}`)
const { start, must, due } = playRules(rules, messages, options.defaults, {
  lists: [phrases],
  seating: 'own',
})
const act = (state: State, by: number, move: Move, now = 5000) => must(state, move, { by, now })

beforeEach(() => {
  vi.useFakeTimers({ now: 5000 })
})
afterEach(() => {
  vi.useRealTimers()
})

const mateOf = (state: State) => actorsOf(state)[0] ?? 0
const rivalOf = (state: State, at = 0) => state.teams[rivalTeams(state)[0] ?? 0]?.seats[at] ?? 0
const name = (state: State, seat: number) => state.players[seat]?.name ?? ''

function ready(rule: Partial<Options> = {}, count = 6): State {
  const opening = start(rule, count)
  return opening.phase === 'teams' ? act(opening, 0, { type: 'begin' }, 0) : opening
}

const run = (state: State) => act(state, turnOf(state), { type: 'start' })
const hit = (state: State) => act(state, mateOf(state), { type: 'hit', phrase: state.phraseNumber })
const steal = () => due(hit(run(ready())))
const buzzed = () => act(steal(), rivalOf(steal()), { type: 'buzz' }, 65_000)
const stolen = () => act(buzzed(), mateOf(buzzed()), { type: 'judge', isRight: true }, 66_000)

function phone(state: State, viewer: number, changes: Partial<OwnPhone> = {}): string {
  const play = { game, options: options.defaults, sober: false, canUndo: false }
  const does = { send() {}, undo() {}, leave() {} }
  const own: OwnPhone = {
    code: 'HKTR',
    openSheet() {},
    away: [],
    hasScreen: false,
    price: 'drinks',
    waitsFor: rules.waitsFor(state),
    ...changes,
  }
  const view = rules.view(state, viewer)
  return text(<PhonePlay {...{ ...play, ...does, players: state.players, viewer, view, own }} />)
}

function tv(state: State): string {
  const room = { code: 'HKTR', joinAt: 'partydojo.example' }
  const view = rules.view(state, 'screen')
  const screen = { game, players: state.players, view, waitsFor: rules.waitsFor(state), room }
  return text(<ScreenView {...screen} options={options.defaults} />)
}

function text(element: React.ReactElement): string {
  const here = <SeatsHere value={null}>{element}</SeatsHere>
  return renderToStaticMarkup(here)
    .replace(/<[^>]+>/g, ' ')
    .replace(/[⁨⁩]/g, '')
    .replace(/\s+/g, ' ')
}

describe('a phone', () => {
  test('names its own side, and changes it for nobody else', () => {
    const words = phone(start({}, 6), 2)
    expect(words).toMatch(/Your side Team \w+ .*P2.* Team/)
    expect(words).toContain('Change side only you')
  })

  test('begins where its player hosts the room, and waits for the host or the clock elsewhere', () => {
    expect(phone(start({}, 6), 2, { isHost: true })).toContain('Begin only you can tap it')
    expect(phone(start({}, 6), 2)).toContain('Begin by the host or by itself')
  })

  const fresh = ready()
  const running = hit(run(fresh))
  const big = run(ready({}, 10))
  const called = act(fresh, rivalOf(fresh), { type: 'call', hits: 4 })
  const resting =
    rules.followAway?.(running, { ...noTime(), now: 5000, away: actorsOf(running) }) ?? running
  const alone = ready({ teams: 0 }, 3)

  test.each<[string, State, number, string[]]>([
    ['who starts', fresh, turnOf(fresh), ['You guess', 'Your turn, ', 'Start 60 seconds']],
    ['who will act', fresh, mateOf(fresh), ['You act', 'Face P', 'Waiting for P']],
    ['a rival', fresh, rivalOf(fresh), ['How many will P', 'Make your call', '0 1 2 3', '11 12']],
    ['a caller', called, rivalOf(fresh), ['Your call: 4', 'Tap another to change it']],
    ['who guesses', running, turnOf(running), ['Turn round, P', 'Say it aloud', '1 hit so far']],
    ['who acts', running, mateOf(running), ['Act it out', 'Phrase number', 'Pass costs nothing']],
    [
      'a rival then',
      running,
      rivalOf(running),
      ['Watch their mouths.', 'Foul two of you, and it is void'],
    ],
    ['one for a big team', big, turnOf(big), ['Act it out', 'Phrase number', 'Hit they said it']],
    ['the big team', big, mateTeam(big), ['Watch P', 'Say it aloud', 'taps when it is right']],
    ['in a rest', resting, turnOf(resting), ['The clock rests', 'Waiting for P', 'End the turn']],
    ['alone, who guesses', alone, 0, ['Turn round and face the others']],
    ['alone, the others', alone, 1, ['You act', 'Face P0.']],
    ['a thief', steal(), rivalOf(steal()), ['Know the last one?', 'Buzz the first of you']],
    ['who acted', steal(), mateOf(steal()), ['Phrase number', 'may steal it. Not a word.']],
    ['who guessed', steal(), turnOf(steal()), ['Time is up', 'One hit.', 'Waiting for a buzz']],
    ['the first thief', buzzed(), rivalOf(steal()), ['Say it now.', 'Right or wrong?']],
    ['the next thief', buzzed(), rivalOf(steal(), 1), ['First to buzz', 'says it.']],
    ['a judge', buzzed(), mateOf(buzzed()), ['says it', 'Wrong not stolen', 'Right one for Team']],
  ])('of %s', (_, state, seat, expected) => {
    const words = phone(state, seat)
    for (const part of expected) expect(words).toContain(part)
    expect(words).not.toMatch(/pass the phone|forehead/i)
  })

  test('without the phrase has no word of it before the list', () => {
    for (const state of [running, big, steal(), buzzed()]) {
      for (const seat of state.players.keys()) {
        if (!actorsOf(state).includes(seat)) expect(phone(state, seat)).not.toContain('Phrase n')
      }
    }
  })

  test('has no word of another’s call', () => {
    expect(phone(called, rivalOf(called, 1))).toContain('Make your call')
  })

  test('in the list shows hits, the theft and what each side gained', () => {
    vi.setSystemTime(80_000)
    const words = phone(stolen(), 0)
    expect(words).toMatch(/Hit, plus one.*Stolen by Team/)
    expect(words.match(/plus 1/g)).toHaveLength(2)
    expect(words).toContain('Next anybody can tap it')
  })

  test('holds the list back until the TV has shown it', () => {
    vi.setSystemTime(67_000)
    expect(phone(stolen(), 0, { hasScreen: true })).toContain('Look up.')
    expect(phone(stolen(), 0, { hasScreen: true })).not.toContain('Hit, plus one')
  })

  describe('after the last turn', () => {
    const last = () => ({ ...due(due(hit(run(ready({ turns: 1 }))))), played: 5 })
    const behind = () => {
      const { points } = rules.view(last(), 'screen')
      const team = points.indexOf(Math.min(...points))
      return last().teams[team]?.seats[0] ?? 0
    }

    test.each([
      ['points', /is one behind\. (?!A sip)/],
      ['soft', /A sip without alcohol, if you like\./],
      ['drinks', /A sip, if you like\. Water counts\./],
    ] as const)('who is behind and plays for %s', (price, expected) => {
      expect(phone(last(), behind(), { price })).toMatch(expected)
    })
  })

  function mateTeam(state: State): number {
    const { team } = rules.view(state, 'screen')
    return state.teams[team]?.seats.find((seat) => seat !== turnOf(state)) ?? 0
  }
})

describe('the TV', () => {
  const running = hit(run(ready()))

  test('names the sides, and who is on them', () => {
    const words = tv(start({}, 6))
    for (const { name } of start({}, 6).players) expect(words).toContain(name)
  })

  test('shows who guesses, hits and points, and no phrase', () => {
    const words = tv(running)
    expect(words).toContain(`${name(running, turnOf(running))} guesses`)
    expect(words).toContain('1 hit so far. The phrase is on the actors’ phones.')
    for (const state of [running, steal(), buzzed()]) expect(tv(state)).not.toContain('Phrase n')
  })

  test('has no call on it', () => {
    const state = ready()
    const called = act(state, rivalOf(state), { type: 'call', hits: 4 })
    expect(tv(called)).toBe(tv(state))
  })

  test('says who was first to buzz', () => {
    expect(tv(steal())).toContain('Know the last one?')
    expect(tv(buzzed())).toContain(`${name(buzzed(), rivalOf(steal()))} says it`)
  })

  test('never names a drink', () => {
    for (const state of [start({}, 6), ready(), running, steal(), buzzed(), stolen()]) {
      expect(tv(state)).not.toMatch(/\bsips?\b|drink/i)
    }
  })
})
