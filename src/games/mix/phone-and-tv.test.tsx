import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OwnPhone } from '#games/parts/play-props.ts'
import { inGame, layOn, lists, prompt } from '#tests/support/games/mix-table.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { game } from './game.ts'
import { messages } from './messages.ts'
import { PhonePlay } from './phone-play.tsx'
import { rules } from './rules.ts'
import { type MixedGame, options } from './rules-options.ts'
import type { State } from './rules-state.ts'
import { openVote } from './rules-vote.ts'
import { ScreenView } from './screen-view.tsx'

vi.mock('react-router', () => ({ Link: 'a', useNavigate: () => () => {} }))

const defaults = { ...options.defaults, lasting: false }
const { start, must } = playRules(rules, messages, defaults, { lists, seating: 'own' })
const names = ['Anna', 'Bo', 'Cem', 'Dot']

function phone(state: State, viewer: number, changes: Partial<OwnPhone> = {}) {
  const own = { code: 'HKTR', openSheet() {}, away: [], hasScreen: false, price: 'soft' as const }
  const does = { send() {}, undo() {}, leave() {}, sober: false, canUndo: false }
  return text(
    <PhonePlay
      {...{ game, ...does, viewer, players: state.players, options: state.options }}
      view={rules.view(state, viewer)}
      own={{ ...own, waitsFor: rules.waitsFor(state), ...changes }}
    />,
  )
}

function tv(state: State) {
  const { players, options } = state
  const room = { code: 'HKTR', joinAt: 'partydojo.example' }
  const view = rules.view(state, 'screen')
  const waitsFor = rules.waitsFor(state)
  return text(<ScreenView {...{ game, players, options, view, waitsFor, room }} />)
}

function text(element: React.ReactElement): string {
  return renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/[⁨⁩]/g, '')
    .replace(/\s+/g, ' ')
}

const lay = (slug: MixedGame, change?: object) => layOn(start({}, names), slug, change)
const asleep = { ...lay('category'), wakesAtMs: 70_000 }
const ruled: State = {
  ...start({}, names),
  wakesAtMs: 0,
  card: { game: null, rule: { prompt, left: 4 }, isOver: false },
}
const voting: State = {
  ...start({}, names),
  wakesAtMs: 0,
  card: openVote(['category', 'charades'], start({}, names), { random: () => 0, now: 60_000 }),
}
const caught: State = {
  ...lay('category'),
  lasting: [{ prompt, left: 2 }],
  caught: { seat: 2, by: 0, untilMs: 65_000 },
}
const act = (
  state: State,
  by: number,
  type: string,
  details?: object,
  slug: MixedGame = 'charades',
) => must(state, inGame(slug, type, details), { by, now: 10 })
const acting = act(lay('charades'), 1, 'start')
const buzzed = act(acting, 2, 'buzz')
const known = act(buzzed, 1, 'judge', { isRight: true })
const empty = lay('country-island-city', { phase: 'settled', writing: null, payers: [2] })
const shown = lay('never-have-i-ever', {
  phase: 'show',
  guilty: [0, 1],
  calls: { 0: 2, 2: 0 },
})

beforeEach(() => {
  vi.setSystemTime(60_000)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a phone shows', () => {
  test.each<[string, State, number, (string | RegExp)[], (string | RegExp)[]]>([
    ['which game it is now, before it wakes', asleep, 0, ['Category', 'Bo starts. Name one'], []],
    ['Never: no petals', lay('never-have-i-ever'), 0, ['I haven’t', '1 of 30'], ['petal']],
    [
      'what a card costs, and its own price',
      shown,
      0,
      ['A point for Cem. One off for Anna.', 'A sip without alcohol', 'Two have.'],
      ['petal'],
    ],
    ['Truth or dare', lay('truth-or-dare'), 1, ['Truth', 'Dare'], []],
    ['Most likely to', lay('most-likely-to'), 0, ['Anna', 'Dot'], []],
    ['the phrase to who acts it', acting, 1, ['Act it out', 'prompt'], ['Buzz ']],
    ['and nobody else', acting, 2, ['Buzz', 'Watch Bo.'], [/ prompt /]],
    ['who buzzed, to judge', buzzed, 1, ['Cem says it', 'Right', 'Wrong'], []],
    ['the one who buzzed', buzzed, 2, ['Say it now.', 'Bo will tell.'], []],
    ['who knew it', known, 0, ['Cem knew it:', 'prompt', 'One off for Cem.'], [/sips?/]],
    ['Category', lay('category'), 1, ['Start'], []],
    ['a letter to write', lay('country-island-city'), 0, ['B', 'Done'], []],
    ['who wrote nothing', empty, 2, ['Nothing from Cem.', 'A sip without', 'A point for Cem.'], []],
    [
      'a new rule, for anybody to accept, and what forgetting it costs',
      ruled,
      0,
      ['So be it', 'anybody can tap it', 'make it a point. A sip, if you like.'],
      [],
    ],
    ['a vote between two games', voting, 0, ['Which game next?', 'Category', 'Charades'], []],
    ['who is said to have forgotten a rule', caught, 1, ['Cem forgot: I saw it'], []],
    ['its own word on that', caught, 0, ['Who else saw Cem forget?'], ['I saw it']],
  ])('%s', (_, state, viewer, said, hidden) => {
    const words = phone(state, viewer)
    for (const part of said) expect(words).toMatch(part)
    for (const part of hidden) expect(words).not.toMatch(part)
  })

  test('no drink to who plays for points', () => {
    expect(phone(shown, 0, { price: 'points' })).not.toMatch(/\bsips?\b/i)
  })
})

describe('the TV shows', () => {
  test.each<[string, State, (string | RegExp)[], (string | RegExp)[]]>([
    ['which game it is now', asleep, ['Category', 'Bo starts'], []],
    ['no phrase before it is over', acting, ['Bo acts.'], ['prompt']],
    ['a rule, and the points', ruled, ['For the next four cards:', 'Rule', 'fewest win'], []],
    ['two games, and not who wants which', voting, ['Category', 'Charades', '0 of 4 in'], []],
    [
      'the rules in force, unsigned',
      caught,
      ['prompt', 'Did Cem forget a rule?'],
      [/Anna (says|saw)/],
    ],
    ['what a card costs', empty, ['Nothing from Cem.', 'A point for Cem.'], []],
    ['Never', lay('never-have-i-ever'), ['0 of 4 in'], ['petal']],
    ['Most likely to', lay('most-likely-to'), ['0 of 4 in'], []],
    ['Truth or dare', lay('truth-or-dare'), ['Bo'], []],
    ['a letter', lay('country-island-city'), ['Write'], []],
  ])('%s', (_, state, said, hidden) => {
    const words = tv(state)
    for (const part of said) expect(words).toMatch(part)
    for (const part of [...hidden, /\bsips?\b/i]) expect(words).not.toMatch(part)
  })
})
