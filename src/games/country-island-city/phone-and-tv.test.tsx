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

const names = ['Sofie', 'Jonas', 'Mia', 'Emil']
const table = playRules(
  rules,
  messages,
  { ...options.defaults, rounds: 3 },
  {
    names,
    seating: 'own',
    lists: [['River', 'Bird']],
  },
)
const { must, due } = table

function phone(state: State, viewer: number, changes: Partial<OwnPhone> = {}): string {
  const own = { code: 'HKTR', openSheet() {}, away: [], hasScreen: false, price: 'soft' as const }
  const does = { send() {}, undo() {}, leave() {}, canUndo: false, sober: true }
  const { players } = state
  return text(
    <PhonePlay
      {...{ game, players, options: state.options, viewer, view: rules.view(state, viewer) }}
      {...does}
      own={{ ...own, waitsFor: rules.waitsFor(state), ...changes }}
    />,
  )
}

function tv(state: State): string {
  const { players } = state
  const shown = { game, players, options: state.options, view: rules.view(state, 'screen') }
  const room = { code: 'HKTR', joinAt: 'partydojo.example' }
  return text(<ScreenView {...shown} waitsFor={rules.waitsFor(state)} room={room} />)
}

/** With what is typed in its fields. */
function text(element: React.ReactElement): string {
  return renderToStaticMarkup(element)
    .replace(/<input[^>]* value="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[⁨⁩]/g, '')
    .replace(/\s+/g, ' ')
}

const flying = table.start()
const act = (state: State, by: number, move: Move, now = 0) => must(state, move, { by, now })
const stopped = act(flying, 0, { type: 'stop' })
const letter = stopped.letters.at(-1) ?? ''
const draft = (state: State, by: number, ending: string) =>
  act(state, by, { type: 'draft', answers: state.columns.map(() => `${letter}${ending}`) })
const drafted = ['aaa', 'bbb', 'ccc', 'ccc'].reduce(
  (state, ending, seat) => draft(state, seat, ending),
  stopped,
)
const called = act(drafted, 1, { type: 'done' })
const column = due(called)
const doubted = due(act(column, 0, { type: 'doubt', key: `${letter}bbb`.toLowerCase() }, 16_000))
const voted = act(doubted, 0, { type: 'stand', stands: true }, 24_000)
const told = [2, 3].reduce(
  (state, by) => act(state, by, { type: 'stand', stands: false }, 24_000),
  voted,
)
const counted = [...Array(5)].reduce((state: State) => due(state), told)
const last = { ...counted, round: 3 }
const spoken = act(table.start({ mode: 'verbal' }), 0, { type: 'stop' })
const going = act(spoken, 0, { type: 'start' }, 4000)
const answered = act(going, 0, { type: 'answer' }, 5000)
const challenged = act(answered, 2, { type: 'challenge' }, 6000)
const lost = due(challenged)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('phones', () => {
  test.each<[string, string, State, number, number, readonly string[], readonly string[]]>([
    ['the stopper', 'stops', flying, 0, 0, ['You stop it.', 'Stop tap anywhere'], []],
    [
      'the others',
      'read',
      flying,
      1,
      0,
      ['Sofie stops it.', 'Country', 'Not for us'],
      ['anywhere'],
    ],
    ['all', 'write', stopped, 1, 0, ['Write.', 'Done', 'Waiting for'], ['is done']],
    ['a phone', 'has its draft back', drafted, 1, 0, [`${letter}bbb`], [`${letter}aaa`]],
    ['the first', 'is done', called, 1, 0, ['You are done', 'Waiting for Sofie', 'Not for us'], []],
    ['the rest', 'hurries', called, 0, 0, ['Jonas is done', '15 seconds'], [`${letter}bbb`]],
    ['all', 'doubt', column, 0, 15_000, [`Doubt ${letter}bbb`, `Like ${letter}bbb`, 'You'], []],
    ['an author', 'doubts not', column, 1, 15_000, [`${letter}bbb`], [`Doubt ${letter}bbb`]],
    ['a voter', 'votes', doubted, 0, 23_000, ['Counts Jonas gets 10', 'Doesn’t'], []],
    ['a voter', 'has voted', voted, 0, 24_000, ['You said “Counts”', 'Waiting for Mia'], []],
    ['an author', 'waits', doubted, 1, 23_000, ['It is yours', 'You wrote it'], ['Doesn’t']],
    ['all', 'are told', told, 1, 24_000, ['is out.', 'Jonas gets none.'], ['Doubt']],
    ['all', 'see the points', counted, 0, 90_000, ['So far.', 'Next letter'], ['sip']],
    ['the first to speak', 'starts', spoken, 0, 0, ['Start'], ['Who falls?']],
    ['the others', 'call', spoken, 1, 0, ['Who falls?', 'Sofie starts with'], ['Start say']],
    ['whose turn it is', 'says it', answered, 1, 5000, ['Your turn', 'Said it on to Mia'], []],
    ['the others', 'challenge', answered, 2, 5000, ['Challenge Sofie'], ['Said it']],
    ['the answerer', 'does not', answered, 0, 5000, ['after the next answer'], []],
    ['the others', 'vote aloud', challenged, 1, 6000, ['Counts Mia pays', 'Out Sofie pays'], []],
    ['the two', 'do not', challenged, 2, 6000, ['You two have no vote.'], ['Mia pays']],
    ['all', 'see who is caught', lost, 0, 20_000, ['Doubted in vain', 'Mia'], ['sip']],
    ['the caught', 'sees the price', lost, 2, 20_000, ['You', 'A sip without alcohol'], []],
  ])('%s %s', (_, __, state, viewer, now, has, hasNot) => {
    vi.setSystemTime(now)
    const words = phone(state, viewer)
    for (const part of has) expect(words).toContain(part)
    for (const part of hasNot) expect(words).not.toContain(part)
  })

  test.each([
    ['a column', column],
    ['points', counted],
    ['the caught', lost],
  ])('hold %s back until the TV has shown it', (_, state) => {
    vi.setSystemTime(15_000)
    expect(phone(state, 0, { hasScreen: true })).toContain('Look up.')
    vi.setSystemTime(99_000)
    expect(phone(state, 0, { hasScreen: true })).not.toContain('Look up.')
  })

  test('mention a drink to the last place alone, and not to one who plays for points', () => {
    vi.setSystemTime(99_000)
    const totals = rules.view(last, 'screen').totals
    const worst = totals.indexOf(Math.min(...totals))
    const best = totals.indexOf(Math.max(...totals))
    expect(phone(last, worst)).toMatch(/Last place/)
    expect(phone(last, best)).not.toMatch(/Last place|sip/)
    expect(phone(last, worst, { price: 'points' })).not.toMatch(/sip/)
  })
})

describe('the TV', () => {
  const all = [flying, drafted, called, column, doubted, voted, told, counted, last]
  const loud = [spoken, going, answered, challenged, lost]

  test.each<[string, State, readonly string[], readonly string[]]>([
    ['who stops', flying, ['Sofie stops it', 'Country'], []],
    ['who is done, and no answer', called, ['Jonas is done', letter], [`${letter}bbb`]],
    ['answers in their column', column, [`${letter}bbb`, 'Mia and Emil', 'each'], []],
    ['the doubted answer', voted, [`${letter}bbb`, '1 of 3 in'], ['Sofie']],
    ['the verdict', told, ['is out.', 'Jonas gets none.'], []],
    ['points', counted, ['So far', 'Emil'], []],
    ['whose turn it is', answered, ['Jonas, name one with', 'Times caught'], []],
    ['a challenge', challenged, ['Mia challenges Sofie', '0 of 2 in'], []],
  ])('shows %s', (_, state, has, hasNot) => {
    vi.setSystemTime(6000)
    const words = tv(state)
    for (const part of has) expect(words).toContain(part)
    for (const part of hasNot) expect(words).not.toContain(part)
  })

  test('never names a drink', () => {
    for (const state of [...all, ...loud]) expect(tv(state)).not.toMatch(/\bsips?\b/i)
  })
})
