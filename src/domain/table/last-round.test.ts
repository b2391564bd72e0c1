import { expect, test } from 'vitest'
import { readLastRound } from './last-round.ts'

const round = {
  slug: 'mix',
  title: 'Mix',
  players: [
    { id: 'a', name: 'Ann' },
    { id: 'b', name: 'Bo' },
  ],
  recap: {
    headline: 'So.',
    rows: [
      { seat: 1, score: '0', note: 'points' },
      { seat: 0, score: '2', note: 'points' },
    ],
    winners: [1],
    mostVoted: [0],
  },
  dealtAtMs: 500,
  atMs: 1000,
}

test('a round that was kept can be told', () => {
  expect(readLastRound(JSON.parse(JSON.stringify(round)))).toEqual(round)
})

test('what was said of it stays said', () => {
  expect(readLastRound({ ...round, isRated: true })).toEqual({ ...round, isRated: true })
  expect(readLastRound({ ...round, isRated: 'yes' })).toEqual(round)
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['a word', 'mix'],
  ['a number', 7],
  ['a slug that leads elsewhere', { ...round, slug: '../sign-in' }],
  ['no title', { ...round, title: null }],
  ['nobody at the table', { ...round, players: [] }],
  ['players that are none', { ...round, players: [{ id: 'a' }] }],
  ['no deal', { ...round, dealtAtMs: null }],
  ['no time', { ...round, atMs: 'yesterday' }],
  ['no recap', { ...round, recap: null }],
  [
    'a row of nobody',
    { ...round, recap: { ...round.recap, rows: [{ seat: 2, score: '', note: '' }] } },
  ],
  ['a row without a score', { ...round, recap: { ...round.recap, rows: [{ seat: 0, note: '' }] } }],
  ['a winner who is not here', { ...round, recap: { ...round.recap, winners: [5] } }],
])('nothing is told of %s', (_, saved) => {
  expect(readLastRound(saved)).toBeNull()
})

test('fingers at nobody are left out', () => {
  const odd = { ...round, recap: { ...round.recap, mostVoted: [9] } }
  expect(readLastRound(odd)?.recap.mostVoted).toBeUndefined()
})
