import { describe, expect, test } from 'vitest'
import {
  addPlayer,
  maxPlayers,
  type Player,
  readPlayers,
  renamePlayer,
  tidyName,
} from './players.ts'
import type { Refusal } from './refusal.ts'
import { isRefusal } from './refusal.ts'
import { sayRefusal } from './say-message.ts'
import type { TableCode } from './table-messages.ts'

const table: Player[] = [
  { id: 'a', name: 'Sofie' },
  { id: 'b', name: 'Jonas' },
]

describe('a name is kept', () => {
  test.each([
    ['as typed', 'Sofie', 'Sofie'],
    ['without white space around it', '  Mia \n', 'Mia'],
    ['with single white space inside', 'Anna \t  Lise', 'Anna Lise'],
    ['cut to 20 characters', 'x'.repeat(200), 'x'.repeat(20)],
    ['without a space left at the cut', `${'x'.repeat(19)} y`, 'x'.repeat(19)],
    ['with emoji', '🦊', '🦊'],
    ['counting a joined emoji as one character', '👨‍👩‍👧‍👦'.repeat(25), '👨‍👩‍👧‍👦'.repeat(20)],
    ['in right-to-left script', 'سارة', 'سارة'],
    ['without marks that turn text around', '\u202eSofie\u202c', 'Sofie'],
    ['without control characters', 'So\u0000fie\u007f', 'Sofie'],
    ['composed', 'Zoe\u0308', 'Zoë'],
    ['as text, whatever it looks like', '<script>', '<script>'],
  ])('%s', (_, typed, kept) => {
    expect(tidyName(typed)).toBe(kept)
  })
})

describe('a player is refused', () => {
  test.each([
    ['an empty name', '', 'Every player needs a name.'],
    ['a name of spaces', '   ', 'Every player needs a name.'],
    ['a name of invisible marks', '\u200b\u202e', 'Every player needs a name.'],
    ['a name that is taken', 'Sofie', 'There is a Sofie at the table already. Add a letter?'],
    [
      'a taken name in other case',
      ' sOFIE',
      'There is a sOFIE at the table already. Add a letter?',
    ],
  ])('%s', (_, typed, sentence) => {
    expect(sayRefusal(addPlayer(table, typed, 'c') as Refusal<TableCode>)).toBe(sentence)
  })

  test('at a full table', () => {
    const full = Array.from({ length: maxPlayers }, (_, seat) => ({
      id: `${seat}`,
      name: `P${seat}`,
    }))
    const refusal = addPlayer(full, 'One more', 'x') as Refusal<TableCode>
    expect(sayRefusal(refusal)).toBe('The table is full: 20 players.')
  })
})

test('a player is seated to the right of the last', () => {
  expect(addPlayer(table, 'Mia', 'c')).toEqual([...table, { id: 'c', name: 'Mia' }])
})

test('a player may be renamed, to their own name in other case too, not to another’s', () => {
  expect(renamePlayer(table, 'a', 'SOFIE')).toEqual([{ id: 'a', name: 'SOFIE' }, table[1]])
  expect(isRefusal(renamePlayer(table, 'a', 'jonas'))).toBe(true)
})

describe('saved players', () => {
  test.each([
    ['nothing', null, []],
    ['rubbish', 'x', []],
    ['a list with holes', [null, 3, { id: 'a' }, table[0]], [table[0]]],
    ['doubled ids and names', [table[0], table[0], { id: 'z', name: 'sofie' }], [table[0]]],
    ['names as they would be typed', [{ id: 'q', name: '  Bo ' }], [{ id: 'q', name: 'Bo' }]],
  ])('%s', (_, saved, players) => {
    expect(readPlayers(saved)).toEqual(players)
  })
})
