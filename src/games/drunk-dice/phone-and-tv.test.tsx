import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OwnPhone } from '#games/parts/play-props.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { game } from './game.ts'
import { messages } from './messages.ts'
import { PhonePlay } from './phone-play.tsx'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { Move, State } from './rules-state.ts'
import { ScreenView } from './screen-view.tsx'

vi.mock('react-router', () => ({ Link: 'a', useNavigate: () => () => {} }))
// Long after the TV has shown the throw.
beforeEach(() => vi.setSystemTime(60_000))
afterEach(() => vi.useRealTimers())

const names = ['Sofie', 'Jonas', 'Mia', 'Ida']
const own = { names, lists: [], seating: 'own' } as const
const { start, must } = playRules(rules, messages, options.defaults, own)
const defaults = options.defaults

function showing(...faces: number[]) {
  const left = [...faces]
  return () => ((left.shift() ?? 1) - 0.5) / 6
}

/** Sofie throws these dice; Jonas sits on her left. */
const cast = (state: State, ...dice: number[]) =>
  must(state, { type: 'throw' }, { by: state.turn, now: 8000, random: showing(...dice) })
const by = (state: State, seat: number, move: Move) => must(state, move, { by: seat, now: 8000 })

function phone(state: State, viewer: number, changes: Partial<OwnPhone> = {}): string {
  const price = changes.price ?? 'drinks'
  const inRoom = { code: 'HKTR', openSheet() {}, away: [], hasScreen: false, price }
  const play = { game, players: state.players, options: defaults, canUndo: false }
  return text(
    <PhonePlay
      {...{ ...play, viewer, view: rules.view(state, viewer), sober: price === 'points' }}
      {...{ send() {}, undo() {}, leave() {} }}
      own={{ ...inRoom, waitsFor: rules.waitsFor(state), ...changes }}
    />,
  )
}

function tv(state: State): string {
  const view = rules.view(state, 'screen')
  const room = { code: 'HKTR', joinAt: 'partydojo.example' }
  const screen = { game, players: state.players, options: defaults, view, room }
  return text(<ScreenView {...screen} waitsFor={rules.waitsFor(state)} />)
}

function text(element: React.ReactElement): string {
  return renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/[⁨⁩]/g, '')
    .replace(/\s+/g, ' ')
}

const law = { lasting: { by: 3, text: 'Left hands only' }, threeMan: 2 }
const seven = cast(by(start(), 2, { type: 'call', call: 7 }), 6, 1)
const give = cast(start(), 4, 4)
const rule = by(cast(start(), 6, 6), 1, { type: 'suggest', text: 'Nobody says dice' })
const dodge = cast({ ...start(), dodges: [1] }, 5, 2)
const duel = by(start(), 0, { type: 'challenge', seat: 2 })
const oneDown = must(duel, { type: 'throw' }, { by: 2, now: 12_000, random: showing(5) })
const won = must(oneDown, { type: 'throw' }, { by: 0, now: 12_000, random: showing(2) })
const nothing = cast(start(), 6, 4)

describe('a phone', () => {
  test.each<[string, State, number, string[]]>([
    ['with the dice', start(), 0, ['Your throw', 'Throw', 'Duel', 'HKTR room']],
    ['without', start(), 1, ['Sofie throws.', 'What is next?', '7', 'Double']],
    ['after a throw', seven, 0, ['You threw 6–1', 'Seven, to the left.', 'Jonas takes one.']],
    ['of who called it', seven, 2, ['Mia called it.', 'You have a dodge.']],
    ['to give hits away', give, 0, ['Give away four', '4 to give']],
    ['that waits for it', give, 1, ['Sofie gives away four.', 'Waiting for Sofie']],
    ['to make a rule', rule, 0, ['Make a rule.', 'Suggested, unsigned', 'Nobody says dice']],
    ['to suggest one', rule, 2, ['Suggest one', 'nobody sees who it was']],
    ['to dodge', dodge, 1, ['A hit, and you dodge.', 'Tap a name']],
    ['in a duel', duel, 2, ['Mia', 'your die', 'One die each']],
    ['whose die is down', oneDown, 2, ['Your die is down.', 'Waiting for Sofie']],
    ['beside a duel', duel, 1, ['Who wins?', 'for fame']],
    ['after a duel', won, 1, ['Mia wins.', 'Sofie takes three.', 'Pass the dice']],
    ['that may go on', nothing, 3, ['Nothing at all.', 'to Jonas . Anybody can tap it.']],
    ['under a rule', { ...start(), ...law }, 1, ['Ida ’s rule', 'Left hands only', 'Caught!']],
  ])('%s', (_, state, viewer, words) => {
    for (const word of words) expect(phone(state, viewer)).toContain(word)
  })

  test('names its own price, in its own words, and nobody else’s', () => {
    expect(phone(seven, 1)).toContain('You take one. A sip, if you like. Water counts.')
    expect(phone(seven, 1, { price: 'soft' })).toContain('A sip without alcohol')
    expect(phone(won, 0)).toContain('Three sips, if you like.')
    const others = [phone(seven, 0), phone(seven, 2), phone(won, 2), phone(give, 0)]
    const sober = [phone(seven, 1, { price: 'points' }), phone(won, 0, { price: 'points' })]
    for (const words of [...others, ...sober]) expect(words).not.toMatch(/\bsips?\b|water/i)
  })

  test('shows a suggested rule to its maker and to who will make it alone', () => {
    expect(phone(rule, 2)).not.toContain('Nobody says dice')
  })

  test('holds the dice back until the TV has shown them', () => {
    vi.setSystemTime(9000)
    expect(phone(seven, 1, { hasScreen: true })).toContain('Look up.')
    expect(phone(seven, 1, { hasScreen: true })).not.toMatch(/6–1|You take/)
  })

  test('takes a hit that was sent on', () => {
    const moved = by(dodge, 1, { type: 'dodge', seat: 3 })
    expect(phone(moved, 3)).toContain('A sip, if you like.')
    expect(phone(moved, 1)).not.toMatch(/\bsips?\b/)
    expect(phone(moved, 0)).toContain('Jonas dodged: Ida takes it.')
  })
})

describe('the TV', () => {
  test.each<[string, State, string[]]>([
    ['before a throw', { ...start(), ...law }, ['Sofie throws', 'Left hands', 'is Three-Man']],
    ['of a throw, before its lines light up', seven, ['Sofie threw 6–1', 'Hits taken so far']],
    ['with a die of a duel', oneDown, ['Sofie against Mia', 'Who wins?']],
    ['after a duel', won, ['2 against 5']],
  ])('%s', (_, state, words) => {
    for (const word of words) expect(tv(state)).toContain(word)
  })

  test('names no drink, and nothing that was suggested', () => {
    for (const state of [start(), seven, give, rule, dodge, duel, oneDown, won, nothing]) {
      expect(tv(state)).not.toMatch(/\bsips?\b|water|Nobody says dice/i)
    }
  })
})
