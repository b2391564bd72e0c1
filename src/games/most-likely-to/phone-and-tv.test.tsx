import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OwnPhone } from '#games/parts/play-props.ts'
import { cast, ownPhones } from '#tests/support/games/most-likely-to-table.ts'
import { game } from './game.ts'
import { PhonePlay } from './phone-play.tsx'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { Move, State } from './rules-state.ts'
import { ScreenView } from './screen-view.tsx'

vi.mock('react-router', () => ({ Link: 'a', useNavigate: () => () => {} }))

const { start, must, due } = ownPhones

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

/** Anna, Bo, Cem and Dot. */
const opened = start()
const two = cast(opened, 1, 2)
const guessed = must(cast(opened, 1, 2, 1), { type: 'call', count: 0 }, { by: 1 })
const shown = due(cast(guessed, null, null, null, 0))
const pleads = must(shown, { type: 'appeal' }, { by: 1, now: shown.card.wakesAtMs })
const judging = must(pleads, { type: 'rest' }, { by: 1, now: shown.card.wakesAtMs })
const judge = (guilty: boolean): Move => ({ type: 'judge', guilty })
const judged = (guilty: boolean) =>
  [0, 2, 3].reduce(
    (state, by) => must(state, judge(guilty), { by, now: shown.card.wakesAtMs }),
    judging,
  )
const all = [opened, two, shown, pleads, judging, judged(true), judged(false)]

beforeEach(() => {
  vi.setSystemTime(shown.card.wakesAtMs)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a phone', () => {
  test.each<[string, () => string, (string | RegExp)[], string[]]>([
    [
      'votes for the others',
      () => phone(opened, 0),
      ['Tap a name', 'Bo', 'Not for us'],
      ['How many'],
    ],
    [
      'has voted, and guesses',
      () => phone(two, 0),
      [
        'Your vote is in',
        'Waiting for Cem and Dot. Tap to change it.',
        'How many for you?',
        'Not for us',
      ],
      [],
    ],
    [
      'comes late',
      () => phone(opened, 'audience'),
      ['You are in from the next prompt'],
      ['Tap a name'],
    ],
    [
      'wears the crown, and may appeal',
      () => phone(shown, 1),
      ['You wear the crown.', 'Two for you', 'You had guessed none.', /Two sips without/, 'Appeal'],
      [],
    ],
    [
      'saw the crown coming',
      () => phone(shown, 0),
      ['Bo wears the crown.', 'One for you', 'You saw the crown coming: a point.', '2 of 4 votes'],
      ['Appeal'],
    ],
    ['pleads', () => phone(pleads, 1), ['I rest my case', 'you plead'], []],
    ['listens', () => phone(pleads, 0), ['You judge next', 'Bo speaks first.'], ['I rest my case']],
    ['judges', () => phone(judging, 0), ['Guilty or not?', 'Not guilty', 'Bo keeps the crown'], []],
    ['is judged', () => phone(judging, 1), ['They judge you', 'Waiting for Anna'], ['Not guilty']],
    [
      'has judged',
      () => phone(must(judging, judge(true), { by: 0, now: shown.card.wakesAtMs }), 0),
      ['tap to change it', 'Waiting for Cem and Dot'],
      ['the crown moves on'],
    ],
    [
      'is acquitted, and pays nothing',
      () => phone(judged(false), 1),
      ['Acquitted. Anna and Cem share the crown.', 'nothing to pay'],
      ['sips'],
    ],
  ])('%s', (_, show, has, hasNot) => {
    const words = show()
    for (const part of has) expect(words).toMatch(part)
    for (const part of hasNot) expect(words).not.toContain(part)
  })

  test('mentions no drink to who plays for points', () => {
    for (const state of all) expect(phone(state, 1, { price: 'points' })).not.toMatch(/\bsips?\b/i)
  })

  test('holds the result back until the TV has shown it', () => {
    vi.setSystemTime(shown.card.wakesAtMs - 1)
    expect(phone(shown, 0, { hasScreen: true })).toContain('Look up.')
    expect(phone(shown, 0, { hasScreen: true })).not.toContain('crown')
    expect(phone(shown, 0)).toContain('Bo wears the crown.')
  })

  test('shows the crown before an appeal that opens by itself', () => {
    const open = due(cast(start(), 1, 2, 1, 1))
    vi.setSystemTime(open.card.wakesAtMs - 1)
    expect(phone(open, 1)).toContain('You wear the crown.')
    vi.setSystemTime(open.card.wakesAtMs)
    expect(phone(open, 1)).toContain('I rest my case')
  })

  test('names who has a rest', () => {
    const next = (state: State) =>
      must(state, { type: 'next' }, { by: 0, now: state.card.wakesAtMs })
    const once = next(due(cast(start({ appeal: false }), 1, 0, 1, 1)))
    const twice = next(due(cast(once, 1, 0, 1, 1)))
    expect(phone(twice, 0)).toContain('Bo has a rest: two crowns running.')
    expect(phone(twice, 1)).toContain('You have a rest: two crowns running.')
  })

  test('of two asks which of them', () => {
    expect(phone(start({}, 2), 0)).toContain('Which of us is more likely to…')
  })
})

describe('the TV', () => {
  test('counts votes and names nobody before all are in', () => {
    const words = tv(two)
    expect(words).toContain('2 of 4 in')
    for (const { name } of two.players) expect(words).not.toContain(name)
  })

  test.each([
    ['the plea', pleads, 'Bo pleads.'],
    ['the judges', judging, '0 of 3 in'],
    ['the verdict', judged(true), 'Bo has pleaded'],
  ])('shows %s', (_, state, words) => {
    expect(tv(state)).toContain(words)
  })

  test('never names a drink, and has nothing to press', () => {
    for (const state of all) expect(tv(state)).not.toMatch(/\bsips?\b/i)
  })
})
