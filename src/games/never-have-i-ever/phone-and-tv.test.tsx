import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import type { PlayProps } from '#games/parts/play-props.ts'
import { game } from './game.ts'
import { PhonePlay } from './phone-play.tsx'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { Move, State, View } from './rules-state.ts'
import { ScreenView } from './screen-view.tsx'

vi.mock('react-router', () => ({ Link: 'a', useNavigate: () => () => {} }))

const players = ['Sofie', 'Jonas', 'Mia'].map((name) => ({ id: name, name }))
const context = { now: 1_000_000, random: () => 0.5, away: [] }

function start(): State {
  const lists = [['laughed at a joke', 'sung']]
  return rules.start({ players, lists, options: options.defaults, seating: 'own' }, context)
}

function after(state: State, by: number, move: Move): State {
  const next = rules.move(state, move, { ...context, by })
  if ('refused' in next) throw new Error(next.refused)
  return next
}

const own = (state: State): NonNullable<PlayProps<View, Move, never>['own']> => ({
  code: 'HKTR',
  openSheet() {},
  away: [],
  hasScreen: false,
  price: 'soft',
  waitsFor: rules.waitsFor(state),
})

function phone(state: State, viewer: number, changes: Partial<ReturnType<typeof own>> = {}) {
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

const asked = start()
const sofieHas = after(asked, 0, { type: 'answer', has: true })
const shown = [1, 2].reduce(
  (state, seat) => after(state, seat, { type: 'answer', has: seat === 1 }),
  sofieHas,
)
const closed = [0, 1, 2].reduce((state, by) => after(state, by, { type: 'call', count: 2 }), shown)
const wrong = [2, 1, 3].reduce(
  (state, count, by) => after(state, by, { type: 'call', count }),
  shown,
)

describe('a phone', () => {
  test('offers two equal answers, and the code', () => {
    const words = phone(asked, 0)
    expect(words).toContain('I haven’t keep your petals')
    expect(words).toContain('I have lose a petal')
    expect(words).toContain('HKTR room')
    expect(words).toContain('1 of 2')
  })

  test('shows its own answer, and whom the game waits for', () => {
    const words = phone(sofieHas, 0)
    expect(words).toContain('You have')
    expect(words).toContain('tap to change it, until all are in')
    expect(words).toContain('Waiting for Jonas and Mia')
  })

  test('has “Not for us” until the reveal, its own answer or not', () => {
    expect(phone(asked, 0)).toContain('Not for us')
    expect(phone(sofieHas, 0)).toContain('Not for us')
    expect(phone(closed, 0)).not.toContain('Not for us')
  })

  test('of another player shows no answer of hers', () => {
    expect(phone(sofieHas, 2)).not.toContain('You have')
    expect(phone(sofieHas, 2)).toContain('I haven’t')
  })

  test('names nobody away in its wait', () => {
    expect(phone(sofieHas, 0, { away: [2] })).toContain('Waiting for Jonas')
    expect(phone(sofieHas, 0, { away: [2] })).toContain('Mia away')
  })

  test('asks for the count once it has answered', () => {
    expect(phone(asked, 0)).not.toContain('How many have?')
    expect(phone(sofieHas, 0)).toContain('How many have?')
  })

  test('shows who has, its own loss first and in its own words', () => {
    vi.setSystemTime(context.now)
    const words = phone(closed, 1)
    expect(words).toContain('Two have.')
    expect(words).toMatch(/You lose one, 9 left A sip without alcohol, if you like\..*Sofie/)
    expect(words).toContain('Have not Mia')
    expect(words).toContain('Sofie, Jonas and Mia knew.')
    vi.useRealTimers()
  })

  test('counts wrong calls, and names nobody for them', () => {
    vi.setSystemTime(context.now)
    const words = phone(wrong, 1)
    expect(words).toContain('Sofie knew. Two guessed wrong.')
    vi.useRealTimers()
  })

  test('mentions no drink to who plays for points', () => {
    expect(phone(closed, 1, { price: 'points' })).not.toMatch(/sip/i)
  })

  test('holds the result back until the TV has shown it', () => {
    vi.setSystemTime(context.now)
    expect(phone(closed, 1, { hasScreen: true })).toContain('Look up.')
    expect(phone(closed, 1, { hasScreen: true })).not.toContain('Sofie')
    vi.useRealTimers()
  })
})

describe('the TV', () => {
  test('counts answers and names nobody before all are in', () => {
    const words = tv(sofieHas)
    expect(words).toContain('laughed at a joke')
    expect(words).toContain('1 of 3 in')
    for (const { name } of players) expect(words).not.toContain(name)
  })

  test('never names a drink', () => {
    for (const state of [asked, sofieHas, closed]) expect(tv(state)).not.toMatch(/\bsips?\b/i)
  })
})
