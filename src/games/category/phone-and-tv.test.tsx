import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OwnPhone } from '#games/parts/play-props.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { game } from './game.ts'
import { messages } from './messages.ts'
import { PhonePlay } from './phone-play.tsx'
import { rules } from './rules.ts'
import { type Move, type Options, options, type State } from './rules-state.ts'
import { ScreenView } from './screen-view.tsx'

vi.mock('react-router', () => ({ Link: 'a', useNavigate: () => () => {} }))

const { start, must, due } = playRules(rules, messages, options.defaults, { seating: 'own' })

const own = (state: State): OwnPhone => ({
  code: 'HKTR',
  openSheet() {},
  away: [],
  hasScreen: false,
  price: 'soft',
  waitsFor: rules.waitsFor(state),
})

function phone(state: State, viewer: number | 'audience', changes: Partial<OwnPhone> = {}) {
  const { players } = state
  const play = { game, players, options: options.defaults, sober: false, canUndo: false }
  const does = { send() {}, undo() {}, leave() {} }
  return text(
    <PhonePlay
      {...{ ...play, ...does, viewer, view: rules.view(state, viewer) }}
      own={{ ...own(state), ...changes }}
    />,
  )
}

function tv(state: State) {
  const { players } = state
  const room = { code: 'HKTR', joinAt: 'partydojo.example' }
  const view = rules.view(state, 'screen')
  const waitsFor = rules.waitsFor(state)
  return text(
    <ScreenView {...{ game, players, view, waitsFor, room }} options={options.defaults} />,
  )
}

function text(element: React.ReactElement): string {
  return renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/[⁨⁩]/g, '')
    .replace(/\s+/g, ' ')
}

const act = (state: State, by: number, move: Move, now = 5000) => must(state, move, { by, now })
/** Anna, Bo, Cem and Dot. */
const opened = start()
const called = act(act(opened, 1, { type: 'call', seat: 2 }, 0), 3, { type: 'call', seat: 1 }, 0)
const playing = (change: Partial<Options> = {}, count = 4) =>
  act(start(change, count), 0, { type: 'start' })
const answered = act(act(called, 0, { type: 'start' }), 0, { type: 'answer' })
const doubted = act(answered, 3, { type: 'challenge' })
const fallen = act(act(doubted, 1, { type: 'vote', stands: false }), 2, {
  type: 'vote',
  stands: false,
})
const thrown = playing({}, 6)
const bomb = playing({ mode: 'bomb' })
const all = [opened, called, answered, doubted, fallen, thrown, bomb, due(bomb)]

beforeEach(() => {
  vi.setSystemTime(5000)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a phone', () => {
  test.each<[string, () => string, (string | RegExp)[], string[]]>([
    ['starts', () => phone(opened, 0), ['Your turn', 'Not for us'], ['Who falls?']],
    ['calls who falls', () => phone(opened, 1), ['Who falls?', 'Your call?'], ['Start']],
    ['has called', () => phone(called, 1), ['Your call is in', 'Waiting for Anna. Tap to'], []],
    ['comes late', () => phone(opened, 'audience'), ['from the next category on'], ['Who falls?']],
    ['has its turn', () => phone(playing(), 0), ['Said it', 'on to P1', '0 said'], ['Challenge']],
    ['throws it', () => phone(thrown, 0), ['Throw it to'], ['Said it on', 'Challenge']],
    ['waits for a throw', () => phone(thrown, 1), ['It may be you'], ['Throw it to']],
    [
      'may challenge',
      () => phone(answered, 2),
      ['Bo, name one', 'Challenge Anna', 'everybody votes', 'You are after Bo', 'You are next.'],
      ['Said it'],
    ],
    [
      'cannot challenge itself',
      () => phone(answered, 0),
      ['your own answer', 'You said the last'],
      [],
    ],
    ['votes', () => phone(doubted, 1), ['Dot challenges Anna', 'Counts', 'Anna pays'], []],
    [
      'is in doubt',
      () => phone(doubted, 0),
      ['You are in it.', 'Waiting for Bo and Cem'],
      ['Counts'],
    ],
    [
      'falls, in its own words',
      () => phone(fallen, 0),
      ['Does not count:', 'You', 'A sip without alcohol, if you like.', 'Times caught'],
      [],
    ],
    ['sees who falls', () => phone(fallen, 1), ['Anna', 'Nobody called it.'], ['sip']],
  ])('%s', (_, show, has, hasNot) => {
    const words = show()
    for (const part of has) expect(words).toMatch(part)
    for (const part of hasNot) expect(words).not.toContain(part)
  })

  test('sleeps until the others have called', () => {
    vi.setSystemTime(0)
    expect(phone(opened, 0)).toContain('the others call who falls')
    vi.setSystemTime(4000)
    expect(phone(opened, 0)).toContain('seconds to answer')
  })

  test('doubts an answer for four seconds', () => {
    vi.setSystemTime(9000)
    expect(phone(answered, 2)).toContain('that one has gone by')
  })

  test('mentions no drink to who plays for points', () => {
    for (const state of all) expect(phone(state, 0, { price: 'points' })).not.toMatch(/\bsips?\b/i)
  })

  test('holds the fall back until the TV has shown it', () => {
    expect(phone(fallen, 1, { hasScreen: true })).toContain('Look up.')
    expect(phone(fallen, 1, { hasScreen: true })).not.toContain('Anna')
    vi.setSystemTime(fallen.card.wakesAtMs)
    expect(phone(fallen, 1, { hasScreen: true })).toContain('Anna')
  })

  test('never shows the time of a bomb', () => {
    for (const seat of [0, 1]) expect(phone(bomb, seat)).not.toMatch(/seconds|resting/)
  })

  test('of one who is passed over goes on', () => {
    const passed = rules.passOver(answered, 1, { ...noTime(), now: 6000 })
    expect(phone(passed, 2)).toContain('Said it')
  })
})

describe('the TV', () => {
  test.each([
    ['who starts', opened, 'Anna starts'],
    ['whose turn it is', answered, 'Bo, name one'],
    ['what is left of secrets in a bomb', bomb, 'Nobody knows when it goes off. 0 said.'],
    ['a doubt', doubted, 'Dot challenges Anna. The clock is stopped. A tie counts.'],
    ['how many votes are in', doubted, '0 of 2 in'],
    ['how often each was caught', answered, 'Times caught Anna 0'],
  ])('shows %s', (_, state, words) => {
    expect(tv(state)).toContain(words)
  })

  test('never tells a call before the fall, nor a drink', () => {
    expect(tv(called)).toBe(tv(opened))
    for (const state of all) expect(tv(state)).not.toMatch(/\bsips?\b/i)
  })
})
