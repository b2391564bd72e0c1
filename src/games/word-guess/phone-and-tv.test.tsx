import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { game } from './game.ts'
import { PhonePlay } from './phone-play.tsx'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { Move, State } from './rules-state.ts'
import { ScreenView } from './screen-view.tsx'

vi.mock('react-router', () => ({ Link: 'a', useNavigate: () => () => {} }))

const players = ['Mia', 'Emil', 'Noah', 'Ida'].map((name) => ({ id: name, name }))
const begin = 1_000_000
const context = { now: begin, random: () => 0, away: [] }
const lists = [[], [], [], [], ['Lighthouse']]

function after(state: State, by: number, move: Move): State {
  const next = rules.move(state, move, { ...context, by, now: begin + 5000 })
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

const looking = rules.start({ players, lists, options: options.defaults, seating: 'own' }, context)
const called = after(looking, 2, { type: 'call', questions: 7 })
const asking = after(called, 0, { type: 'begin' })
const typed = after(asking, 1, { type: 'ask', text: 'Can you sleep in it?' })
const aloud = after(asking, 1, { type: 'ask', text: '' })
const offered = after(asking, 1, { type: 'offer', texts: ['Is it tall?', 'Is it lit?'] })
const answered = after(typed, 0, { type: 'answer', answer: 'yes', text: '' })
const missed = after(answered, 3, { type: 'lock', text: 'Castle' })
const near = after(answered, 3, { type: 'lock', text: 'Lighthose' })
const locked = after(missed, 2, { type: 'lock', text: 'the lighthouse' })
const told = due(locked)

function phone(state: State, viewer: number, now = begin + 60_000, hasScreen = false) {
  vi.setSystemTime(now)
  const play = { game, players, options: options.defaults, sober: false, canUndo: false }
  const does = { send() {}, undo() {}, leave() {} }
  const own = {
    code: 'HKTR',
    openSheet() {},
    away: [],
    hasScreen,
    price: 'points' as const,
    waitsFor: rules.waitsFor(state),
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
    ['the word to its keeper', looking, 0, ['Only you see the word', 'Lighthouse', 'Swap', 'Keep']],
    ['a call to the others', looking, 1, ['Mia keeps the word', 'How many questions', 'HKTR room']],
    ['the asker', asking, 1, ['Your turn', 'Type it, or say it aloud', 'Ask 19 left after this']],
    ['who asks, and a lock', asking, 2, ['Emil asks', 'I know the word', '3 left']],
    ['a question to the keeper', typed, 0, ['Emil asks', 'Can you sleep in it?', 'Yes', 'Sort of']],
    ['a question to all', typed, 2, ['Can you sleep in it?', 'Mia answers.']],
    ['a spoken question', aloud, 0, ['Emil asked aloud.', 'Emil has said the word']],
    ['whom the asker waits for', aloud, 1, ['You have asked', 'Waiting for Mia.']],
    ['two questions', offered, 2, ['Emil has two questions', 'Is it tall? Or: Is it lit?']],
    ['the asker that they are out', offered, 1, ['Those who watch pick one', 'You have asked']],
    ['two questions to the keeper', offered, 0, ['Is it tall? Or: Is it lit?']],
    ['its own guess', missed, 3, ['Castle not it', '2 left']],
    ['a near guess, unsigned, to the keeper', near, 0, ['Somebody guesses Lighthose', 'Counts']],
    ['that somebody has it', locked, 1, ['Somebody has it', 'One more guess', 'Lock it']],
    ['who has it so to that phone', locked, 2, ['You have it.']],
    ['the word', told, 1, ['Lighthouse', 'Noah, in one.', 'Noah keeps the next']],
  ])('%s', (_, state, viewer, words) => {
    const shows = phone(state, viewer)
    for (const each of words) expect(shows).toContain(each)
  })

  test.each<[string, State, number, string]>([
    ['no word', locked, 1, 'Lighthouse'],
    ['no guess of another', missed, 1, 'Castle'],
    ['not who guessed it nearly', near, 0, 'Ida'],
    ['not who has it', locked, 0, 'Noah'],
  ])('%s', (_, state, viewer, words) => {
    expect(phone(state, viewer)).not.toContain(words)
  })

  test('“Look up.” until the TV has told the word', () => {
    expect(phone(told, 1, begin, true)).toContain('Look up.')
    expect(phone(told, 1, begin, true)).not.toContain('Lighthouse')
  })
})

describe('the TV shows', () => {
  test.each<[string, State, string[]]>([
    ['the shelf', looking, ['Mia looks at the word', 'From the shelf: places']],
    ['who asks', asking, ['Mia', 'keeps the word', '0 of 20 asked', 'Emil asks']],
    ['what is asked', typed, ['Can you sleep in it?']],
    ['what is to be picked', offered, ['Those who watch pick one', '1st Is it tall?', '2nd']],
    ['that it was asked aloud', aloud, ['Emil asked aloud']],
    ['answers', answered, ['Can you sleep in it?', 'Yes', '1 of 20 asked', 'Noah asks']],
    ['that somebody has it', locked, ['Somebody has it']],
    ['the word', told, ['Lighthouse', 'Noah, in one.', '20 points to Noah']],
  ])('%s', (_, state, words) => {
    for (const each of words) expect(tv(state)).toContain(each)
  })

  test('neither the word nor a guess before it is told', () => {
    for (const state of [looking, asking, missed, near, locked])
      expect(tv(state)).not.toMatch(/light|castle/i)
  })

  test('nobody’s name while somebody has it', () => {
    for (const { name } of players) expect(tv(locked)).not.toContain(name)
  })
})
