import { expect, test } from 'vitest'
import { seatPlayers } from '#tests/support/games/play-rules.ts'
import { guessLine } from './guess-line.ts'

const players = seatPlayers(['Mia', 'Noah', 'Ida', 'Emil', 'Sofie'])

test.each([
  ['nobody guessed', [], 0, ''],
  ['right guesses are named', [0, 1], 0, 'Mia and Noah knew.'],
  ['wrong ones are counted', [], 1, 'One guessed wrong.'],
  ['a server of the build before counts none', [2], undefined, 'Ida knew.'],
  ['both', [2], 2, 'Ida knew. Two guessed wrong.'],
  ['more than four are counted', [0, 1, 2, 3, 4], 0, 'Five of you knew.'],
])('%s', (_, knew, wrongCalls, line) => {
  expect(guessLine({ knew, wrongCalls }, players)).toBe(line)
})

test('where there is room for all, all are named', () => {
  const calls = { knew: [0, 1, 2, 3, 4], wrongCalls: 0 }
  expect(guessLine(calls, players, 5)).toBe('Mia, Noah, Ida, Emil and Sofie knew.')
})
