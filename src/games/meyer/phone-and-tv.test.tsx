import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { OwnPhone } from '#games/parts/play-props.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { game } from './game.ts'
import { messages } from './messages.ts'
import { PhonePlay } from './phone-play.tsx'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { State } from './rules-state.ts'
import { lowest, meyer, rank, say, sixThree, throwing } from './rules-test-table.ts'
import { ScreenView } from './screen-view.tsx'

vi.mock('react-router', () => ({ Link: 'a', useNavigate: () => () => {} }))
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))

const names = ['Sofie', 'Jonas', 'Mia', 'Ida']
const own = { names, lists: [], seating: 'own' } as const
const { start, must } = playRules(rules, messages, options.defaults, own)
const defaults = options.defaults

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

/** As it is read, pictures by their labels. */
function text(element: React.ReactElement): string {
  return renderToStaticMarkup(element)
    .replace(/<[^>]*aria-label="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[⁨⁩]/g, '')
    .replace(/\s+/g, ' ')
}

const rolled = must(start(), { type: 'roll' }, { by: 0, random: throwing(...sixThree) })
const claimed = must(rolled, say(rank.sixes), { by: 0 })
const called = must(claimed, { type: 'call', bluff: true }, { by: 2 })
const lifted = must(called, { type: 'lift' }, { by: 1, now: 4000 })
const ofMeyer = must(
  must(start(), { type: 'roll' }, { by: 0, random: throwing(...meyer) }),
  say(rank.meyer),
  { by: 0 },
)
const toasted = must(
  must(start(), { type: 'roll' }, { by: 0, random: throwing(...lowest) }),
  { type: 'toast' },
  { by: 0 },
)
const dice = /6–3|6, 3/

describe('a phone', () => {
  test.each<[string, State, number, string[]]>([
    ['to throw', start(), 0, ['Your turn', 'You start.', 'Roll', 'HKTR room']],
    ['that waits for a throw', start(), 1, ['Sofie rolls.', 'You are after Sofie']],
    ['with dice', rolled, 0, ['Only you see this', '6–3', 'Say a number.', 'Cover', 'Say 5–4']],
    ['that waits for a claim', rolled, 2, ['Only Sofie looks.', 'One before you']],
    ['to answer', claimed, 1, ['Sofie swears it’s', '6–6', 'Believe', 'Lift it']],
    ['to answer a Meyer', ofMeyer, 1, ['Concede', 'Lift it', 'two lives']],
    ['of the claimer', claimed, 0, ['Straight face.', 'Hold the cup']],
    ['to call it', claimed, 2, ['True', 'Bluff', 'Five right calls are a life.']],
    ['that has called it', called, 2, ['You say bluff', 'tap to change it']],
    ['after it', lifted, 3, ['Sofie said 6–6', 'anybody can tap it', 'Next round']],
    ['in a toast', toasted, 1, ['A toast, everybody.', 'Nobody loses a life.']],
  ])('%s', (_, state, viewer, words) => {
    for (const word of words) expect(phone(state, viewer)).toContain(word)
  })

  test('tells nobody else what lies under the cup', () => {
    for (const state of [rolled, claimed, called]) {
      for (const viewer of [1, 2, 3]) expect(phone(state, viewer)).not.toMatch(dice)
    }
    expect(phone(claimed, 0)).not.toMatch(dice)
  })

  test('shows a call to its own player alone', () => {
    for (const viewer of [0, 1, 3]) expect(phone(called, viewer)).not.toContain('You say bluff')
  })

  test('of a player who is out still calls', () => {
    const out: State = { ...claimed, lives: [6, 6, 6, 0], rightCalls: [0, 0, 0, 3] }
    expect(phone(out, 3)).toContain('You have three.')
    expect(phone({ ...rolled, lives: [6, 6, 6, 0] }, 3)).toContain('You are out.')
  })

  test('names the loser, and its own price to the loser alone', () => {
    vi.setSystemTime(10_000)
    const screen = { hasScreen: true }
    expect(phone(lifted, 0, screen)).toContain('You lose one life. A sip, if you like.')
    expect(phone(lifted, 0, screen)).toContain('6–3. A bluff.')
    expect(phone(lifted, 1, screen)).toContain('Sofie loses one life. Mia called it.')
    for (const [viewer, price] of [
      [1, 'drinks'],
      [0, 'points'],
    ] as const) {
      expect(phone(lifted, viewer, { ...screen, price })).not.toMatch(/\bsips?\b|water/i)
    }
    vi.useRealTimers()
  })

  test('holds the dice back until the TV has shown them', () => {
    vi.setSystemTime(4000)
    expect(phone(lifted, 1, { hasScreen: true })).toContain('Look up.')
    expect(phone(lifted, 1, { hasScreen: true })).not.toMatch(dice)
    vi.useRealTimers()
  })
})

describe('the TV', () => {
  test.each<[string, State, string[]]>([
    ['before a throw', start(), ['Sofie rolls.', 'Lives left']],
    ['before a claim', rolled, ['Only Sofie looks.']],
    ['with a claim', claimed, ['Sofie swears it’s', '6–6', 'Jonas : believe it, or lift the cup?']],
    ['with a Meyer', ofMeyer, ['Meyer', 'lift the cup, or concede it?']],
    ['as the cup goes up', lifted, ['Jonas lifts…', 'Sofie said 6–6']],
  ])('%s', (_, state, words) => {
    for (const word of words) expect(tv(state)).toContain(word)
  })

  test('has nothing to press, no dice before a lift, and no drink', () => {
    for (const state of [start(), rolled, claimed, called, ofMeyer, lifted, toasted]) {
      expect(tv(state)).not.toMatch(/\bsips?\b|water|glass/i)
      expect(tv(state)).not.toMatch(dice)
    }
  })
})
