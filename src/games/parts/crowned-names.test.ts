import { expect, test } from 'vitest'
import { seatPlayers } from '#tests/support/games/play-rules.ts'
import { crownedNames } from './crowned-names.ts'
import { promptText } from './prompt-text.ts'

const players = seatPlayers(['Ann', 'Bo', 'Cem', 'Dot'])

test.each<[string, number[]]>([
  ['Nobody, then', []],
  ['Bo', [1]],
  ['Ann and Dot', [0, 3]],
  ['Ann, Bo and Dot', [0, 1, 3]],
  ['All of you', [0, 1, 2, 3]],
])('%s', (words, crowned) => {
  const parts = crownedNames(crowned, players.length)
  // What isolates a name from the sentence round it is not read out.
  const said = promptText({ raw: '', parts }, { players, sober: false }).replace(
    /[\u2068\u2069]/g,
    '',
  )
  expect(said).toBe(words)
})
