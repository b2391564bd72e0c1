import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { OwnPhone } from '#games/parts/play-props.ts'
import type { Rating } from './card.ts'
import { game } from './game.ts'
import { PhonePlay } from './phone-play.tsx'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { Move, State } from './rules-state.ts'
import { ScreenView } from './screen-view.tsx'

vi.mock('react-router', () => ({ Link: 'a', useNavigate: () => () => {} }))

const players = ['Sofie', 'Jonas', 'Mia', 'Emil', 'Ida'].map((name) => ({ id: name, name }))
const begin = 1_000_000
const context = { now: begin, random: () => 0, away: [] }
const lists = [
  ['Who did you last block?', 'What is under your bed?'],
  ['Hop for ten seconds', 'Bark'],
]

const start = () =>
  rules.start({ players, lists, options: options.defaults, seating: 'own' }, context)

function after(state: State, by: number, move: Move, now = begin + 10_000): State {
  const next = rules.move(state, move, { ...context, by, now })
  if ('refused' in next) throw new Error(next.refused)
  return next
}

function due(state: State): State {
  const next = rules.due(state)
  if (!next) throw new Error('nothing is due')
  const moved = rules.move(state, next.move, { ...context, by: 'clock', now: next.atMs })
  if ('refused' in moved) throw new Error(moved.refused)
  return moved
}

const raters = [1, 2, 3, 4]
const all = (state: State, ...moves: Move[]) =>
  moves.reduce((current, move, at) => after(current, raters[at] as number, move), state)
const rate = (rating: Rating): Move => ({ type: 'rate', rating })

const spinning = start()
const choosing = due(spinning)
const called = after(choosing, 1, { type: 'call', call: 'dare' })
const picking = after(called, 0, { type: 'choose', kind: 'dare' })
const picked = after(picking, 1, { type: 'pick', offer: 1 })
const doing = all(picking, ...raters.map(() => ({ type: 'pick', offer: 0 }) as const))
const losing = picking.card.offers[1]?.prompt.raw ?? ''
const winning = doing.card.task?.prompt.raw ?? ''
const rating = after(doing, 0, { type: 'done' })
const rated = all(rating, rate('legendary'), rate('legendary'))
const shown = all(rating, ...raters.map(() => rate('legendary')))
const passed = after(doing, 0, { type: 'pass' })

function phone(
  state: State,
  viewer: number,
  changes: Partial<OwnPhone> = {},
  now = begin + 20_000,
) {
  vi.setSystemTime(now)
  const play = { game, players, options: options.defaults, sober: false, canUndo: false }
  const does = { send() {}, undo() {}, leave() {} }
  const own = {
    code: 'HKTR',
    openSheet() {},
    away: [],
    hasScreen: false,
    price: 'soft' as const,
    waitsFor: rules.waitsFor(state),
    ...changes,
  }
  return text(<PhonePlay {...{ ...play, ...does, own, viewer }} view={rules.view(state, viewer)} />)
}

function tv(state: State) {
  const room = { code: 'HKTR', joinAt: 'partydojo.example' }
  const view = rules.view(state, 'screen')
  const screen = { game, players, view, waitsFor: rules.waitsFor(state), room }
  return text(<ScreenView {...screen} options={options.defaults} />)
}

function text(element: React.ReactElement): string {
  return renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/[⁨⁩]/g, '')
    .replace(/\s+/g, ' ')
}

afterEach(() => vi.useRealTimers())

