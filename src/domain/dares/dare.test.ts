import { expect, test } from 'vitest'
import { type Dare, validateDare } from './dare.ts'

const card: Dare = {
  kind: 'card',
  from: 'Mia',
  to: 'Bo',
  lines: ['Sing'],
  water: false,
  drawing: [],
}
const drawing = [[0, 1, 1]]

test.each<[string, Partial<Dare>, string | null]>([
  ['a written card', {}, null],
  ['a drawn card', { lines: [''], drawing }, null],
  ['a card of both', { drawing }, null],
  ['a blank card', { lines: [' '] }, 'lines'],
  ['a card to nobody', { to: ' ' }, 'to'],
  ['a card from nobody', { from: '' }, 'from'],
  ['a card signed so that nobody sees it', { from: '\u200b\u2060' }, 'from'],
  ['a card to somebody unseen', { to: '\u200d\u3164' }, 'to'],
  ['a card of marks that nobody sees', { lines: ['\u200b'] }, 'lines'],
  ['a card of two lines', { lines: ['Sing', 'Dance'] }, 'lines'],
  ['a card with cups', { water: true }, 'water'],
  ['a pong dare', { kind: 'pong', lines: ['Left hand', 'Hum'], water: true }, null],
  ['a pong dare without a way out', { kind: 'pong', lines: ['Left hand', ''] }, 'lines'],
  ['a pong dare of one line', { kind: 'pong' }, 'lines'],
  ['a love card', { kind: 'love' }, null],
  ['a drawn love card', { kind: 'love', drawing }, 'drawing'],
  ['a blank love card', { kind: 'love', lines: [''] }, 'lines'],
  ['an epic dare', { kind: 'epic', lines: ['a', 'b', 'c'] }, null],
  ['an epic dare with a gap', { kind: 'epic', lines: ['a', '', 'c'] }, 'lines'],
])('%s: %j', (_, change, field) => {
  expect(validateDare({ ...card, ...change })?.field ?? null).toBe(field)
})

test.each([0, 1, 2])('the fault of an epic dare is at the part that is empty: %i', (line) => {
  const lines = ['a', 'b', 'c'].with(line, ' ')
  expect(validateDare({ ...card, kind: 'epic', lines })).toMatchObject({ field: 'lines', line })
})
