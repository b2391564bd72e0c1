import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OwnPhone } from '#games/parts/play-props.ts'
import { SeatsHere } from '#games/parts/seats-here.ts'
import { tableOf } from '#tests/support/games/more-or-less-table.ts'
import { game } from './game.ts'
import { PhonePlay } from './phone-play.tsx'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { Say, State } from './rules-state.ts'
import { screenRollAt } from './screen-roll.ts'
import { ScreenView } from './screen-view.tsx'

vi.mock('react-router', () => ({ Link: 'a', useNavigate: () => () => {} }))

const { must, start } = tableOf([330, 227, 500, 12, 8849], 'own')
const names = ['Sofie', 'Jonas', 'Mia', 'Emil']
const cloths = ['Matcha', 'Sora'] as const

const sides: State = {
  ...start({}, names),
  teams: cloths.map((name, side) => ({
    name: `Team ${name}`,
    cloth: side === 0 ? 'matcha' : 'sora',
    seats: side === 0 ? [0, 1] : [2, 3],
  })),
}
const begun = must(sides, { type: 'begin' }, { by: 0 })
const say = (state: State, ...says: (Say | null)[]) =>
  says.reduce((at, type, by) => (type ? must(at, { type }, { by }) : at), state)
const oneSaid = say(begun, 'more')
const right = say(begun, 'less', 'less', 'more', 'more')
const wrong = say(begun, 'more', 'more', 'less', 'less')
const late: State = { ...begun, players: [...begun.players, { id: 'Ida', name: 'Ida' }], late: [4] }
const last: State = {
  ...say({ ...begun, points: [2, 5], isLast: true }, 'less', 'less', 'less', 'less'),
}

const screens = { options: options.defaults, players: late.players }

function phone(state: State, viewer: number, changes: Partial<OwnPhone> = {}) {
  const own = { code: 'HKTR', openSheet() {}, away: [], hasScreen: false, price: 'soft' as const }
  const does = { send() {}, undo() {}, leave() {}, sober: false, canUndo: false }
  return text(
    <SeatsHere value={[0, 1, 2, 3]}>
      <PhonePlay
        {...{ game, ...screens, ...does, viewer, view: rules.view(state, viewer) }}
        own={{ ...own, waitsFor: rules.waitsFor(state), ...changes }}
      />
    </SeatsHere>,
  )
}

function tv(state: State) {
  const room = { code: 'HKTR', joinAt: 'partydojo.example' }
  const waitsFor = rules.waitsFor(state)
  return text(
    <SeatsHere value={[0, 1, 2, 3]}>
      <ScreenView {...{ game, ...screens, view: rules.view(state, 'screen'), waitsFor, room }} />
    </SeatsHere>,
  )
}

function text(element: React.ReactElement): string {
  return renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/[⁨⁩]/g, '')
    .replace(/\s+/g, ' ')
}

const later = 60_000
beforeEach(() => {
  vi.setSystemTime(later)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a phone shows', () => {
  test.each<[string, State, number, (string | RegExp)[], (string | RegExp)[]]>([
    [
      'its own side first',
      sides,
      2,
      [/Team Sora rename.*your side.*Team Matcha/, 'Begin by the host or by itself'],
      [],
    ],
    [
      'both things and two answers',
      begun,
      0,
      ['Your side decides, 1 of 20', 'Thing 0 of m', '330', 'More', 'Less', 'No answer is a wrong'],
      ['227', 'A book'],
    ],
    [
      'the other side what its own say means',
      begun,
      2,
      ['Team Matcha decides', 'Say otherwise than Team Matcha and you bet against them'],
      ['227'],
    ],
    [
      'how its own side stands, and whom the game waits for',
      oneSaid,
      0,
      ['You said “More”', 'Waiting for Jonas, Mia and Emil', '1 of 2 of you'],
      [],
    ],
    ['a player of that side the same', oneSaid, 1, ['1 of 2 of you'], ['You said']],
    ['the other side nothing of it', oneSaid, 2, ['0 of 2 of you'], ['1 of 2 of', 'You said']],
    [
      'a latecomer the wait',
      late,
      4,
      ['You are in from the next card on', 'Waiting for'],
      ['of you'],
    ],
    [
      'the number, its source, and what both sides said',
      right,
      0,
      ['227', 'A book, 2024', 'said less, 2 of 2', 'said more, 2 of 2', 'anybody can tap it'],
      [/sips?/],
    ],
    ['a wrong say', wrong, 2, ['Wrong. Team Sora bet well: one point.'], []],
    [
      'whoever is behind after the last card its price',
      last,
      0,
      ['Your side is behind at the end. Two sips without alcohol, if you like.', 'The end'],
      [],
    ],
    ['and nobody else', last, 2, ['The end'], ['behind', /sips?/]],
  ])('%s', (_, state, viewer, shown, hidden) => {
    const words = phone(state, viewer)
    for (const part of shown) expect(words).toMatch(part)
    for (const part of hidden) expect(words).not.toMatch(part)
  })

  test('no drink to who plays for points', () => {
    expect(phone(last, 0, { price: 'points' })).toContain('Your side is behind')
    expect(phone(last, 0, { price: 'points' })).not.toMatch(/sips?/i)
  })

  test('nothing of the number before the TV has shown it', () => {
    vi.setSystemTime(0)
    const words = phone(right, 0, { hasScreen: true })
    expect(words).toContain('Look up.')
    expect(words).not.toMatch(/227|said/)
  })
})

describe('the TV shows', () => {
  test.each<[string, State, (string | RegExp)[], (string | RegExp)[]]>([
    ['who is with whom', sides, [/Team Matcha.*Sofie Jonas.*Team Sora.*Mia Emil/], []],
    ['one number, and how many are in', oneSaid, ['330', '1 of 4 in', 'Team Matcha'], ['227']],
    ['what both sides said, before the number', right, ['said less, 2 of 2'], ['227', 'A book']],
  ])('%s', (_, state, shown, hidden) => {
    const words = tv(state)
    for (const part of shown) expect(words).toMatch(part)
    for (const part of [...hidden, /\bsips?\b/i]) expect(words).not.toMatch(part)
  })

  test.each<[string, number, number, number, number, boolean]>([
    ['nothing in the silence', 330, 500, 300, 0, false],
    ['the known number, on which it halts', 330, 500, 1900, 330, false],
    ['the other one, when it has crossed', 330, 500, 2500, 500, true],
    ['a lower one, that never crosses', 330, 227, 1900, 227, false],
    ['and who had it', 330, 227, 2100, 227, true],
  ])('%s', (_, known, value, ms, shown, isOver) => {
    expect(screenRollAt(known, value, ms)).toMatchObject({ value: shown, isOver })
  })
})