describe('a phone shows', () => {
  test.each<[string, State, number, string[]]>([
    ['the bottle', spinning, 1, ['The bottle turns', 'HKTR room']],
    ['the choice to whose turn it is', choosing, 0, ['Your turn', 'Truth', 'Dare', 'Flip a coin']],
    ['a call to the others', choosing, 1, ['Sofie', 'What will Sofie do?', 'Pass']],
    ['two tasks to the others', picking, 1, ['Pick one for Sofie', winning, losing, 'Not for us']],
    ['a pick that is in', picked, 1, ['Your pick is in', 'Waiting for Mia, Emil and Ida']],
    ['a wait to whose turn it is', picking, 0, ['You take a dare', 'Waiting for Jonas, Mia']],
    ['the task', doing, 0, ['You, I dare you', winning, 'Rather not? Five bows.', 'Pass']],
    ['the same task to the others', doing, 1, ['Sofie , I dare you', winning, 'You rate it']],
    ['three ratings', rating, 1, ['How was that?', 'Legendary 3 points to Sofie', 'no points']],
    ['its own rating', rated, 1, ['You said “Legendary”', 'Waiting for Emil and Ida.']],
    ['who has yet to rate', rated, 0, ['They are rating it', 'Waiting for Emil and Ida']],
    ['what came of it', shown, 1, ['Legendary.', '3 points to Sofie', 'Jonas knew.', 'Next']],
    ['how many guessed wrong', passed, 1, ['Pass.', 'One guessed wrong.']],
    ['my bows', passed, 0, ['Pass.', 'Five deep bows, please.', 'Two sips without alcohol']],
  ])('%s', (_, state, viewer, words) => {
    const shows = phone(state, viewer)
    for (const each of words) expect(shows).toContain(each)
  })

  test.each<[string, State, number, string]>([
    ['neither task to whose turn it is', picking, 0, winning],
    ['not the losing task later', doing, 1, losing],
    ['no rating of another', rated, 3, 'You said'],
    ['no name while the bottle turns', spinning, 1, 'Sofie'],
  ])('%s', (_, state, viewer, words) => {
    expect(phone(state, viewer)).not.toContain(words)
  })

  test.each([
    [44, 1, false],
    [45, 1, true],
    [59, 0, false],
  ])(
    'after %i seconds of a long tale, to seat %i, a way to end it: %j',
    (seconds, seat, isThere) => {
      const offered = after(choosing, 0, { type: 'choose', kind: 'truth' })
      const tale = all(offered, ...raters.map(() => ({ type: 'pick', offer: 0 }) as const))
      const since = tale.card.clock?.runningSince ?? 0
      const shows = phone(tale, seat, {}, since + seconds * 1000)
      expect(shows.includes('And… scene')).toBe(isThere)
    },
  )

  test('sleeping buttons while the others call', () => {
    expect(phone(choosing, 0, {}, begin + 2500)).toContain('First they guess what you take.')
  })

  test('“Look up.” until the TV has shown it', () => {
    for (const state of [spinning, shown]) {
      const words = phone(state, 1, { hasScreen: true }, begin + 10_000)
      expect(words).toContain('Look up.')
      expect(words).not.toContain('Legendary.')
    }
  })

  test('no drink to who plays for points', () => {
    for (const state of [doing, passed])
      expect(phone(state, 0, { price: 'points' })).not.toMatch(/sip/i)
  })

  test('the wait to a latecomer', () => {
    const late = rules.join(choosing, { id: 'Noah', name: 'Noah' }, context)
    expect(phone(late, 5)).not.toContain('What will')
  })
})

describe('the TV shows', () => {
  test.each<[string, State, string[]]>([
    ['all names round the bottle', spinning, ['Sofie', 'Jonas', 'Mia', 'Emil', 'Ida']],
    ['whose turn it is', choosing, ['Truth or dare?', 'Sofie']],
    ['how many have picked', picked, ['Sofie takes a dare', 'They are choosing', '1 of 4 in']],
    ['the task', doing, ['Sofie, I dare you', winning]],
    ['how many have rated', rated, ['Rate it on your phone', '2 of 4 in']],
    ['what came of it', shown, ['Legendary.', '3 points to Sofie', 'Jonas knew.', 'Good', '4']],
    ['the bows', passed, ['Pass.', 'Five deep bows from Sofie']],
  ])('%s', (_, state, words) => {
    for (const each of words) expect(tv(state)).toContain(each)
  })

  test('no task before it is picked, and never the one that lost', () => {
    for (const task of [winning, losing]) expect(tv(picked)).not.toContain(task)
    for (const state of [doing, rated, shown]) expect(tv(state)).not.toContain(losing)
  })

  test('no votes of fewer than four, and never a drink', () => {
    const three = rules.leave(rating, 4, context)
    const few = [1, 2, 3].reduce((state, by) => after(state, by, rate('good')), three)
    expect(tv(few)).not.toContain('Legendary')
    for (const state of [spinning, doing, passed]) expect(tv(state)).not.toMatch(/\bsips?\b/i)
  })
})
