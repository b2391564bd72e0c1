import { expect, test } from 'vitest'
import { playRules } from '#tests/support/games/play-rules.ts'
import { dare, defaultOptions, lines, many } from '#tests/support/games/venue-cards.ts'
import { sayRecap } from '../table/recap.ts'
import { venueMessages } from './messages.ts'
import { recapVenue } from './recap.ts'
import type { VenueState } from './state.ts'
import { venueRules } from './venue-rules.ts'

const { start } = playRules(venueRules, venueMessages, defaultOptions, {
  names: ['Ann', 'Bo', 'Cy', 'Dot'],
  lists: lines(...many(dare)),
})
const none = [0, 0, 0, 0]

function recap(change: Partial<VenueState>, followed = none, passed = none) {
  const counts = { asked: none, named: none, followed, passed, encores: none }
  const state = { ...start(), counts, ...change }
  return sayRecap(recapVenue(state), venueMessages, state.players)
}

test('at a table with sips rows say what each followed and passed, most followed first', () => {
  const { headline, winners, rows } = recap({}, [1, 3, 0, 3], [2, 0, 4, 1])
  expect(headline).toBe('Bo and Dot played along most.')
  expect(winners).toEqual([1, 3])
  expect(rows).toMatchObject([
    { seat: 1, score: '3', note: 'cards followed, 0 passed' },
    { seat: 3, score: '3', note: 'cards followed, 1 passed' },
    { seat: 0, score: '1', note: 'card followed, 2 passed' },
    { seat: 2, score: '0', note: 'cards followed, 4 passed' },
  ])
})

test('at a sober table rows say points, with what each followed and passed', () => {
  const { headline, winners, rows } = recap({ points: [1, 0, 2, 4] }, [1, 2, 0, 3], [2, 0, 5, 1])
  expect(headline).toBe('Bo wins with the fewest points.')
  expect(winners).toEqual([1])
  expect(rows).toMatchObject([
    { seat: 1, score: '0', note: 'points; 2 followed, 0 passed' },
    { seat: 0, score: '1', note: 'point; 1 followed, 2 passed' },
    { seat: 2, score: '2', note: 'points; 0 followed, 5 passed' },
    { seat: 3, score: '4', note: 'points; 3 followed, 1 passed' },
  ])
})

test.each([
  ['three are named', [0, 0, 0, 1], 'Ann, Bo and Cy win with the fewest points.'],
  ['nobody is ahead', [2, 2, 2, 2], 'Level on points. All of you win.'],
])('fewest points: %s', (_, points, headline) => {
  expect(recap({ points }).headline).toBe(headline)
})

test('the head start of a latecomer counts as followed', () => {
  const [first] = recap({ headStart: [0, 0, 0, 2] }, [1, 1, 1, 0]).rows
  expect(first).toMatchObject({ seat: 3, score: '2' })
})

test('one who left keeps a row and cannot win', () => {
  const { headline, winners, rows } = recap({ left: [1] }, [1, 3, 1, 1])
  expect(headline).toBe('All of you played along.')
  expect(winners).toEqual([0, 2, 3])
  expect(rows[0]).toMatchObject({ seat: 1, score: '3' })
})
